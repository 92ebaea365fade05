import { cleanEmail, isEmail } from '../../contract/fields/isEmail';
import { limits } from '../../contract/limits';
import { readRegistrationPhone, withPlus } from '../../contract/registrationPhone';
import { type FieldTexts, invalid } from '../ApiError';
import { apiErrorTexts } from '../texts/apiErrors';
import { fieldErrorText } from '../texts/fieldErrorText';
import { asciiEmail } from '../users/asciiEmail';
import commonest from './generated/commonPasswords.json';
import { isPasswordLength } from './isPasswordLength';

const EMAIL_MAX = 254;
/** What nobody types as a phone, however many brackets and spaces. */
const PHONE_MAX = 100;

/**
 * An address as it is kept and compared: lower case, its domain as the mail knows it. One browser sends a Cyrillic domain as it was
 * typed, another in its ASCII form: both are one account. Undefined = it is none.
 */
const readEmail = (typed = ''): string | undefined => {
  const email = typed.length <= EMAIL_MAX ? cleanEmail(typed).toLowerCase() : '';
  return email !== '' && isEmail(email) ? asciiEmail(email) : undefined;
};

/** A phone of a registration, an optional plus and 10 to 15 digits; kept with its plus, however it was written. */
export const readPhone = (typed: string): string | undefined => {
  const phone = typed.length <= PHONE_MAX ? readRegistrationPhone(typed) : undefined;
  return phone === undefined ? undefined : withPlus(phone);
};

interface Typed {
  readonly email: string;
  readonly password: string;
}

/** Of a sign-in, also by its query, where either may be missing. @throws ApiError 422 under `email`, `password` */
export const readLogin = ({ email: typed, password }: Partial<Typed>): Typed => {
  const email = readEmail(typed);
  const isPassword = password !== undefined && isPasswordLength(password);
  if (email !== undefined && isPassword) return { email, password };
  throw invalid({ ...emailError(email), ...(!isPassword && PASSWORD_ERROR) });
};

/** @throws ApiError 422 under `phone`, `email`, `password` */
export const readRegistration = (typed: Typed & { readonly phone: string }) => {
  const [email, phone] = [readEmail(typed.email), readPhone(typed.phone)];
  const { password } = typed;
  if (email !== undefined && phone !== undefined && !isCommonPassword(password))
    return { email, password, phone };
  const phoneError =
    phone === undefined ? { phone: [fieldErrorText({ key: 'errors.phone.invalidFormat' })] } : {};
  throw invalid({ ...phoneError, ...emailError(email), ...(isCommonPassword(password) && COMMON_ERROR) });
};

/** A password that is to be set, by the rules of a registration. @throws ApiError 422 under `password` */
export const expectNewPassword = (password: string): void => {
  if (!isPasswordLength(password)) throw invalid(PASSWORD_ERROR);
  if (isCommonPassword(password)) throw invalid(COMMON_ERROR);
};

/** @throws ApiError 422 under `email` */
export const requireEmail = (typed: string): string => {
  const email = readEmail(typed);
  if (email === undefined) throw invalid(emailError(email));
  return email;
};

const emailError = (email: string | undefined): FieldTexts =>
  email === undefined ? { email: [fieldErrorText({ key: 'errors.email' })] } : {};

const PASSWORD_ERROR: FieldTexts = {
  password: [fieldErrorText({ key: 'errors.password', args: { smart_count: limits.passwordMin } })],
};
const COMMON_ERROR: FieldTexts = { password: [apiErrorTexts.commonPassword] };

/**
 * Whether everybody tries this password first: one of the 3,000 commonest of eight and more characters, whatever its case
 * (trust.md AN8). The list is the head of the one in @zxcvbn-ts/language-common 4.1.3 (MIT), in its order.
 */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

const COMMON: ReadonlySet<string> = new Set(commonest);
