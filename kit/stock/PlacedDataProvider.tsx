import { type ReactNode, useContext, useMemo } from 'react';
import { DataProviderContext } from 'react-admin';
import { isRecord } from '../../contract/isRecord';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Resource } from '../declaration/defineResource';
import type { Parents } from '../declaration/Parents';

/** The verbs that take a place in their `meta`; a stock part knows nothing of parents and leaves it out. */
const PLACED: readonly string[] = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'restoreMany',
  'destroyMany',
];

/** The verbs that carry a payload, and the mode its fields are written in. */
const WRITING: Readonly<Record<string, 'create' | 'edit'>> = {
  create: 'create',
  update: 'edit',
  updateMany: 'edit',
};

interface Props {
  readonly resource: Resource;
  readonly parents: Parents;
  readonly children: ReactNode;
}

/**
 * Makes stock parts work in a place: fills the parents of the page into every call that names none, so that a
 * `<BulkDeleteButton>` deletes there, and sends of a stock form only what the sections may write (BE-07).
 */
export const PlacedDataProvider = ({ resource, parents, children }: Props) => {
  const outer = useContext(DataProviderContext) as CarteDataProvider | null;
  const placed = useMemo(() => outer && placedProvider(outer, resource, parents), [outer, resource, parents]);
  return <DataProviderContext value={placed}>{children}</DataProviderContext>;
};

const placedProvider = (outer: CarteDataProvider, own: Resource, parents: Parents): CarteDataProvider =>
  new Proxy(outer, {
    get: (target, name, receiver) => {
      const verb: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string' || typeof verb !== 'function' || !PLACED.includes(name)) return verb;
      return async (resource: string, params: unknown, ...rest: readonly unknown[]) => {
        const placed = inPlace(params, parents);
        const mode = WRITING[name];
        const isOfStock = mode && resource === own.name && own.form && !placed.meta.form;
        const data =
          isOfStock && isRecord(placed.data) ? { data: await writable(placed.data, own, mode, outer) } : {};
        return verb.call(target, resource, { ...placed, ...data }, ...rest);
      };
    },
  });

const inPlace = (
  params: unknown,
  parents: Parents,
): Readonly<Record<string, unknown>> & { readonly meta: Readonly<Record<string, unknown>> } => {
  const { meta, ...others } = isRecord(params) ? params : {};
  return { ...others, meta: { parents, ...(isRecord(meta) && meta) } };
};

/** Fetched with the first save of a stock form: nobody else needs to know a section before its page does. */
const writable = async (...args: Parameters<typeof import('./writableOnly')['writableOnly']>) =>
  (await import('./writableOnly')).writableOnly(...args);
