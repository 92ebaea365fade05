import type { WireRecord } from '../../contract/fields';
import { visibilityOf, visibilityUnder } from '../../contract/visibility/visibilityOf';
import { daysLeft } from './binWindow';
import { propertyOf } from './columns';
import type { Found, Parts, RecordTable, Resource } from './Resource';
import { namedUnder } from './references';

interface Told {
  /** As a row of a list, with what only lists carry. */
  readonly isListed?: boolean;
  /** What guests see of it; what stands above may have been judged before. */
  readonly seen?: typeof visibilityOf;
}

/**
 * A record as it travels: what its sections configure, its columns and files, what the declaration adds, and its life.
 */
export const recordOf = (
  resource: Resource,
  found: Found<RecordTable, Parts>,
  { isListed = false, seen = visibilityOf }: Told = {},
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
  const levels = resource.levels?.(record, found);
  return levels ? { ...record, visibility: seen(levels, found) } : record;
};

/** Records of one parent as rows of a list: what stands above them is judged once for all. */
export const recordsUnder = (
  resource: Resource,
  rows: readonly Found<RecordTable, Parts>[],
): readonly WireRecord[] => {
  let seenUnder: ReturnType<typeof visibilityUnder> | undefined;
  const seen: typeof visibilityOf = (levels, at) => {
    const own = levels.at(-1);
    if (!resource.under || !own) return visibilityOf(levels, at);
    seenUnder ??= visibilityUnder(levels.slice(0, -1), at);
    return seenUnder(own);
  };
  return rows.map((found) => recordOf(resource, found, { isListed: true, seen }));
};
