import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { members, rateLimits } from '../../../server/db/schema';
import { authCalls } from '../../server/authCalls';
import { secondFactorCalls } from '../../server/secondFactorCalls';
import { openServer } from '../../server/standing';
import { type Team, teamIn } from '../../server/team/startTeam';
import { type Random, randomFrom } from '../calls/random';

/**
 * What a stopwatch tells: tries with a known and an unknown address in random turns. Only a difference that is both certain and large counts, as
 * a ratio: a busy machine makes neither, a hash or a commit left out makes both.
 */
const TRIES = 200;
/** Of a difference by chance, over all the rows below. */
const CERTAIN = 0.0005;
const LARGE = 1.3;

const KNOWN = 'anna@carte.example';
const WITH_CODE = 'boris@carte.example';
const UNKNOWN = 'nobody@carte.example';
const STRANGERS = 'password of a stranger';

const test = openServer();
let team: Team;

beforeAll(async () => {
  const auth = authCalls(test);
  await auth.registered(KNOWN);
  await secondFactorCalls(test, auth).protectedUser(WITH_CODE);
  team = await teamIn(test);
  // A stranger has registered on all of them, and knows the password of that registration.
  for (const email of [KNOWN, WITH_CODE, UNKNOWN]) await auth.register(email, STRANGERS);
});

type Ask = (email: string) => PromiseLike<{ readonly statusCode: number; readonly body: string }>;

const post =
  (call: string, form: object = {}): Ask =>
  (email) =>
    test.app.inject({ method: 'POST', url: `/api/auth/${call}`, payload: { email, ...form } });

const invite: Ask = (email) => team.invite({ email, role: team.role.viewer, all_points: true });

/** Says nothing of any address. */
const another: Ask = () =>
  test.app.inject({ method: 'POST', url: '/api/auth/invitation', payload: { token: 'x'.repeat(43) } });

it.each<[name: string, known: string, ask: Ask, status: number, before?: Ask]>([
  ['a wrong password', KNOWN, post('login', { password: 'wrong password' }), 401],
  [
    'a wrong password where a code is asked for',
    WITH_CODE,
    post('login', { password: 'wrong password' }),
    401,
  ],
  ['the password of a registration', KNOWN, post('login', { password: STRANGERS }), 200],
  ['a registration', KNOWN, post('register', { phone: '+79001234567', password: 'correct horse' }), 200],
  ['a wrong code', KNOWN, post('verify', { code: 1000 }), 422],
  ['asking for another code', KNOWN, post('repeat'), 200],
  ['asking for a new password', KNOWN, post('forgot'), 200],
  ['an invitation', KNOWN, invite, 201],
  ['what is asked right after asking for a new password', KNOWN, another, 422, post('forgot')],
])(
  '[AN2] [AR-08] the time of %s tells nothing of the address',
  async (name, known, ask, status, before) => {
    const random = randomFrom(11);
    const timed = async (email: string): Promise<number> => {
      await before?.(email);
      const started = performance.now();
      const answer = await ask(email);
      const took = performance.now() - started;
      expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([status, '']);
      await test.settled();
      if (ask === invite) await test.deps.db.delete(members).where(eq(members.email, email));
      return took;
    };
    const pairs: [known: number, unknown: number][] = [];
    // The first ones pay for what is compiled and prepared once.
    for (let n = -5; n < TRIES; n += 1) {
      await test.deps.db.delete(rateLimits);
      const isFirst = random.chance(0.5);
      const one = await timed(isFirst ? known : UNKNOWN);
      const other = await timed(isFirst ? UNKNOWN : known);
      if (n >= 0) pairs.push(isFirst ? [one, other] : [other, one]);
    }
    const [ofKnown = 0, ofUnknown = 0] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? 0)));
    const ratio = ofKnown / ofUnknown;
    const chance = signFlips(pairs, random);
    console.info(`${name}: known to unknown ${ratio.toFixed(3)}, by chance ${chance.toFixed(4)}`);
    const isTold = chance < CERTAIN && Math.max(ratio, 1 / ratio) > LARGE;
    expect([isTold, isTold ? ratio : 1]).toEqual([false, 1]);
  },
  120_000,
);

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Permutation test over pairs: the share of random swaps whose sum of signs is as far from zero as the one found. */
const signFlips = (pairs: readonly (readonly [number, number])[], random: Random): number => {
  const signs = pairs.map(([known, unknown]) => Math.sign(known - unknown));
  const found = Math.abs(signs.reduce((sum, sign) => sum + sign, 0));
  const ROUNDS = 4000;
  let asFar = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sum = signs.reduce((total, sign) => total + (random.chance(0.5) ? sign : -sign), 0);
    if (Math.abs(sum) >= found) asFar += 1;
  }
  return asFar / ROUNDS;
};
