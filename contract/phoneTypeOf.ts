import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { MISREAD } from './fields/phone';

/**
 * What kind of number `+` and digits are, by the numbering plans of the dependencies (`MOBILE`, `TOLL_FREE`, ...); undefined =
 * the plans of its country know no such number. Heavy: the server imports it, the browser only together with the phone input.
 */
export const phoneTypeOf = (number: string): string | undefined => {
  const read = parsePhoneNumberFromString(number);
  const isRead = read && (read.number === number || !read.isValid());
  return isRead ? read.getType() : MISREAD;
};
