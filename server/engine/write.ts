import { forbidden, notFound, stale } from '../ApiError';
import type { FormBody, Saved } from '../Call';
import { applyRows } from './applyRows';
import { nameOf } from './columns';
import { holdVenues, placeFor } from './hold';
import type { At, Resource } from './Resource';
import type { ApplyDeps, NewRow } from './RowChange';
import { isColumnOf, rootColumn } from './reach';
import { find } from './read';
import { recordOf } from './record';

/** A new record. @throws ApiError 403 (a venue, and no business to open it in), 404, 409 (address taken), and what `settle` refuses */
export const create = async (resource: Resource, at: At, form: FormBody, deps: ApplyDeps): Promise<Saved> => {
  const place = await placeFor(resource, at, deps, true);
  const parentId = place?.parentId ?? at.home;
  if (parentId === undefined) throw forbidden();
  const row: NewRow = {
    kind: 'new',
    ...form,
    parentId,
    ...(place && { rootId: place.rootId }),
    columns: ownNamed(resource, at),
  };
  return only(await applyRows(resource, { rows: [row], at, all: [] }, deps));
};

/** The columns of its own that the call names: the kind of a category. */
const ownNamed = ({ table, named }: Resource, at: At): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, column]) =>
      isColumnOf(column, table) && at.named[name] !== undefined ? [[nameOf(column), at.named[name]]] : [],
    ),
  );

/** Writes what the form sent; the rest stays. @throws ApiError 404, 409, 412, and what `settle` refuses */
export const update = async (
  resource: Resource,
  at: At & { readonly id: number },
  { form, ifMatch }: { readonly form: FormBody; readonly ifMatch: number | undefined },
  all: readonly Resource[],
  deps: ApplyDeps,
): Promise<Saved> => {
  await holdVenues(resource, { ids: [at.id], reach: at.reach }, deps);
  const found = await find(resource, at, deps);
  if (ifMatch !== undefined && ifMatch !== found.row.version) throw stale();
  const rootId = Number(Object(found.row)[nameOf(rootColumn(resource))]);
  const row = { kind: 'set' as const, ...form, found, record: recordOf(resource, found), rootId };
  return only(await applyRows(resource, { rows: [row], at, all }, deps));
};

const only = ([one]: readonly { readonly saved: Saved | undefined }[]): Saved => {
  if (!one?.saved) throw notFound();
  return one.saved;
};
