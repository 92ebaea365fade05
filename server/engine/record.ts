import type { WireRecord } from '../../contract/fields';
import type { Level } from '../../contract/visibility/Level';
import { visibilityUnder } from '../../contract/visibility/visibilityOf';
import { daysLeft } from './binWindow';
import { propertyOf } from './columns';
import type { Found, Parts, RecordTable, Resource } from './Resource';
import { namedUnder } from './references';

/** The venue and what hangs below it down to the parent of a record, which is one for a whole list, and the record as it travels. */
export interface Levels<F> {
  above(found: F): readonly Level[];
  own(record: WireRecord): Level;
}

type Seen = ReturnType<typeof visibilityUnder>;

interface Told {
  /** As a row of a list, with what only lists carry. */
  readonly isListed?: boolean;
  /** Says what guests see of it, where what stands above has been judged before. */
  readonly seen?: Seen | undefined;
}

/**
 * A record as it travels: what its sections configure, its columns and files, what the declaration adds, and its life.
 */
export const recordOf = (
  resource: Resource,
  found: Found<RecordTable, Parts>,
  { isListed = false, seen = seenUnder(resource, found) }: Told = {},
): WireRecord => {
  const { row } = found;
  const { columns, named, listed } = keysOf(resource);
  const record: Record<string, unknown> = { ...row.extra };
  for (const field of resource.files) record[field] = [];
  Object.assign(record, found.files);
  record.id = row.id;
  for (const [key, property] of columns) record[key] = row[property];
  for (const key of named) record[key] = found[key] ?? null;
  Object.assign(record, resource.wire(found));
  if (isListed) for (const key of listed) record[key] = found[key];
  record.createdAt = row.createdAt.toISOString();
  record.updatedAt = row.updatedAt.toISOString();
  record.deletedAt = row.deletedAt?.toISOString() ?? null;
  record.shownAt = row.shownAt?.toISOString() ?? null;
  // Whose days its dates are (docs/spec/3-decisions.md, 22).
  record.timezone = found.zone;
  record.days_before_deletion = daysLeft(row.deletedAt, found.now);
  if (resource.levels && seen) record.visibility = seen(resource.levels.own(record));
  return record;
};

/** The keys of a resource's records, looked up once and not for each of a thousand rows. */
interface Keys {
  readonly columns: readonly (readonly [key: string, property: string])[];
  readonly named: readonly string[];
  readonly listed: readonly string[];
}

const keysOf = (resource: Resource): Keys => {
  const known = KEYS.get(resource);
  if (known) return known;
  const keys = {
    columns: resource.columns.map((key) => [key, propertyOf(key)] as const),
    named: Object.keys(resource.references ?? {}).map(namedUnder),
    listed: Object.keys(resource.listParts ?? {}),
  };
  KEYS.set(resource, keys);
  return keys;
};
const KEYS = new WeakMap<Resource, Keys>();

const seenUnder = ({ levels }: Resource, found: Found<RecordTable, Parts>): Seen | undefined =>
  levels && visibilityUnder(levels.above(found), found);

/** Records of one parent as rows of a list: what stands above them is judged once for all. */
export const recordsUnder = (
  resource: Resource,
  rows: readonly Found<RecordTable, Parts>[],
): readonly WireRecord[] => {
  const [first] = rows;
  // Venues hang under nothing, and each goes by its own clock.
  const seen = resource.under && first && seenUnder(resource, first);
  return rows.map((found) => recordOf(resource, found, { isListed: true, seen }));
};
