import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../../conformance/Backend';
import { makeReport, printReport } from '../../conformance/Report';
import { walkBackend } from '../../conformance/walkBackend';
import { categories, foods, menus, points } from '../../server/db/schema';
import { openPlainBackend } from '../journeys/plain/openPlainBackend';
import { READING, STOPPING, WRITING } from './plantedFaults';
import { createPoint } from './pointPayload';
import { type Fault, spoiledBackend } from './spoiledBackend';
import { once, openServer } from './standing';
import { OWNER_PASSWORD, signedIn } from './testDeps';

const test = openServer();
const anna = once(() => signedIn(test));
let target = '';
beforeAll(async () => {
  test.setNow(new Date());
  for (const title of ['Первая', 'Вторая', 'Третья']) await createPoint(anna, { title, url: null });
  target = await test.app.listen({ host: '127.0.0.1', port: 0 });
});

const places: (() => void)[] = [];
afterAll(() => {
  for (const close of places) close();
});

interface Walking {
  readonly isReadOnly?: boolean;
  readonly signal?: AbortSignal;
  readonly seen?: (method: string, path: string) => void;
}

const walkWith = async (faults: readonly Fault[], { isReadOnly = false, signal, seen }: Walking = {}) => {
  const { url, close } = await spoiledBackend(target, faults, seen);
  places.push(close);
  const report = makeReport();
  const { left } = await walkBackend(openBackend(url), {
    report,
    isReadOnly,
    email: anna.email,
    password: OWNER_PASSWORD,
    signal: signal ?? new AbortController().signal,
  });
  return { report, left };
};

/** Rows of the four tables, the bins included. */
const counts = (): Promise<readonly number[]> =>
  Promise.all([points, menus, categories, foods].map((table) => test.deps.db.$count(table)));

describe('[BE-02] the walk through a backend', () => {
  it('finds nothing wrong with the reference, writes what it needs, and leaves nothing', async () => {
    const before = await counts();
    const { report, left } = await walkWith([]);
    expect(report.findings.filter(({ state }) => !['ok', 'optional'].includes(state))).toEqual([]);
    expect(report.findings.filter(({ state }) => state === 'ok').length).toBeGreaterThan(140);
    expect([left, await counts()]).toEqual([[], before]);
    expect(printReport(report)).toMatch(/ ok, 0 differs, 0 missing, \d+ optional, 0 skipped$/);
  });

  it.each([
    ['reading', READING, true],
    ['writing', WRITING, false],
    ['what it cannot go on from', STOPPING, false],
  ] as const)(
    'names each planted fault of %s in its row, and leaves nothing',
    async (_name, faults, isReadOnly) => {
      const before = await counts();
      const { report, left } = await walkWith(faults, { isReadOnly });
      const wrong = report.findings.filter(({ state }) => state === 'differs' || state === 'missing');
      const unnamed = faults.filter(
        ({ call, rule }) => !wrong.some((one) => one.call === call && one.rule.includes(rule)),
      );
      expect(unnamed.map(({ what }) => what)).toEqual([]);
      expect(report.isGood({ isPartial: true })).toBe(false);
      expect(wrong.every(({ request, answer }) => request !== undefined && answer !== undefined)).toBe(true);
      expect([left, await counts()]).toEqual([[], before]);
    },
  );

  it('finds nothing wrong with a backend of the documented calls alone, whose answers hold what they print and no more', async () => {
    const plain = await openPlainBackend(target);
    places.push(() => void plain.close());
    const report = makeReport();
    const { left } = await walkBackend(openBackend(`${plain.url}/api`), {
      report,
      isReadOnly: false,
      email: anna.email,
      password: OWNER_PASSWORD,
      signal: new AbortController().signal,
    });
    expect(report.findings.filter(({ state }) => state !== 'ok' && state !== 'optional')).toEqual([]);
    expect([left, plain.unknownCalls().filter((call) => !call.includes('no_such_section'))]).toEqual([
      [],
      [],
    ]);
  });

  it('says of a call that is not there that it is missing, and of none that it differs', async () => {
    const GONE = { 'auth.register': '/auth/register', 'cities.list': '/cities' };
    const spoil: Fault['spoil'] = (answer) => {
      if (Object.values(GONE).includes(answer.path)) answer.status = 404;
    };
    const { report } = await walkWith([{ what: 'serves less', call: '', rule: '', spoil }], {
      isReadOnly: true,
    });
    const wrong = report.findings.filter(({ state }) => state === 'differs' || state === 'missing');
    expect(new Set(wrong.map(({ call, state }) => `${call} ${state}`))).toEqual(
      new Set(Object.keys(GONE).map((call) => `${call} missing`)),
    );
    expect([report.isGood({ isPartial: false }), report.isGood({ isPartial: true })]).toEqual([false, true]);
  });

  it('knows more than thirty ways to be wrong', () => {
    expect([...READING, ...WRITING, ...STOPPING].length).toBeGreaterThan(30);
  });

  it.each([/^\/categories$/, /^\/foods$/])(
    'stopped after %s was written to, it removes what it had made',
    async (path) => {
      const before = await counts();
      const stop = new AbortController();
      const seen = (method: string, at: string): void => {
        if (method === 'POST' && path.test(at)) stop.abort();
      };
      const { left } = await walkWith([], { signal: stop.signal, seen });
      expect([left, await counts()]).toEqual([[], before]);
    },
  );

  it('says what it could not remove', async () => {
    const stop = new AbortController();
    const stuck: Fault = {
      what: 'destroys nothing',
      call: 'points.destroyMany',
      rule: '',
      spoil: (answer) => {
        if (answer.method === 'GET' && /^\/point\/\d+$/.test(answer.path) && stop.signal.aborted)
          answer.status = 500;
        if (answer.method === 'POST' && answer.path === '/point' && answer.status === 201) stop.abort();
      },
    };
    const { left } = await walkWith([stuck], { signal: stop.signal });
    expect(left).toEqual([expect.stringMatching(/^points «Проверка /)]);
  });
});
