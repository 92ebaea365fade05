import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * What kind of number `+` and digits are, by the numbering plans of the dependencies (`MOBILE`, `TOLL_FREE`, ...); undefined =
 * the plans know no such number. Heavy: the server imports it, the browser only together with the phone input.
 */
export const phoneTypeOf = (number: string): string | undefined =>
  parsePhoneNumberFromString(number)?.getType();
