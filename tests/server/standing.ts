import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Kitchen, startKitchen } from './menuArea/startKitchen';
import { openTestDeps, type TestDeps } from './testDeps';

/** What the tests of a file stand on: made before all of them, and read as if it had been there from the beginning. */
export const once = <T extends object>(make: () => Promise<T>): T => {
  const { put, stand } = standIn<T>();
  beforeAll(async () => put(await make()));
  return stand;
};

/** The same, anew for each test. */
export const each = <T extends object>(make: () => Promise<T>): T => {
  const { put, stand } = standIn<T>();
  beforeEach(async () => put(await make()));
  return stand;
};

/** The same, once the tables are empty again. */
export const anew = <T extends object>(tables: Pick<TestDeps, 'reset'>, make: () => Promise<T>): T =>
  each(async () => {
    await tables.reset();
    return make();
  });

/** The whole server, for the tests of a file. */
export const openServer = (...change: Parameters<typeof openTestDeps>): TestDeps => {
  const test = once(() => openTestDeps(...change));
  afterAll(() => test.close());
  return test;
};

/** The same with owners who have points. */
export const openKitchen = (): Kitchen => {
  const kitchen = once(startKitchen);
  afterAll(() => kitchen.stop());
  return kitchen;
};

/** An app of one's own over them. */
export const openApp = (build: () => Promise<FastifyInstance>): FastifyInstance => {
  const app = once(build);
  afterAll(() => app.close());
  return app;
};

const standIn = <T extends object>() => {
  let made: T | undefined;
  const get = (_none: T, key: string | symbol): unknown => {
    if (!made)
      throw new Error(
        `Expected ${String(key)} to be asked for by a test, got a question before the first one.`,
      );
    const value: unknown = Reflect.get(made, key);
    return typeof value === 'function' ? value.bind(made) : value;
  };
  return {
    stand: new Proxy({} as T, { get }),
    put: (now: T): void => {
      made = now;
    },
  };
};
