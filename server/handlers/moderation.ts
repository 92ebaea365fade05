import { eq } from 'drizzle-orm';
import type { Remark } from '../../contract/noticeKinds';
import { ApiError, conflict, invalid, notFound } from '../ApiError';
import type { Call, Handlers, KeyIn } from '../Call';
import type { Deps } from '../Deps';
import { users } from '../db/schema';
import { decide, isOfBusiness } from '../moderation/decide';
import { listWaiting, oneWaiting } from '../moderation/readModeration';
import { points } from '../resources';
import { moderationTexts } from '../texts/refusals';
import { isModerator } from '../users/read';

/** For who is no moderator there is no such desk. */
const expectModerator = async (userId: number, deps: Deps): Promise<void> => {
  if (!(await isModeratorById(userId, deps))) throw notFound();
};

export const moderationHandlers: Handlers<KeyIn<'moderation'>> = {
  'moderation.list': async ({ userId, list }, deps) => {
    await expectModerator(userId, deps);
    return listWaiting(list, deps);
  },

  'moderation.one': async ({ userId, path: { pointId } }, deps) => {
    await expectModerator(userId, deps);
    return oneWaiting(pointId, deps);
  },

  'moderation.decide': async ({ userId, path: { pointId }, body }, deps) => {
    await expectModerator(userId, deps);
    const verdict = readVerdict(body, deps);
    if (await isOfBusiness({ userId, pointId }, deps)) throw new ApiError(403, moderationTexts.own);
    if (!(await decide(pointId, { ...verdict, userId }, deps))) throw conflict(moderationTexts.decided);
  },
};

/** @throws ApiError 422: a rejection says why */
const readVerdict = (
  { decision, reason, fields = {}, version }: Call<'moderation.decide'>['body'],
  deps: Pick<Deps, 'sections'>,
) => {
  const inGeneral = reason?.trim() ?? '';
  const remarks = readRemarks(fields, deps);
  const isRejection = decision === 'reject';
  if (isRejection && inGeneral === '' && remarks.length === 0)
    throw invalid({ reason: [moderationTexts.reasonWanted] });
  return {
    decision,
    reason: isRejection && inGeneral !== '' ? inGeneral : null,
    remarks: isRejection ? remarks : [],
    version,
  };
};

/** Reasons by field, in the order of the form. */
const readRemarks = (
  raw: Readonly<Record<string, string>>,
  { sections }: Pick<Deps, 'sections'>,
): readonly Remark[] => {
  const known = Object.keys(points.sections).flatMap((section) =>
    sections.fields(section).map(({ name, title }) => ({ section, field: name, title: title || name })),
  );
  const strange = Object.keys(raw).find((name) => !known.some(({ field }) => field === name));
  if (strange !== undefined) throw invalid({ fields: [moderationTexts.fields] });
  return known.flatMap((field) => {
    const reason = raw[field.field]?.trim() ?? '';
    return reason === '' ? [] : [{ ...field, reason }];
  });
};

/** Whether this person decides on venues. Only confirmed people call, so the address is theirs. */
const isModeratorById = async (userId: number, { db, env }: Pick<Deps, 'db' | 'env'>): Promise<boolean> => {
  if (env.MODERATORS.length === 0) return false;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user !== undefined && isModerator(user.email, env);
};
