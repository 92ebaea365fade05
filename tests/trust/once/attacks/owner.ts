import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

interface Visit {
  readonly url: string;
  readonly token: string;
  readonly from: string;
}

interface Wire {
  readonly path: string;
  readonly method?: string;
  readonly body?: { readonly payload: Buffer; readonly headers: Readonly<Record<string, string>> };
}

/** Over a connection of its own. @returns the status; 0 = the connection ended without an answer */
export const ask = ({ url, token, from }: Visit, { path, method = 'GET', body }: Wire): Promise<number> =>
  new Promise((resolve) => {
    const headers: Record<string, string | number> = { authorization: `Bearer ${token}`, ...body?.headers };
    if (body) headers['content-length'] = body.payload.length;
    const call = request(new URL(path, url), { method, headers, localAddress: from, agent: false });
    call.on('error', () => resolve(0));
    call.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    call.end(body?.payload);
  });

export interface Felt {
  readonly asked: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const EVERY_MS = 50;

/** An owner who looks at the list again and again while something else goes on. */
export const lookMeanwhile = async (visit: Visit, attack: () => Promise<void>): Promise<Felt> => {
  const took: number[] = [];
  let failed = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const since = performance.now();
      const status = await ask(visit, { path: '/api/point' });
      took.push(performance.now() - since);
      if (status !== 200) failed += 1;
      await pause(EVERY_MS);
    }
  })();
  try {
    await attack();
  } finally {
    isOver = true;
  }
  await looking;
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { asked: took.length, failed, p50: at(0.5), p95: at(0.95), max: at(1) };
};
