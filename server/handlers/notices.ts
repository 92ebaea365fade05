import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { listNotices, markRead } from '../notices/readNotices';

type Key = Extract<EndpointKey, `notices.${string}`>;

export const noticeHandlers: { readonly [K in Key]: Handler<K> } = {
  'notices.list': ({ userId, reach, list }, deps) => listNotices({ userId, reach, list }, deps),

  'notices.read': async ({ userId, reach, ids }, deps) => ({
    unread: await markRead({ userId, reach, ids }, deps),
  }),
};
