import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../../../server/db/schema';
import { startTeam, type Team } from '../../server/team/startTeam';
import { signedIn } from '../../server/testDeps';

let team: Team;
beforeAll(async () => {
  team = await startTeam();
});
afterAll(() => team.test.close());

/** What an inviter can tell of an answer, and every statement of the work behind it, the letter included. */
const traces = async (email: string) => {
  const { test, invite, role } = team;
  await test.deps.db.delete(rateLimits);
  test.letters.length = 0;
  let answer: Awaited<ReturnType<typeof invite>> | undefined;
  const statements = await test.statementsOf(async () => {
    answer = await invite({ email, role: role.viewer, all_points: true });
    await test.settled();
  });
  const { id: _id, email: _email, ...record } = answer?.json() ?? {};
  const letter = test.letters.map(({ to, subject, text }) => [
    to === email,
    subject,
    text.replace(/#invitation=\S+/, ''),
  ]);
  return {
    status: answer?.statusCode,
    headers: Object.keys(answer?.headers ?? {}),
    record,
    statements,
    letter,
  };
};

it('[TM-06] [AR-08] an invitation tells nothing of the address: the same answer, work and letter for a customer and for nobody', async () => {
  // What is prepared once is prepared before.
  await traces('first@carte.example');
  const unknown = await traces('nobody@carte.example');
  expect(unknown).toMatchObject({ status: 201, record: { name: '', phone: null, state: 'invited' } });
  expect(unknown.letter).toHaveLength(1);
  expect(unknown.statements.length).toBeGreaterThan(5);
  const customer = await signedIn(team.test);
  expect(await traces(customer.email)).toEqual(unknown);
});
