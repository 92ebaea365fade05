import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveChange } from '../../contract/liveEvents';
import { storeToken } from '../../dataProvider/token';
import { followEvents } from '../../src/live/LiveUpdates';
import { fakeServer, json, type SentCall } from './fakeServer';

const change: LiveChange = { resource: 'foods', also: ['stopList'], pointId: 3, ids: [5], version: 2 };

/** A stream that the test writes to. */
const openStream = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
};

const heard = () => ({ changed: vi.fn(), unread: vi.fn(), reset: vi.fn() });
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  storeToken('token of Anna');
});
afterEach(() => {
  stop?.();
  localStorage.clear();
});

describe('a page that hears what changes', () => {
  it('carries the token in a header, and reads events wherever they are cut', async () => {
    const stream = openStream();
    const { calls } = fakeServer({ 'GET /api/events': () => stream.response });
    const listener = heard();
    stop = followEvents(listener);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls[0]).toMatchObject({ path: '/api/events', token: 'Bearer token of Anna' });
    stream.send('event: hello\nid: 40\ndata: {"unread":3}\n\nevent: chan');
    await vi.advanceTimersByTimeAsync(0);
    stream.send(`ges\nid: 41\ndata: ${JSON.stringify({ changes: [change, { resource: 7 }] })}\n\n`);
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.unread).toHaveBeenCalledWith(3, false);
    expect(listener.changed).toHaveBeenCalledWith([change]);
  });

  it('comes back to where it was when the stream breaks off', async () => {
    const streams = [openStream(), openStream()];
    const marks: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      marks.push(new Headers(init.headers).get('last-event-id'));
      return streams[marks.length - 1]?.response ?? json({}, 503);
    });
    stop = followEvents(heard());
    await vi.advanceTimersByTimeAsync(2000);
    streams[0]?.send('event: ping\nid: 77\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(0);
    streams[0]?.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(marks).toEqual([null, '77']);
  });

  it('asks now and then where streams do not come through', async () => {
    const isPoll = ({ query }: SentCall): boolean => query.has('since');
    let asked = 0;
    const { calls } = fakeServer({
      'GET /api/events': () => {
        asked += 1;
        // What a proxy makes of a stream: the answer of a plain question.
        return json({ changes: asked > 4 ? [change] : [], last: '12', unread: 1, reset: asked === 6 });
      },
    });
    const listener = heard();
    stop = followEvents(listener);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener.changed).toHaveBeenCalledWith([change]);
    expect(listener.reset).toHaveBeenCalledTimes(1);
    expect(calls.some(isPoll)).toBe(true);
    expect(calls.length).toBeLessThan(15);
  });

  it('hears nothing more once it is stopped', async () => {
    const stream = openStream();
    const { calls } = fakeServer({ 'GET /api/events': () => stream.response });
    const listener = heard();
    followEvents(listener)();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls.length).toBeLessThanOrEqual(1);
    expect(listener.changed).not.toHaveBeenCalled();
  });
});
