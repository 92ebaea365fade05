import type { WireRecord } from '../../contract/fields';
import type { EndpointKey } from '../../contract/rows';
import { forbidden, notFound, stale } from '../ApiError';
import type { AnyListQuestion, FormBody, Saved } from '../Call';
import type { Deps } from '../Deps';
import type { FormContext } from '../FormContext';
import { applyRows } from './applyRows';
import { deleteMany, destroyMany, type Ids, restoreMany } from './bin';
import { nameOf } from './columns';
import { type Place, placeFor } from './lock';
import { list } from './page';
import type { Ahead } from './places';
import type { At, Resource } from './Resource';
import type { ApplyDeps, NewRow, SetRow } from './RowChange';
import { isColumnOf, type Reach, rootColumn } from './reach';
import { one, withHints } from './read';

/** What the engine takes from a call; `bind` has filled exactly what the row names. */
export interface EngineCall {
  readonly userId: number;
  readonly reach: Reach;
  readonly home: number | undefined;
  readonly path: Readonly<Record<string, string | number>>;
  readonly place?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly list: AnyListQuestion;
  readonly ids: Ids;
  readonly form: FormBody;
  readonly context?: StandingContext | undefined;
  readonly ifMatch: number | undefined;
}

/** What a form stands on: of a new record its place, of another the record itself. Held. */
export interface StandingContext extends FormContext {
  readonly place?: Place | undefined;
  readonly ahead?: Ahead | undefined;
  readonly found?: SetRow['found'];
  readonly record?: WireRecord;
}

export const atOf = ({
  userId,
  reach,
  home,
  path,
  place,
  query,
}: Pick<EngineCall, 'userId' | 'reach' | 'home' | 'path' | 'place' | 'query'>): At & {
  readonly id: number;
} => {
  const { id = 0, ...named } = { ...query, ...path, ...place };
  return { userId, reach, home, named, id: Number(id) };
};

export type Verb = (resource: Resource, call: EngineCall, deps: Deps) => Promise<unknown>;

const move =
  (verb: typeof deleteMany): Verb =>
  (resource, call, deps) =>
    verb(resource, { ids: call.ids, at: atOf(call) }, deps);

/** What a resource can do, by the verbs of the table; a call of another name may be one of them with a twist. */
export const verbs = {
  list: (resource, call, deps) => list(resource, { ...atOf(call), list: call.list, isBin: false }, deps),
  deleted: (resource, call, deps) => list(resource, { ...atOf(call), list: call.list, isBin: true }, deps),
  one: (resource, call, deps) => one(resource, atOf(call), deps),
  create: (resource, { form, context, ...call }, deps) =>
    create(resource, { at: atOf(call), form, place: context?.place, ahead: context?.ahead }, deps),
  update: (resource, call, deps) => update(resource, call, deps),
  deleteMany: move(deleteMany),
  restoreMany: move(restoreMany),
  destroyMany: move(destroyMany),
} satisfies Readonly<Record<string, Verb>>;

/** The calls of a declared resource that are no verbs of every resource: each has a handler of its own. */
export type OwnKey<Group extends string> = Exclude<
  Extract<EndpointKey, `${Group}.${string}`>,
  `${Group}.${keyof typeof verbs}`
>;

interface Making {
  readonly at: At;
  readonly form: FormBody;
  /** Held; absent: it is to be found. */
  readonly place?: Place | undefined;
  readonly ahead?: Ahead | undefined;
}

/** A new record. @throws ApiError 403 (a venue, and no business to open it in), 404, 409 (address taken), and what `settle` refuses */
export const create = async (resource: Resource, { at, form, ...held }: Making, deps: ApplyDeps) => {
  const place = held.place ?? (await placeFor(resource, { ...at, isHeld: true }, deps));
  const parentId = place?.parentId ?? at.home;
  if (parentId === undefined) throw forbidden();
  const columns = ownNamed(resource, at);
  const { ahead } = held;
  const row: NewRow = {
    kind: 'new',
    ...form,
    parentId,
    ...(place && { rootId: place.rootId }),
    columns,
    ahead,
  };
  return withHints(resource, only(await applyRows(resource, { rows: [row], at }, deps)));
};

/** The columns of its own that the call names: the kind of a category. */
const ownNamed = ({ table, named }: Resource, at: At): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, column]) =>
      isColumnOf(column, table) && at.named[name] !== undefined ? [[nameOf(column), at.named[name]]] : [],
    ),
  );

/** Writes what the form sent; the rest stays. @throws ApiError 404, 409, 412, and what `settle` refuses */
const update = async (
  resource: Resource,
  { form, ifMatch, context, ...call }: EngineCall,
  deps: ApplyDeps,
): Promise<Saved> => {
  const [found, record] = [context?.found, context?.record];
  if (!found || !record) throw notFound();
  if (ifMatch !== undefined && ifMatch !== found.row.version) throw stale();
  const rootId = Number(Object(found.row)[nameOf(rootColumn(resource))]);
  const row = { kind: 'set' as const, ...form, found, record, rootId };
  return withHints(resource, only(await applyRows(resource, { rows: [row], at: atOf(call) }, deps)));
};

const only = ([one]: readonly { readonly saved: Saved | undefined }[]): Saved => {
  if (!one?.saved) throw notFound();
  return one.saved;
};
