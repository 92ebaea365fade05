import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { limits } from '../../contract/limits';
import { attempt } from './attempt';

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

/** What a number that was left is, and why it cannot be one; null = valid or empty. */
export const judge = (value: string): readonly [number: string, error: PhoneErrorCode | null] => {
  const number = attempt('read the number', () => asRead(value), value);
  return [number, number === '' ? null : attempt('validate the number', () => phoneErrorOf(number), null)];
};

/** `+` and at most 15 digits of whatever was typed; a bare `+` stays, so that one can begin with it. */
export function cleanNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, limits.phoneInputMax - 1);
  return digits || typed.includes('+') ? `+${digits}` : '';
}

/** What a text means, and what of it is no part of the number: an extension, a second number. */
interface ReadText {
  readonly number: string;
  readonly left: string;
}

/**
 * A number as people write it down becomes an international one: `8 (916) 123-45-67`, `7 916 ...`, `+7 8 916 ...` and
 * `916 ...` are `+7916...`, `+44 (0)1604 ...` is `+441604...`. What is no number even so keeps its digits.
 */
export function readPasted(pasted: string, country: CountryCode): ReadText {
  const text = pasted.trim().replace(/^tel:/i, '').replace(EXTENSION, ' ext $<digits>');
  const whole = readOne(text, country);
  if (whole) return whole;
  const parts = text.split(/[;,/\n]/);
  const [first, ...others] = parts.flatMap((part) => readOne(part, country) ?? []);
  if (first)
    return { ...first, left: [first.left, ...others.map(({ number }) => number)].filter(Boolean).join(', ') };
  return { number: cleanNumber(text), left: '' };
}

/** An extension at the end, behind a word of any language or in brackets. */
const EXTENSION = /(?:[\s,.]*\p{L}+\.?\s*|\s*\()(?<digits>\d{1,6})\)?\s*$/u;

const readOne = (text: string, country: CountryCode): ReadText | undefined => {
  const dialled = parsePhoneNumberFromString(text, country);
  const read = dialled?.isPossible() ? dialled : parsePhoneNumberFromString(`+${text.replace(/\D/g, '')}`);
  return read?.isPossible() ? { number: read.number, left: read.ext ?? '' } : undefined;
};

/**
 * What the text of an input means after it was changed by hand: without a plus somebody began anew and means the chosen
 * country; where two numbers stand beside each other the one that was put in last counts.
 */
export function readTyped(typed: string, country: CountryCode): string {
  const second = /^.+(\+(?:\D*\d){5}.*)$/.exec(typed)?.[1];
  if (typed.includes('+')) return asRead(cleanNumber(second ?? typed));
  const digits = typed.replace(/\D/g, '');
  if (digits.length > 1) return readPasted(digits, country).number;
  const code = getCountryCallingCode(country);
  if (digits === '' || code.startsWith(digits)) return cleanNumber(digits);
  // In Russia an 8 in front is the way out of the district, not a part of the number.
  return `+${code}${code === getCountryCallingCode(HOME) && digits === '8' ? '' : digits}`;
}

/** What the numbering plans make of a number: without the digit that is dialled in front of it at home (`+7 8 916 ...`). */
export const asRead = (number: string): string => {
  const read = parsePhoneNumberFromString(number);
  return read?.isValid() ? read.number : number;
};

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
