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
  const record = {
    ...row.extra,
    ...Object.fromEntries(resource.files.map((field) => [field, []])),
    ...found.files,
    id: row.id,
    ...Object.fromEntries(resource.columns.map((key) => [key, row[propertyOf(key)]])),
    ...Object.fromEntries(
      Object.keys(resource.references ?? {})
        .map(namedUnder)
        .map((key) => [key, found[key] ?? null]),
    ),
    ...resource.wire(found),
    ...(isListed &&
      Object.fromEntries(Object.keys(resource.listParts ?? {}).map((name) => [name, found[name]]))),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    shownAt: row.shownAt?.toISOString() ?? null,
    // Whose days its dates are (docs/spec/3-decisions.md, 22).
    timezone: found.zone,
    days_before_deletion: daysLeft(row.deletedAt, found.now),
  };
  return resource.levels && seen ? { ...record, visibility: seen(resource.levels.own(record)) } : record;
};

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
