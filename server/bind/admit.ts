import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoints';
import type { Session } from '../auth/Session';
import { findSession } from '../auth/sessions';
import { bearerOf } from '../auth/token';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';

/**
 * The session behind a request, as far as the row demands one.
 * @throws Refusal 401 without a live session, 403 when the address is not confirmed yet
 */
export const admit = async (
  { access }: Endpoint,
  request: FastifyRequest,
  world: Pick<World, 'db' | 'clock'>,
): Promise<Session | undefined> => {
  const token = bearerOf(request.raw.rawHeaders);
  const session = token === undefined ? undefined : await findSession(token, world);
  if (access === 'anonymous') return session;
  if (!session) throw new Refusal(401, refusalTexts.unauthorized);
  if (access === 'user' && !session.verified) throw new Refusal(403, refusalTexts.unverified);
  return session;
};
