import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../server/db/schema';
import { authCalls, HOUR } from './authCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);

beforeEach(() => test.reset());

describe('the code', () => {
  it('[DC-20] lies between 1000 and 9999 and stands nowhere at rest', async () => {
    for (let n = 0; n < 5; n += 1) {
      await auth.register(`a${n}@carte.example`);
      expect(auth.codeOf()).toBeGreaterThanOrEqual(1000);
      expect(auth.codeOf()).toBeLessThanOrEqual(9999);
    }
    const rows = await test.deps.db.select().from(codes);
    expect(JSON.stringify(rows)).not.toContain(String(auth.codeOf()));
  });

  it.each([
    ['wrong', (code: number) => (code === 9999 ? 1000 : code + 1)],
    ['a text', (code: number) => `${code}`],
    ['a text with a leading zero', () => '0123'],
    ['a float', (code: number) => code + 0.5],
    ['too short', () => 123],
    ['nothing', () => null],
    ['a list', (code: number) => [code]],
  ])('that is %s is refused with 422', async (_name, change) => {
    await auth.register();
    const answer = await auth.post('verify', { email: 'anna@carte.example', code: change(auth.codeOf()) });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['code']);
  });

  it('[CL-04][DC-55] is sent again and makes the one before it void; nobody learns whether the address is known', async () => {
    await auth.register();
    const first = auth.codeOf();
    const known = await auth.post('repeat', { email: 'anna@carte.example' });
    const unknown = await auth.post('repeat', { email: 'nobody@carte.example' });
    await test.settled();
    expect([known.statusCode, known.body]).toEqual([200, '{}']);
    expect([unknown.statusCode, unknown.body]).toEqual([200, '{}']);
    expect(test.letters).toHaveLength(2);
    if (auth.codeOf() !== first) {
      expect((await auth.post('verify', { email: 'anna@carte.example', code: first })).statusCode).toBe(422);
    }
    expect((await auth.post('verify', { email: 'anna@carte.example', code: auth.codeOf() })).statusCode).toBe(
      200,
    );
  });

  it('[DC-16] is sent at most three times an hour, to known and unknown addresses alike', async () => {
    await auth.register();
    for (const email of ['anna@carte.example', 'nobody@carte.example']) {
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push((await auth.post('repeat', { email })).statusCode);
      expect(answers.slice(0, 2)).toEqual([200, 200]);
      expect(answers[3]).toBe(429);
    }
    test.wait(HOUR);
    expect((await auth.post('repeat', { email: 'anna@carte.example' })).statusCode).toBe(200);
  });

  it('is guessed at most 15 times a day for one address', async () => {
    const answers = [];
    for (let n = 0; n < 17; n += 1)
      answers.push(await auth.post('verify', { email: 'nobody@carte.example', code: 1000 + n }));
    expect(answers.slice(0, 15).every(({ statusCode }) => statusCode === 422)).toBe(true);
    expect(answers[15]?.statusCode).toBe(429);
    expect(Number(answers[15]?.headers['retry-after'])).toBeGreaterThan(HOUR / 1000);
  });
});
