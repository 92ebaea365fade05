import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveEventName } from '../../contract/liveEvents';
import { ApiError } from '../ApiError';
import type { Session } from '../auth/sessions';
import type { Deps } from '../Deps';
import { countUnread } from '../notices/readNotices';
import { type Grant, reachOf } from '../team/grants';
import { apiErrorTexts } from '../texts/apiErrors';
import { catchUp } from './changeLog';
import type { Feed, Listener } from './makeFeed';
import { seenBy } from './seenBy';

/** Open pages of one person on all their devices; hidden ones sleep. */
const MAX_OF_USER = 16;
const MAX_ALL = 1500;
/** What may lie here for somebody who does not read: then they are cut off, and resume where they were. */
const MAX_WAITING = 64 * 1024;

interface Asked {
  readonly feed: Feed;
  readonly grantsFor: (key: string, session: Session) => readonly Grant[];
  readonly session: Session;
  readonly pointId: number | undefined;
  /** The mark that the client heard last. */
  readonly since: number | undefined;
}

export const wantsStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') === true;

/** Answers with a stream that goes on until the client, the session or the server ends it. @throws ApiError 429, 503 */
export const openStream = async (
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { session, pointId, since, feed, grantsFor }: Asked,
  deps: Deps,
): Promise<void> => {
  if (feed.countOf(session.userId) >= MAX_OF_USER)
    throw new ApiError(429, apiErrorTexts.tooMany, { retryAfter: 60 });
  if (feed.count() >= MAX_ALL) throw new ApiError(503, apiErrorTexts.busy, { retryAfter: 30 });

  const { raw } = reply;
  let leave = (): void => {};
  const end = (): void => {
    leave();
    raw.end();
  };
  /** What happens before the greeting has gone out, in its order. */
  const held: string[] = [];
  let isGreeted = false;
  const write = (lines: string): void => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(lines);
    if (raw.writableLength > MAX_WAITING) {
      leave();
      raw.destroy();
    }
  };
  const say = (name: LiveEventName, mark: number, data: object = {}): void => {
    const lines = `event: ${name}\nid: ${mark}\ndata: ${JSON.stringify(data)}\n\n`;
    if (isGreeted || name === 'hello') write(lines);
    else held.push(lines);
  };
  const grantsNow = (key: string): readonly Grant[] => grantsFor(key, listener.session);
  const sayUnread = async (name: LiveEventName, mark: number): Promise<void> => {
    const reach = reachOf(listener.session.grants);
    say(name, mark, { unread: await countUnread({ userId: session.userId, reach }, deps) });
  };
  const failed = (error: unknown): void => {
    request.log.error({ err: error }, 'live events failed');
    end();
  };
  const listener: Listener = {
    session,
    changed: (events, mark) => {
      const changes = seenBy(events, grantsNow, pointId);
      if (changes.length > 0) say('changes', mark, { changes });
    },
    noticed: (mark) => void sayUnread('notices', mark).catch(failed),
    reset: (mark) => say('reset', mark),
    ping: (mark) => say('ping', mark),
    end,
  };
  leave = feed.join(listener);
  raw.once('close', leave);
  try {
    // After joining: what is written meanwhile is told twice rather than not at all.
    const mark = await feed.mark();
    const missed = since === undefined ? undefined : await catchUp(since, deps);
    reply.hijack();
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies of the nginx kind would keep it until it is long enough.
      'x-accel-buffering': 'no',
    };
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
    raw.flushHeaders();
    await sayUnread('hello', mark);
    isGreeted = true;
    if (missed?.isLost) listener.reset(mark);
    else if (missed && missed.events.size > 0) listener.changed(missed.events, mark);
    held.forEach(write);
  } catch (error) {
    leave();
    if (!raw.headersSent) throw error;
    failed(error);
  }
};
