import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { changes } from '../db/schema';

/** The first entry of this act in each venue. */
export const entriesOf = async ({
  db,
  flushAudit,
}: Pick<Deps, 'db' | 'flushAudit'>): Promise<ReadonlyMap<number, number>> => {
  const first = await flushAudit();
  if (first === undefined) return new Map();
  const batch = sql`(select mine.batch from ${changes} as mine where ${eq(sql`mine.id`, first)})`;
  const rows = await db
    .select({ pointId: changes.pointId, id: sql<number>`min(${changes.id})` })
    .from(changes)
    .where(sql`${changes.batch} = ${batch}`)
    .groupBy(changes.pointId);
  return new Map(rows.flatMap(({ pointId, id }) => (pointId === null ? [] : [[pointId, id] as const])));
};
