import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { changes } from '../db/schema';
import type { Resource } from '../engine/Resource';
import { hangsUnder, idsUnder } from '../engine/reach';
import type { Entry } from './takeBack';

export const keyOf = ({ resource, recordId }: Pick<Entry, 'resource' | 'recordId'>): string =>
  `${resource} ${recordId}`;

/** Records of the act in which something was done after it: they hold it, and do not go then. */
export const changedInside = async (
  entries: readonly Entry[],
  { batch, all }: { readonly batch: string; readonly all: readonly Resource[] },
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const entry of entries.filter(({ kind }) => kind === 'create')) {
    const resource = all.find(({ name }) => name === entry.resource);
    const below = resource ? all.filter((each) => hangsUnder(each, resource)) : [];
    if (!resource || below.length === 0) continue;
    const inside = below.map((each) =>
      and(
        eq(changes.resource, each.name),
        sql`${changes.recordId} in (${idsUnder(each, resource, sql`${entry.recordId}::int`)})`,
      ),
    );
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
  { db }: Pick<Deps, 'db'>,
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
