import Type from 'typebox';
import { accountEndpoints, authEndpoints, recoveryEndpoints } from '../endpoints/auth';
import { limits } from '../limits';
import { ANYBODY, Body, Email, KnownPassword, OWN, Password, READS, Token } from './parts';
import { rowsOf } from './Row';

const Credentials = Body({ email: Email, password: KnownPassword });
/** Of an authenticator app, or one of those that replace it. */
const Code = Type.String({ maxLength: 100 });

/** Sign-in, registration and the own profile. */
export const authRows = rowsOf(authEndpoints, {
  'auth.login': {
    says: 'Signs in by query parameters. The way of the specification; a backend may refuse it, because addresses end up in logs.',
    ...ANYBODY,
  },
  'auth.loginPost': {
    says: 'Signs in. The same as the GET, with the password in the body.',
    ...ANYBODY,
    body: Credentials,
  },
  'auth.register': {
    says: 'Registers a person. An address that is taken is answered alike, and its owner is told by letter.',
    ...ANYBODY,
    body: Body({ phone: Type.String({ maxLength: 100 }), email: Email, password: Password }),
  },
  'auth.verify': {
    says: 'Confirms an address with the code of the letter.',
    ...ANYBODY,
    body: Body({ email: Email, code: Type.Integer({ minimum: limits.codeMin, maximum: limits.codeMax }) }),
  },
  'auth.repeat': {
    says: 'Sends another code. Answered alike whether the address waits for one or not.',
    ...ANYBODY,
    body: Body({ email: Email }),
  },
  'auth.logout': {
    says: 'Ends the session that asks.',
    access: 'unverified',
    right: 'own account',
    body: null,
  },
  'profile.one': { says: 'Reads the own account.', access: 'unverified' },
  'profile.update': { says: 'Changes the own account.', ...OWN },
});

/** What a person sees and settles of their own account, beside the profile. */
export const accountRows = rowsOf(accountEndpoints, {
  'sessions.list': { says: 'Lists where the person is signed in.', ...READS },
  'sessions.deleteMany': {
    says: 'Ends sessions of the person. Without ids it ends all but the one that asks.',
    ...OWN,
  },
  'auth.totp': {
    says: 'Takes the second step of a sign-in. It carries the ticket of the first, and a code of the app or a recovery code.',
    ...ANYBODY,
    body: Body({ ticket: Token, code: Code }),
  },
  'totp.begin': {
    says: 'Begins to turn the second factor on. The answer is what the app is told.',
    ...OWN,
    body: null,
    values: Type.Object({ secret: Type.String(), uri: Type.String() }),
  },
  'totp.confirm': {
    says: 'Turns the second factor on with the first code of the app. The answer holds the recovery codes, once.',
    ...OWN,
    body: Body({ code: Code }),
    values: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
  },
  'totp.remove': {
    says: 'Turns the second factor off. It takes the password and a code.',
    ...OWN,
    body: Body({ password: KnownPassword, code: Code }),
  },
});

/** Getting back in without the password, and changing it: extensions of ours (docs/decisions/0019). */
export const recoveryRows = rowsOf(recoveryEndpoints, {
  'auth.forgot': {
    says: 'Asks for a letter with a link to a new password. Answered alike whether the address is known or not.',
    ...ANYBODY,
    body: Body({ email: Email }),
  },
  'auth.reset': {
    says: 'Sets a new password by the link of a letter.',
    ...ANYBODY,
    body: Body({ token: Token, password: Password }),
  },
  'profile.password': {
    says: 'Changes the own password.',
    ...OWN,
    body: Body({ current: KnownPassword, password: Password }),
  },
});
