import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { points } from '../db/schema';

/** Keeps when something was first done with a venue: the overview of a new owner ticks it off (TD-04), and nobody's answer waits for it. */
export const noteFirst = (
  what: 'codeAt' | 'pageAt',
  pointId: number,
  { db, clock, inBackground }: Pick<Deps, 'db' | 'clock' | 'inBackground'>,
): void =>
  inBackground(async () => {
    await db
      .update(points)
      .set({ [what]: clock() })
      .where(and(eq(points.id, pointId), isNull(points[what])));
  });
