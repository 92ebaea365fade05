import { eq } from 'drizzle-orm';
import type { NoticeFacts } from '../../contract/noticeKinds';
import type { Db, Deps } from '../Deps';
import { businesses } from '../db/schema';
import { mailNotice, notify } from '../notices/notify';
import { businessTitle } from './titles';

interface TeamNews extends Pick<NoticeFacts['team'], 'event' | 'person' | 'role'> {
  readonly businessId: number;
  /** Whom it concerns; null: a member who has no account yet. */
  readonly userId: number | null;
  /** Who did it; they need not be told. */
  readonly byId: number | null;
}

type TellDeps = Pick<Deps, 'db' | 'clock' | 'live' | 'mail' | 'inBackground' | 'publicUrl'>;

/** Tells somebody what became of a place in a team (TD-05). To be called inside the transaction that changes it. */
export const tellTeam = async (
  { businessId, userId, byId, ...event }: TeamNews,
  deps: TellDeps,
): Promise<void> => {
  if (userId === null || userId === byId) return;
  const facts = { ...event, business: await titleOfBusiness(businessId, deps) };
  await notify([userId], { kind: 'team', facts }, deps);
  await mailNotice([userId], { kind: 'team', facts }, deps);
};

const titleOfBusiness = async (id: number, { db }: Db): Promise<string> => {
  const [business] = await db.select({ title: businessTitle }).from(businesses).where(eq(businesses.id, id));
  return business?.title ?? '';
};
