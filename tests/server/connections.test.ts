import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, endSlowClients, networkOf } from '../../server/http/connections';
import { PATIENCE } from '../../server/http/connections/Patience';

/** A connection whose bytes the test counts itself. */
interface Line {
  bytesRead: number;
  bytesWritten: number;
  writableLength: number;
  destroyed: boolean;
}

const setUp = (request: { complete: boolean; readableLength: number }) => {
  const line: Line = { bytesRead: 200, bytesWritten: 0, writableLength: 0, destroyed: false };
  const socket = Object.assign(line, {
    destroy: () => {
      line.destroyed = true;
    },
  });
  const response = { writableFinished: false, destroyed: false };
  const client: Client = {
    socket: socket as unknown as Socket,
    exchanges: [
      {
        request: request as unknown as IncomingMessage,
        response: response as unknown as ServerResponse,
      },
    ],
    credit: PATIENCE.graceMs,
    received: 200,
    sent: 0,
  };
  return { line, request, response, client };
};

let stop: () => void = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** @param each what happens in a second @returns after how many seconds the connection was ended, if it was */
const watch = (
  line: Line,
  client: Client,
  seconds: number,
  each: (second: number) => void,
): number | undefined => {
  stop = endSlowClients([client], PATIENCE);
  for (let second = 1; second <= seconds; second += 1) {
    each(second);
    vi.advanceTimersByTime(1000);
    if (line.destroyed) return second;
  }
  return undefined;
};

const KB = 1024;

describe('[OV1] our patience', () => {
  it('with a body of which nothing more comes ends with the grace', () => {
    const { line, client } = setUp({ complete: false, readableLength: 0 });
    expect(watch(line, client, 60, () => {})).toBe(11);
  });

  it('is not bought with a byte now and then', () => {
    const { line, client } = setUp({ complete: false, readableLength: 0 });
    const end = watch(line, client, 60, () => {
      line.bytesRead += 5;
    });
    expect(end).toBe(11);
  });

  it('lets a telephone send 9 MB over 3G, with pauses of twenty seconds', () => {
    const { line, client, request } = setUp({ complete: false, readableLength: 0 });
    let left = 9 * KB * KB;
    const end = watch(line, client, 800, (second) => {
      if (second % 120 >= 100) return;
      const piece = Math.min(left, 24 * KB);
      line.bytesRead += piece;
      left -= piece;
      if (left === 0) request.complete = true;
    });
    expect([end, left]).toEqual([undefined, 0]);
  });

  it('is not stored: who has sent megabytes may pause for half a minute, and no longer', () => {
    const { line, client } = setUp({ complete: false, readableLength: 0 });
    const end = watch(line, client, 200, (second) => {
      if (second <= 60) line.bytesRead += 150 * KB;
    });
    expect(end).toBe(60 + 31);
  });

  it('is not charged for what we have not read yet, nor while we work', () => {
    const waiting = setUp({ complete: false, readableLength: 64 * KB });
    expect(watch(waiting.line, waiting.client, 100, () => {})).toBeUndefined();
    stop();
    const working = setUp({ complete: true, readableLength: 0 });
    expect(watch(working.line, working.client, 100, () => {})).toBeUndefined();
  });

  it('with an answer that is not taken ends, whatever else is sent', () => {
    const { line, client } = setUp({ complete: true, readableLength: 0 });
    line.bytesWritten = 64 * KB;
    line.writableLength = 64 * KB;
    const end = watch(line, client, 60, () => {
      line.bytesRead += 100 * KB;
    });
    // The grace, and the time that what is on its way may take.
    expect(end).toBe(10 + 4 + 1);
  });

  it('lets an answer of two megabytes be read slowly', () => {
    const { line, client } = setUp({ complete: true, readableLength: 0 });
    let left = 2 * KB * KB;
    const end = watch(line, client, 120, () => {
      // A piece is done before the next one is on its way.
      const piece = Math.min(left, 20 * KB);
      left -= piece;
      line.bytesWritten += piece;
      line.writableLength = left > 0 ? 8 * KB : 0;
    });
    expect(end).toBeUndefined();
  });
});

describe('what one client can call its own', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
