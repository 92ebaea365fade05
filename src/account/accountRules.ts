import { limits } from '../../contract/limits';
import { serverNow } from '../../dataProvider/serverClock';
import { text } from '../../i18n/text';
import { wireBirthday } from './birthday';

/** True, or what stands under the field. The specification names these fields and keeps their rules to itself (2§5). */
type Rule = (value: string) => true | string;

const PHONE = new RegExp(
  `^\\+?\\d{${limits.registrationPhoneDigitsMin},${limits.registrationPhoneDigitsMax}}$`,
);

/** The first name keeps the bounds of registration. */
export const nameRule: Rule = (value) =>
  value.trim() === '' ? text('account.problem.required') : isNameLength(value);

/** Not everybody has a patronymic; what is given keeps the bounds of a name. */
export const optionalNameRule: Rule = (value) => value.trim() === '' || isNameLength(value);

const isNameLength: Rule = (value) => {
  const { length } = [...value.trim()];
  const bounds = { min: limits.firstNameMin, max: limits.firstNameMax };
  return (length >= bounds.min && length <= bounds.max) || text('account.problem.length', bounds);
};

export const birthdayRule: Rule = (value) => {
  if (value.trim() === '') return true;
  const day = wireBirthday(value);
  if (day === null) return text('account.problem.date');
  return day <= serverNow().toISOString().slice(0, 10) || text('account.problem.future');
};

export const phoneRule: Rule = (value) =>
  value.trim() === '' ||
  PHONE.test(value.trim()) ||
  text('account.problem.phone', {
    min: limits.registrationPhoneDigitsMin,
    max: limits.registrationPhoneDigitsMax,
  });
