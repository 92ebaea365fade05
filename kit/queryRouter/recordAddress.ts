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
export const recordAddress = (resource: Resource | undefined, record: RecordPlace): string | undefined => {
  const entry = resource?.routes.edit;
  const id = resource && consoleIdOf(resource, record);
  return entry && id !== undefined ? toAddress(entry, { parents: parentsOf(record.place), id }) : undefined;
};

/** The id that the console knows the record by; undefined = its kind is not told, and without it nobody can say. */
export const consoleIdOf = (
  { routes }: Resource,
  { id, place }: RecordPlace,
): string | number | undefined => {
  if (!routes.edit?.kindIds) return id;
  const kind = categoryKindOf(place.type);
  return kind && encodeKindId(kind, id);
};

export const parentsOf = (place: RecordPlace['place']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value)]));
