import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { limits } from '../../contract/limits';

/** Where a number without a plus is dialled. Heavy: this file carries the numbering plans of the dependencies. */
export const HOME: CountryCode = 'RU';

/** Why a number is not accepted; the names are libphonenumber's, and one of ours. The kind is a rule of the contract. */
export type PhoneErrorCode =
  | 'NOT_A_NUMBER'
  | 'INVALID_COUNTRY'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'INVALID_LENGTH'
  /** The length is right, but no such number can exist. */
  | 'INVALID';

/** Validity of `+` and digits; null = a number that can be called. */
export function phoneErrorOf(number: string): PhoneErrorCode | null {
  const length = validatePhoneNumberLength(number);
  if (length) return length;
  return parsePhoneNumberFromString(number)?.isValid() ? null : 'INVALID';
}

/** `+` and at most 15 digits of whatever was typed; a bare `+` stays, so that one can begin with it. */
export function cleanNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, limits.phoneInputMax - 1);
  return digits || typed.includes('+') ? `+${digits}` : '';
}

/**
 * A number as people write it down becomes an international one: `8 (916) 123-45-67`, `7 916 ...` and `916 ...` are
 * `+7916...`. What is no number even so keeps its digits.
 */
export function readPasted(pasted: string, country: CountryCode): string {
  const text = pasted.trim().replace(/^tel:/i, '');
  if (text.startsWith('+')) return cleanNumber(text);
  const national = parsePhoneNumberFromString(text, country);
  if (national?.isPossible()) return national.number;
  const international = parsePhoneNumberFromString(`+${text.replace(/\D/g, '')}`);
  return international?.isPossible() ? international.number : cleanNumber(text);
}

/**
 * A number whose first characters were just put in without a plus: it is meant for the chosen country, and in Russia
 * an 8 in front is the way out of the district, not a part of the number.
 */
export function readTyped(typed: string, country: CountryCode): string {
  if (typed.includes('+')) return cleanNumber(typed);
  const digits = typed.replace(/\D/g, '');
  if (digits.length > 1) return readPasted(digits, country);
  const code = getCountryCallingCode(country);
  if (digits === '' || code.startsWith(digits)) return cleanNumber(digits);
  return `+${code}${code === getCountryCallingCode(HOME) && digits === '8' ? '' : digits}`;
}

/** The country of a number begun, where its digits tell; `+7 7..` is Kazakhstan, `+7 9..` Russia. */
function countryOf(number: string): CountryCode | undefined {
  const typing = new AsYouType();
  typing.input(number);
  return typing.getCountry();
}

/**
 * The flag to show: the country the digits name, else the one that was chosen while it has the same code (+1 is shared
 * by 25 countries), else none.
 */
export function shownCountry(number: string, chosen: CountryCode): CountryCode | undefined {
  if (number === '' || number === '+') return chosen;
  const named = countryOf(number);
  return named ?? (number.startsWith(`+${getCountryCallingCode(chosen)}`) ? chosen : undefined);
}

/** The same national digits under another country's code. */
export function withCountry(number: string, from: CountryCode | undefined, to: CountryCode): string {
  const code = from ? `+${getCountryCallingCode(from)}` : '+';
  const national = number.startsWith(code) ? number.slice(code.length) : '';
  return cleanNumber(`+${getCountryCallingCode(to)}${from ? national : ''}`);
}
