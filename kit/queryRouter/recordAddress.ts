import { categoryKindOf } from '../../contract/vocabulary';
import { encodeKindId } from '../../dataProvider/kindId';
import type { Resource } from '../declaration/defineResource';
import { toAddress } from './toAddress';

interface RecordPlace {
  /** The number of the record on the wire. */
  readonly id: number | string;
  /** What addresses name besides it. */
  readonly place: Readonly<Record<string, unknown>>;
}

/** The edit page of a record of any resource; undefined where there is none or its place is not known. */
export const recordAddress = (
  resource: Resource | undefined,
  { id, place }: RecordPlace,
): string | undefined => {
  const entry = resource?.routes.edit;
  if (!entry) return undefined;
  const parents = Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value)]));
  if (!entry.kindIds) return toAddress(entry, { parents, id });
  const kind = categoryKindOf(place.type);
  return kind && toAddress(entry, { parents, id: encodeKindId(kind, id) });
};
