import { expect, it } from 'vitest';
import { runWrite } from '../../server/bind/runWrite';
import type { Deps } from '../../server/Deps';
import { businesses } from '../../server/db/schema';
import { openServer } from './standing';

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
