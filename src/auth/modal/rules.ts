import { cleanEmail, isEmail } from '../../../contract/fields/isEmail';
import { limits } from '../../../contract/limits';
import { readRegistrationPhone } from '../../../contract/registrationPhone';
import { text } from '../../../i18n/text';

/** A rule of a form here: true, or what stands under the field. */
type Rule<Value = string> = (value: Value) => true | string;

const CODE = new RegExp(`^\\d{${limits.codeLength}}$`);
const TOTP = new RegExp(`^\\d{${limits.totpDigits}}$`);

const required =
  (then: Rule): Rule =>
  (value) =>
    value.trim() === '' ? text('auth.problem.required') : then(value.trim());

/** Counted as people count: an emoji or a letter with its accent is one character. */
const lengthOf = (value: string): number => [...value].length;

export const nameRule: Rule = required((name) => {
  const isRight = lengthOf(name) >= limits.firstNameMin && lengthOf(name) <= limits.firstNameMax;
  return isRight || text('auth.problem.name', { min: limits.firstNameMin, max: limits.firstNameMax });
});

export const emailRule: Rule = required((email) => isEmail(cleanEmail(email)) || text('auth.problem.email'));

export const phoneRule: Rule = required(
  (phone) =>
    readRegistrationPhone(phone) !== undefined ||
    text('auth.problem.phone', {
      min: limits.registrationPhoneDigitsMin,
      max: limits.registrationPhoneDigitsMax,
    }),
);

/** Spaces belong to a password, so it is validated and sent exactly as typed. */
export const passwordRule: Rule = (password) => {
  if (password === '') return text('auth.problem.required');
  if (lengthOf(password) < limits.passwordMin) {
    return text('auth.problem.passwordShort', { min: limits.passwordMin });
  }
  return (
    lengthOf(password) <= limits.passwordMax || text('auth.problem.passwordLong', { max: limits.passwordMax })
  );
};

export const codeRule: Rule = required(
  (code) => CODE.test(code) || text('auth.problem.code', { length: limits.codeLength }),
);

/** Apps show it in two groups. */
export const totpRule: Rule = required(
  (code) => TOTP.test(code.replace(/\s/g, '')) || text('auth.problem.code', { length: limits.totpDigits }),
);

/** What a code of another backend looks like is not ours to say. */
export const recoveryRule: Rule = required(() => true);

export const termsRule: Rule<boolean> = (isAccepted) => isAccepted || text('auth.problem.terms');
