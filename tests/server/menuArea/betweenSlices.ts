import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/Database';
import { DatabaseBusy } from '../../../server/db/databaseErrors';
import type { Json, Kitchen } from './startKitchen';

type Headers = Readonly<Record<string, string>>;

/** Does an act while somebody else asks again and again, and expects that they were answered so often before it ended. */
export const answeredBeside = async <Answer>(
  act: () => Promise<Answer>,
  ask: () => Promise<{ readonly status: number }>,
  times: number,
): Promise<Answer> => {
  let isOver = false;
  let answered = 0;
  const work = act().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    expect((await ask()).status).toBe(200);
    if (!isOver) answered += 1;
    // The database of the tests answers within the same turn.
    await setImmediate();
  }
  expect(answered).toBeGreaterThanOrEqual(times);
  return work;
};

/** A call to a server whose database is lost before the third transaction. */
export const breakOff = async (
  { url, payload, headers }: { readonly url: string; readonly payload: Json; readonly headers: Headers },
  { deps, db }: Pick<Kitchen, 'deps' | 'db'>,
): Promise<void> => {
  let begun = 0;
  const transaction: Database['transaction'] = async (...args) => {
    begun += 1;
    if (begun === 3) throw new DatabaseBusy('lost');
    return db.transaction(...args);
  };
  const app = await buildApp({ ...deps, db: Object.assign(Object.create(db), { transaction }) });
  const { statusCode } = await app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  await app.close();
  expect(statusCode).toBe(503);
};

/** Empties the kitchen before each test. Time goes on, as it does outside of tests: no two slices are of one moment. */
export const keepTime = (kitchen: Pick<Kitchen, 'deps' | 'pass' | 'reset'>): void => {
  afterEach(() => vi.restoreAllMocks());
  beforeEach(async () => {
    await kitchen.reset();
    const { clock } = kitchen.deps;
    vi.spyOn(kitchen.deps, 'clock').mockImplementation(() => {
      kitchen.pass(1);
      return clock();
    });
  });
};
