import type { FastifyRequest } from 'fastify';
import type { Row } from '../../contract/rows';
import type { ReadCall } from './readCall';
import type { Reply } from './replyOf';

/** Calls that leave a trace when they succeed: who came and went, who changed their profile, whose password or second factor was set, and what was moved to the bin, given back, destroyed. */
const KEPT = /^auth\.|^profile\.(?:password|update)$|^totp\.|\.(?:deleteMany|restoreMany|destroyMany)$/;

/** Refusals that leave one: a wrong password, no right to it, absent or not yours, too many tries. */
const REFUSED: readonly number[] = [403, 404, 405, 429];
const WRONG_PASSWORD = 401;

/**
 * The trail of an operator (trust.md PL3): JSON lines of the log with `event`. They hold the call, numbers of users and
 * records, and the request id; nothing that anybody typed, so no line can be forged and nobody's data is kept.
 */
export const auditDone = (
  { key, userId, session, ids }: ReadCall,
  { body, status }: Reply,
  { log }: Pick<FastifyRequest, 'log'>,
): void => {
  if (!KEPT.test(key)) return;
  // The password was right, and nobody is in before the second step.
  const outcome = status === 202 ? 'asked' : 'done';
  log.info({ event: key, outcome, user: userId ?? session?.userId ?? opened(body), ids }, 'trail');
};

export const auditRejected = (
  { key, endpoint: { answer } }: { readonly key: string; readonly endpoint: Row },
  { log, session }: Pick<FastifyRequest, 'log' | 'session'>,
  status: number,
): void => {
  const isWrongPassword = answer.kind === 'session' && status === WRONG_PASSWORD;
  if (!isWrongPassword && !REFUSED.includes(status)) return;
  log.warn({ event: key, outcome: 'refused', status, user: session?.userId ?? undefined }, 'trail');
};

/** The user behind a session that this very call opened. */
const opened = (body: Reply['body']): number | undefined => {
  const id = body !== null && typeof body === 'object' && 'id' in body ? body.id : undefined;
  return typeof id === 'number' ? id : undefined;
};
