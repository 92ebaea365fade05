import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { runWrite } from '../../server/bind/runWrite';
import type { Deps } from '../../server/Deps';
import { businesses } from '../../server/db/schema';
import { cook } from './menuArea/startKitchen';
import { openKitchen, openServer } from './standing';

const test = openServer();

const ABSENT = 999_999;
const at = (): { createdAt: Date; updatedAt: Date } => ({ createdAt: new Date(), updatedAt: new Date() });

/** Makes a business, and an entry of a venue that there is not. */
const refusedByItsHistory = async ({ db, audit, live }: Deps) => {
  await db.insert(businesses).values(at());
  live.wake([1]);
  audit({
    resource: 'points',
    recordId: ABSENT,
    pointId: ABSENT,
    title: '',
    userId: null,
    kind: 'update',
    before: {},
    after: {},
  });
  return { status: 200, body: {}, etag: undefined };
};

it.each([undefined, { userId: ABSENT, key: 'of nobody', fingerprint: 'any' }])(
  'a write whose history or key is refused leaves nothing behind and tells nobody',
  async (key) => {
    const before = await test.deps.db.$count(businesses);
    const woken: unknown[] = [];
    const live = { ...test.deps.live, wake: (ids?: readonly number[]) => void woken.push(ids) };
    const written = runWrite({ key, names: [], run: refusedByItsHistory }, { ...test.deps, live });
    await expect(written).rejects.toThrow();
    expect(woken).toEqual([]);
    expect(await test.deps.db.$count(businesses)).toBe(before);
    // Nor is the connection left in a transaction that has failed.
    await test.deps.db.insert(businesses).values(at());
    expect(await test.deps.db.$count(businesses)).toBe(before + 1);
  },
);

it('nor does one whose history cannot be written down', async () => {
  const before = await test.deps.db.$count(businesses);
  const run = async ({ db, audit }: Deps) => {
    await db.insert(businesses).values(at());
    audit({
      resource: 'points',
      recordId: ABSENT,
      title: '',
      userId: null,
      kind: 'update',
      before: {},
      // No JSON.
      after: { price: 1n },
    });
    return { status: 200, body: {}, etag: undefined };
  };
  await expect(runWrite({ key: undefined, names: [], run }, test.deps)).rejects.toThrow();
  expect(await test.deps.db.$count(businesses)).toBe(before);
});

describe('[S1] a save', () => {
  const kitchen = openKitchen();

  /** How often the transaction of a call waits for the database: what is asked of a connection while it owes no answer begins anew. */
  const waitsDuring = async (
    run: () => Promise<{ readonly status: number }>,
  ): Promise<number | undefined> => {
    const ask = Client.prototype.query as (...question: readonly unknown[]) => unknown;
    const seen = new Map<Client, { waits: number; owed: number; ends: boolean }>();
    const query = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...question
    ) {
      const own = seen.get(this) ?? { waits: 0, owed: 0, ends: false };
      seen.set(this, own);
      if (own.owed === 0) own.waits += 1;
      own.ends ||= /"text":"commit"|^"commit"/.test(JSON.stringify(question[0]));
      const answer = Reflect.apply(ask, this, question);
      if (!(answer instanceof Promise)) return answer;
      own.owed += 1;
      const done = () => {
        own.owed -= 1;
      };
      answer.then(done, done);
      return answer;
    });
    try {
      expect((await run()).status).toBeLessThan(300);
      return [...seen.values()].find(({ ends }) => ends)?.waits;
    } finally {
      query.mockRestore();
    }
  };

  it('waits for the database four times: for what it stands on, for its rows, for what is kept of it, for the disk', async () => {
    const anna = await kitchen.owner();
    const category = await cook(anna).category(await cook(anna).menu(await anna.point('odna')));
    const id = await cook(anna).food(category);
    const form = { category_id: category, type: 'food', title: 'Борщ', price: '350' };
    const headers = { 'idempotency-key': 'made' };
    const make = () => anna.ask('POST', '/foods', { json: form, headers });
    const save = () => anna.ask('PUT', `/foods/${id}`, { json: { categoryId: category, price: '351' } });
    expect(await waitsDuring(make)).toBe(4);
    expect(await waitsDuring(save)).toBe(4);
    // The answer that it got is asked for when the key is known, while the rest of the first journey may be on its way.
    expect([2, 3]).toContain(await waitsDuring(make));
  });
});
