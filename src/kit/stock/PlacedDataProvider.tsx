import { DataProviderContext } from 'ra-core';
import { type ReactNode, useContext, useMemo } from 'react';
import { isRecord } from '../../../contract/isRecord';
import type { Parents } from '../resourceDeclaration';

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

interface Props {
  readonly parents: Parents;
  readonly children: ReactNode;
}

/** Fills the parents of the page into every call that names none: so a stock `<BulkDeleteButton>` deletes in its place. */
export const PlacedDataProvider = ({ parents, children }: Props) => {
  const outer = useContext(DataProviderContext);
  const placed = useMemo(() => outer && placedProvider(outer, parents), [outer, parents]);
  return <DataProviderContext value={placed}>{children}</DataProviderContext>;
};

const placedProvider = <P extends object>(outer: P, parents: Parents): P =>
  new Proxy(outer, {
    get: (target, name, receiver) => {
      const verb: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string' || typeof verb !== 'function' || !PLACED.includes(name)) return verb;
      return (resource: string, params: unknown, ...rest: readonly unknown[]) =>
        verb.call(target, resource, inPlace(params, parents), ...rest);
    },
  });

const inPlace = (params: unknown, parents: Parents): unknown => {
  const { meta, ...others } = isRecord(params) ? params : {};
  return { ...others, meta: { parents, ...(isRecord(meta) && meta) } };
};
