import type { EndpointKey } from '../../contract/rows';
import { closeOtherSessions, closeSessions, listSessions } from '../auth/sessions';
import type { Handler } from '../Call';

type Key = Extract<EndpointKey, `sessions.${string}`>;

export const sessionHandlers: { readonly [K in Key]: Handler<K> } = {
  'sessions.list': ({ session, list }, deps) => listSessions(session, list, deps),

  'sessions.deleteMany': ({ session, ids }, deps) =>
    ids === undefined
      ? closeOtherSessions(session, deps)
      : closeSessions({ userId: session.userId, ids }, deps),
};
