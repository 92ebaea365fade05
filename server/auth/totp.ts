import { Secret, TOTP } from 'otpauth';
import { limits } from '../../contract/limits';
import { PRODUCT } from '../../contract/product';

/** What every authenticator app takes (RFC 6238): SHA-1, six digits, half a minute. */
const RULES = { algorithm: 'SHA1', digits: limits.totpDigits, period: 30 } as const;
/** Codes of the half minute before and after are taken too: a clock may be that wrong, and fingers that slow. */
const WINDOW = 1;
const CODE = new RegExp(`^\\d{${limits.totpDigits}}$`);

/** 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code holds: the app takes name and secret from it. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...RULES, issuer: PRODUCT, label: email, secret }).toString();

/**
 * The half minute whose code this is, counted from 1970; undefined = it is none of those that count now.
 * @param after the half minute of the last code that was taken: a code is good once
 */
export const totpStep = (
  code: string,
  { secret, now, after }: { readonly secret: string; readonly now: Date; readonly after: number | null },
): number | undefined => {
  if (!CODE.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...RULES,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: RULES.period, timestamp }) + delta;
  return after !== null && step <= after ? undefined : step;
};
