import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoints';
import { ApiError } from '../ApiError';
import type { Session } from '../auth/Session';
import { findSession } from '../auth/sessions';
import { bearerOf } from '../auth/token';
import type { Deps } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';

/**
 * The session behind a request, as far as the row demands one.
 * @throws ApiError 401 without a live session, 403 when the address is not confirmed yet
 */
export const authenticate = async (
  { access }: Endpoint,
  request: FastifyRequest,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Session | undefined> => {
  const token = bearerOf(request.raw.rawHeaders);
  const session = token === undefined ? undefined : await findSession(token, deps);
  if (access === 'anonymous') return session;
  if (!session) throw new ApiError(401, apiErrorTexts.unauthorized);
  if (access === 'user' && !session.verified) throw new ApiError(403, apiErrorTexts.unverified);
  return session;
};
