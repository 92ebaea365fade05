import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { rulesOf } from '../../contract/fields';
import type { Db, Deps } from '../Deps';
import { changes } from '../db/schema';
import { sectionsOf } from '../engine/history';
import type { Resource } from '../engine/Resource';
import { recordsUnder } from '../engine/reach';
import type { Entry } from './takeBack';

export const keyOf = ({ resource, recordId }: Pick<Entry, 'resource' | 'recordId'>): string =>
  `${resource} ${recordId}`;

/** Records of the act in which something was done after it: they hold it, and do not go then. */
export const changedInside = async (
  entries: readonly Entry[],
  batch: string,
  { db, resources }: Pick<Deps, 'db' | 'resources'>,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const entry of entries.filter(({ kind }) => kind === 'create')) {
    const resource = resources.find(({ name }) => name === entry.resource);
    if (!resource) continue;
    const inside = recordsUnder(resource, [entry.recordId], resources).flatMap((each) =>
      each.resource === resource
        ? []
        : [and(eq(changes.resource, each.resource.name), each.holds(changes.recordId))],
    );
    if (inside.length === 0) continue;
    const [first] = await db
      .select({ id: changes.id })
      .from(changes)
      .where(
        and(
          eq(changes.pointId, entry.pointId),
          sql`${changes.id} > ${entry.id}`,
          ne(changes.batch, batch),
          isNull(changes.undoes),
          or(...inside),
        ),
      )
      .limit(1);
    if (first) found.add(keyOf(entry));
  }
  return found;
};

/** Records of the act that somebody has worked on after it: what was made by the act does not go then. */
export const changedSince = async (
  entries: readonly Entry[],
  batch: string,
  { db }: Db,
): Promise<ReadonlySet<string>> => {
  const made = entries.filter(({ kind }) => kind === 'create');
  const found = new Set<string>();
  for (const resource of new Set(made.map((entry) => entry.resource))) {
    const own = made.filter((entry) => entry.resource === resource);
    const ids = own.map(({ recordId }) => recordId);
    const first = Math.min(...own.map(({ id }) => id));
    const rows = await db
      .selectDistinct({ recordId: changes.recordId })
      .from(changes)
      .where(
        and(
          eq(changes.resource, resource),
          inArray(changes.recordId, ids),
          sql`${changes.id} > ${first}`,
          ne(changes.batch, batch),
          isNull(changes.undoes),
        ),
      );
    for (const { recordId } of rows) found.add(`${resource} ${recordId}`);
  }
  return found;
};

/**
 * Of the files that these entries speak of, which were saved again after them: the history keeps what files are called, and two
 * may be called the same. @returns whether a field of an entry is one of them
 */
export const filesSavedSince = async (
  entries: readonly Pick<typeof changes.$inferSelect, 'id' | 'recordId' | 'after'>[],
  resource: Resource,
  { db, sections }: Pick<Deps, 'db' | 'sections'>,
): Promise<(entryId: number, field: string) => boolean> => {
  const names = sectionsOf(resource, sections)
    .flat()
    .filter((field) => rulesOf(field).keptInPart === true)
    .map(({ name }) => name);
  const asked = entries.flatMap(({ id, recordId, after }) =>
    names.filter((field) => Object.hasOwn(after, field)).map((field) => ({ id, record_id: recordId, field })),
  );
  if (asked.length === 0) return () => false;
  const found = await db
    .select({ id: sql<number>`entry.id`, field: sql<string>`entry.field` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as entry(id int, record_id int, field text)`,
    )
    .where(
      sql`exists (select 1 from ${changes} where ${eq(changes.resource, resource.name)}
        and ${changes.recordId} = entry.record_id and ${changes.id} > entry.id
        and jsonb_exists(${changes.after}, entry.field))`,
    );
  const since = new Set(found.map(({ id, field }) => `${id} ${field}`));
  return (entryId, field) => since.has(`${entryId} ${field}`);
};
