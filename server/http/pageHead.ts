import type { Capability } from '../../contract/vocabulary';
import type { Env } from '../env';

/** The two of the environment that say where letters lead. */
type Addresses = Partial<Pick<Env, 'PUBLIC_URL' | 'SMTP_URL'>>;

/** Tells the console to sign in by POST: an address that holds a password ends up in logs (trust.md). */
const LOGIN_META = '<meta name="carte-login" content="post" />';

/**
 * What this backend offers before a profile announces it: how its lists may be asked (`src/early`), and to who is not signed in
 * letters with a link, only where it is known that the link leads here: a mail server means people elsewhere.
 */
const offersOf = ({ PUBLIC_URL, SMTP_URL }: Addresses): readonly Capability[] =>
  PUBLIC_URL !== undefined || SMTP_URL === undefined ? ['filters', 'password.recover'] : ['filters'];

/** What this backend puts into the head of the page that it serves. */
export const headOf = (env: Addresses): string =>
  `${LOGIN_META}\n    <meta name="carte-capabilities" content="${offersOf(env).join(' ')}" />`;
