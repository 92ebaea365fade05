import type { WireRecord } from '../../contract/fields';
import { visibilityOf } from '../../contract/visibility/visibilityOf';
import { daysLeft } from './binWindow';
import { propertyOf } from './columns';
import type { BaseRow, Found, Parts, RecordTable, Resource } from './Resource';

/**
 * A record as it travels: what its sections configure, its columns and files, what the declaration adds, and its life.
 * @param listed as a row of a list, with what only lists carry
 */
export const recordOf = (
  resource: Resource,
  found: Found<RecordTable, Parts>,
  listed = false,
): WireRecord => {
  const row = found.row as BaseRow & Readonly<Record<string, unknown>>;
  const record = {
    ...row.extra,
    ...Object.fromEntries(resource.files.map((field) => [field, []])),
    ...found.files,
    id: row.id,
    ...Object.fromEntries(resource.columns.map((key) => [key, row[propertyOf(key)]])),
    ...resource.wire(found),
    ...(listed &&
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
  return levels ? { ...record, visibility: visibilityOf(levels, found) } : record;
};
