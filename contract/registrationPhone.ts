import { cleanPhone } from './fields/checkPhone';
import { limits } from './limits';

const RULE = new RegExp(
  `^\\+?\\d{${limits.registrationPhoneDigitsMin},${limits.registrationPhoneDigitsMax}}$`,
);

/**
 * The phone of a registration as it travels: an optional plus and 10 to 15 digits. People write `8 (916) 123-45-67`, so
 * brackets, spaces, dashes and dots go before it is validated. Undefined = it is none.
 */
export const readRegistrationPhone = (typed: string): string | undefined => {
  const phone = cleanPhone(typed).replaceAll('.', '');
  return RULE.test(phone) ? phone : undefined;
};

/** The same with a plus, as it is kept and shown: without one it is a number of Russia where it is as long as those. */
export const withPlus = (phone: string): string => {
  if (phone === '') return '';
  if (phone.startsWith('+')) return phone.replace(/^\+78(?=\d{10}$)/, '+7');
  const [, national] = /^[78]?(\d{10})$/.exec(phone) ?? [];
  return national === undefined ? `+${phone}` : `+7${national}`;
};
