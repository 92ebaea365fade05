import { cleanEmail, isEmail } from '../../contract/fields/isEmail';
import { limits } from '../../contract/limits';
import { readRegistrationPhone } from '../../contract/registrationPhone';
import { type FieldTexts, invalid } from '../Refusal';
import { problemText } from '../texts/problemText';
import { refusalTexts } from '../texts/refusals';
import { asciiEmail } from './asciiEmail';
import { isCommonPassword } from './isCommonPassword';
import { isPasswordLength } from './isPasswordLength';

type Body = Readonly<Record<string, unknown>>;

const EMAIL_MAX = 254;
/** What nobody types as a phone, however many brackets and spaces. */
const PHONE_MAX = 100;

/**
 * An address as it is kept and compared: lower case, its domain as the mail knows it. One browser sends a Cyrillic domain as it was
 * typed, another in its ASCII form: both are one account. Undefined = it is none.
 */
const readEmail = (raw: unknown): string | undefined => {
  const email = typeof raw === 'string' && raw.length <= EMAIL_MAX ? cleanEmail(raw).toLowerCase() : '';
  return email !== '' && isEmail(email) ? asciiEmail(email) : undefined;
};

/** A phone of a registration: an optional plus and 10 to 15 digits (1§5). */
export const readPhone = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.length <= PHONE_MAX ? readRegistrationPhone(raw) : undefined;

/** A code: four digits that travel as a number (3-decisions, Wire format 6). */
export const readCode = (raw: unknown): string | undefined => {
  const isCode =
    typeof raw === 'number' && Number.isInteger(raw) && raw >= limits.codeMin && raw <= limits.codeMax;
  return isCode ? String(raw) : undefined;
};

const readPassword = (raw: unknown): string | undefined =>
  typeof raw === 'string' && isPasswordLength(raw) ? raw : undefined;

/** @throws Refusal 422 under `email`, `password` */
export const readLogin = (body: Body): { readonly email: string; readonly password: string } => {
  const [email, password] = [readEmail(body.email), readPassword(body.password)];
  if (email !== undefined && password !== undefined) return { email, password };
  throw invalid({ ...emailError(email), ...passwordError(password) });
};

/** @throws Refusal 422 under `phone`, `email`, `password` */
export const readRegistration = (
  body: Body,
): { readonly email: string; readonly password: string; readonly phone: string } => {
  const [email, password, phone] = [
    readEmail(body.email),
    readPassword(body.password),
    readPhone(body.phone),
  ];
  const isCommon = password !== undefined && isCommonPassword(password);
  if (email !== undefined && password !== undefined && phone !== undefined && !isCommon)
    return { email, password, phone };
  const phoneError =
    phone === undefined ? { phone: [problemText({ key: 'errors.phone.invalidFormat' })] } : {};
  const commonError = isCommon ? { password: [refusalTexts.commonPassword] } : {};
  throw invalid({ ...phoneError, ...emailError(email), ...passwordError(password), ...commonError });
};

/** @throws Refusal 422 under `email` */
export const requireEmail = (raw: unknown): string => {
  const email = readEmail(raw);
  if (email === undefined) throw invalid(emailError(email));
  return email;
};

const emailError = (email: string | undefined): FieldTexts =>
  email === undefined ? { email: [problemText({ key: 'errors.email' })] } : {};

const passwordError = (password: string | undefined): FieldTexts =>
  password === undefined
    ? { password: [problemText({ key: 'errors.password', args: { smart_count: limits.passwordMin } })] }
    : {};
