import type { NoticeFacts, NoticeKind } from '../../contract/noticeKinds';
import type { Deps } from '../Deps';
import { notices } from '../db/schema';

/**
 * Tells people something: a row for each, shown at `/notification` and counted in the frame. In a write `db` is its
 * transaction, and open pages hear of it after the commit.
 */
export const notify = async <Kind extends NoticeKind>(
  userIds: readonly number[],
  kind: Kind,
  facts: NoticeFacts[Kind],
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
): Promise<void> => {
  const to = [...new Set(userIds)];
  if (to.length === 0) return;
  const createdAt = clock();
  for (let from = 0; from < to.length; from += AT_ONCE)
    await db
      .insert(notices)
      .values(to.slice(from, from + AT_ONCE).map((userId) => ({ userId, kind, facts, createdAt })));
  live.wake(to);
};

/** Rows in one statement. */
const AT_ONCE = 1000;
