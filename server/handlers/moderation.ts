import { eq } from 'drizzle-orm';
import type { EndpointKey } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { Remark } from '../../contract/noticeKinds';
import { ApiError, conflict, invalid, notFound } from '../ApiError';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import { users } from '../db/schema';
import { DECISIONS, type Decision, decide, isOfBusiness } from '../moderation/decide';
import { listWaiting, oneWaiting } from '../moderation/readModeration';
import { points } from '../resources';
import { moderationTexts } from '../texts/moderation';
import { isModerator } from '../users/isModerator';

type Key = Extract<EndpointKey, `moderation.${string}`>;

/** For who is no moderator there is no such desk. */
const expectModerator = async (userId: number, deps: Deps): Promise<void> => {
  if (!(await isModeratorById(userId, deps))) throw notFound();
};

export const moderationHandlers: { readonly [K in Key]: Handler<K> } = {
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

const isDecision = (raw: unknown): raw is Decision =>
  typeof raw === 'string' && Object.hasOwn(DECISIONS, raw);

/** @throws ApiError 422: a rejection says why */
const readVerdict = (
  { decision, reason, fields, version }: Readonly<Record<string, unknown>>,
  deps: Pick<Deps, 'sections'>,
) => {
  if (!isDecision(decision)) throw invalid({ decision: [moderationTexts.decision] });
  if (version !== undefined && !Number.isInteger(version))
    throw invalid({ version: [moderationTexts.version] });
  const inGeneral = readReason(reason ?? '', 'reason');
  const remarks = readRemarks(fields ?? {}, deps);
  const isRejection = decision === 'reject';
  if (isRejection && inGeneral === '' && remarks.length === 0)
    throw invalid({ reason: [moderationTexts.reasonWanted] });
  return {
    decision,
    reason: isRejection && inGeneral !== '' ? inGeneral : null,
    remarks: isRejection ? remarks : [],
    version: typeof version === 'number' ? version : undefined,
  };
};

const readReason = (raw: unknown, name: string): string => {
  if (typeof raw !== 'string' || raw.length > limits.descriptionMax)
    throw invalid({ [name]: [moderationTexts.reason] });
  return raw.trim();
};

/** Reasons by field, in the order of the form. */
const readRemarks = (raw: unknown, { sections }: Pick<Deps, 'sections'>): readonly Remark[] => {
  if (!isRecord(raw)) throw invalid({ fields: [moderationTexts.fields] });
  const known = Object.keys(points.sections).flatMap((section) =>
    sections.fields(section).map(({ name, title }) => ({ section, field: name, title: title || name })),
  );
  const strange = Object.keys(raw).find((name) => !known.some(({ field }) => field === name));
  if (strange !== undefined) throw invalid({ fields: [moderationTexts.fields] });
  return known.flatMap((field) => {
    if (!Object.hasOwn(raw, field.field)) return [];
    const reason = readReason(raw[field.field], `fields.${field.field}`);
    return reason === '' ? [] : [{ ...field, reason }];
  });
};

/** Whether this person decides on venues. Only confirmed people call, so the address is theirs. */
const isModeratorById = async (userId: number, { db, env }: Pick<Deps, 'db' | 'env'>): Promise<boolean> => {
  if (env.MODERATORS.length === 0) return false;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user !== undefined && isModerator(user.email, env);
};
