import type { Handler } from '../Call';
import type { Resource } from '../engine/Resource';
import { catchUp, settledMark } from '../live/catchUp';
import { markIn, seenBy, venueIn } from '../live/seenBy';
import { countUnread } from '../notices/readNotices';

/** For who cannot keep a stream open: what came since they asked last. The stream itself is `live/openStream`. */
export const liveHandlers = (all: readonly Resource[]): { readonly 'live.read': Handler<'live.read'> } => ({
  'live.read': async ({ userId, reach, query, grantsFor }, deps) => {
    const since = markIn(query.since);
    const last = await settledMark(deps);
    const { events, isLost } =
      since === undefined ? { events: new Map(), isLost: false } : await catchUp(since, all, deps);
    return {
      changes: seenBy(events, grantsFor, venueIn(query.pointId)),
      last: String(last),
      unread: await countUnread({ userId, reach }, deps),
      reset: isLost,
    };
  },
});
