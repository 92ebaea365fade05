import { eq, sql } from 'drizzle-orm';
import { rulesOf } from '../../contract/fields';
import type { Deps } from '../Deps';
import { changes } from '../db/schema';
import { sectionsOf } from '../engine/history';
import type { Resource } from '../engine/Resource';

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
