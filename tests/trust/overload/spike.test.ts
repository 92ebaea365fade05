import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPoint } from '../../server/pointPayload';
import { once, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';

const test = openServer();
const anna = once(() => signedIn(test));
let address: URL;
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

beforeAll(async () => {
  await createPoint(anna);
  address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  agent.destroy();
});

const PATIENTLY = { timeout: 120_000, interval: 50 };

interface Told {
  /** 0 = the connection ended without an answer. */
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const open = (path = '/api/point') =>
  request(new URL(path, address), { agent, headers: { authorization: `Bearer ${anna.token}` } });

const ask = (path?: string): Promise<Told> =>
  new Promise((resolve) => {
    const sent = open(path);
    sent.on('error', () => resolve({ status: 0, retryAfter: undefined }));
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
      );
    });
    sent.end();
  });
const crowd = (count: number): Promise<Told[]> => Promise.all(Array.from({ length: count }, () => ask()));
const count = (answers: readonly Told[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

/** As many connections as the tests hold to the database. */
const CONNECTIONS = process.env.TEST_DATABASE_URL ? 10 : 1;

/** Takes every connection to the database, so that whoever comes has to wait. @returns gives them back */
const holdDatabase = async (): Promise<() => Promise<void>> => {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  const all = Array.from({ length: CONNECTIONS }, () =>
    test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      held += 1;
      await gate;
    }),
  );
  await expect.poll(() => held, PATIENTLY).toBe(CONNECTIONS);
  return async () => {
    release();
    await Promise.all(all);
  };
};

describe('[OV3] a spike', () => {
  it('of a thousand at once is answered, or told when to come back; nothing else happens, and then it is over', async () => {
    const giveBack = await holdDatabase();
    const told: Told[] = [];
    const all = Array.from({ length: 1000 }, async () => {
      const answer = await ask();
      told.push(answer);
      return answer;
    });
    // Whom there is no room for is told at once, while the others still wait.
    await expect.poll(() => told.length, PATIENTLY).toBe(700);
    expect(count(told, 503)).toBe(700);
    for (const { retryAfter } of told) expect(Number(retryAfter)).toBeGreaterThan(0);
    await giveBack();
    const answers = await Promise.all(all);
    expect([count(answers, 200), count(answers, 503)]).toEqual([300, 700]);
    expect(count(await crowd(250), 200)).toBe(250);
  });

  it('does not keep a proxy from hearing that the process lives', async () => {
    const busy = crowd(600);
    expect(count(await Promise.all([ask('/healthz'), ask('/healthz')]), 200)).toBe(2);
    await busy;
  });

  it('whose senders hang up leaves no place taken', async () => {
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        Array.from(
          { length: 200 },
          () =>
            new Promise<void>((resolve) => {
              const sent = open();
              sent.on('error', () => resolve());
              sent.on('close', () => resolve());
              sent.end(() => sent.destroy());
            }),
        ),
      );
    }
    const connections = () =>
      new Promise<number>((resolve) =>
        test.app.server.getConnections((_error, standing) => resolve(standing)),
      );
    await expect.poll(connections, PATIENTLY).toBe(0);
    // What was begun for them is finished; then as many as may be there at once are all let in, so none is still counted.
    await expect.poll(async () => count(await crowd(250), 200), PATIENTLY).toBe(250);
    expect(count(await crowd(250), 200)).toBe(250);
  });
});
