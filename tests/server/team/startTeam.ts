import type { Preset } from '../../../contract/vocabulary';
import type { Letter } from '../../../server/mail/Mailer';
import { createPoint } from '../pointPayload';
import { type Answer, callsBy, openTestDeps, signedIn, type TestDeps, type TestUser } from '../testDeps';

export interface Team {
  readonly test: TestDeps;
  /** Anna, who runs a business with two venues. */
  readonly owner: TestUser;
  readonly venues: readonly [number, number];
  /** The ids of her presets. */
  readonly role: Readonly<Record<Preset, number>>;
  readonly invite: (form: Readonly<Record<string, unknown>>, by?: TestUser) => Promise<Answer>;
  /** The token of the last letter to this address. */
  readonly tokenFor: (email: string) => Promise<string>;
  readonly accept: (body: Readonly<Record<string, unknown>>) => Promise<Answer>;
  /** Somebody new, invited by the owner and let in by their letter. */
  readonly hire: (email: string, form: Readonly<Record<string, unknown>>) => Promise<Hired>;
}

export interface Hired extends TestUser {
  readonly memberId: number;
}

export const PASSWORD = 'a password of staff';

export const startTeam = async (): Promise<Team> => teamIn(await openTestDeps());

/** One more business on the same server. */
export const teamIn = async (test: TestDeps): Promise<Team> => {
  const owner = await signedIn(test);
  const venues = [
    await createPoint(owner, { url: 'pervaya' }),
    await createPoint(owner, { url: 'vtoraya' }),
  ] as const;
  const role = await rolesOf(owner);
  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });
  const invite: Team['invite'] = (form, by = owner) => by.post('/api/staff', { ...form });
  const tokenFor: Team['tokenFor'] = async (email) => {
    await test.settled();
    const letter = test.letters.filter(({ to }) => to === email).at(-1);
    return tokenIn(letter);
  };
  const accept: Team['accept'] = (body) => post('/api/auth/accept', { password: PASSWORD, ...body });
  const hire: Team['hire'] = async (email, form) => {
    const invited = await invite({ email, ...form });
    if (invited.statusCode !== 201) throw new Error(`${email} was not invited: ${invited.body}`);
    const accepted = await accept({ token: await tokenFor(email), name: 'Тимур' });
    if (accepted.statusCode !== 200) throw new Error(`${email} was not let in: ${accepted.body}`);
    const { id, token } = accepted.json();
    return { ...userOf({ id, token, email, test }), memberId: invited.json().id };
  };
  return { test, owner, venues, role, invite, tokenFor, accept, hire };
};

/** The presets of a person's business, by name. */
const rolesOf = async (user: TestUser): Promise<Team['role']> => {
  const { data } = (await user.get('/api/roles?per_page=100')).json();
  return Object.fromEntries(
    data.map(({ preset, id }: { preset: string; id: number }) => [preset, id]),
  ) as Team['role'];
};

interface Person {
  readonly id: number;
  readonly token: string;
  readonly email: string;
  readonly test: TestDeps;
}

const userOf = ({ id, token, email, test }: Person): TestUser => ({
  id,
  email,
  token,
  businessId: 0,
  ...callsBy(async (options) =>
    test.app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } }),
  ),
});

const tokenIn = (letter: Letter | undefined): string => {
  const token = /#invitation=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error('Expected a letter with an invitation, got none.');
  return token;
};
