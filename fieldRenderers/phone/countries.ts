import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { bestFirst, findBest } from '../../contract/bestFirst';
import { HOME } from './phoneNumber';

export interface Country {
  readonly iso2: CountryCode;
  readonly name: string;
  /** Without the plus. */
  readonly dialCode: string;
  /** Address of its flag, from this site. */
  readonly flag: string | undefined;
}

const flags = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  // One small file each, read when it is seen: inlined, they would weigh more than the phone data itself.
  query: '?no-inline',
});

const names = new Intl.DisplayNames('ru', { type: 'region' });

/** All countries and territories that can be called: where most numbers are dialled, then the others by their Russian names. */
export const countries: readonly Country[] = getCountries()
  .map((iso2) => ({
    iso2,
    name: names.of(iso2) ?? iso2,
    dialCode: getCountryCallingCode(iso2),
    flag: flagOf(iso2),
  }))
  .toSorted(
    (one, other) =>
      Number(other.iso2 === HOME) - Number(one.iso2 === HOME) || one.name.localeCompare(other.name, 'ru'),
  );

export function flagOf(iso2: CountryCode): string | undefined {
  return flags[`/node_modules/country-flag-icons/3x2/${iso2}.svg`];
}

/** By name, by dial code with or without the plus, by two letters. The best match comes first. */
export function findCountries(query: string): readonly Country[] {
  const digits = query.trim().replace(/^\+/, '');
  if (/^\d+$/.test(digits)) {
    const begun = countries.filter(({ dialCode }) => dialCode.startsWith(digits));
    return bestFirst(begun, digits, ({ dialCode }) => [dialCode]);
  }
  const byName = findBest(countries, query, ({ name }) => [name]);
  const letters = digits.toUpperCase();
  const [same, rest] = [
    countries.filter(({ iso2 }) => iso2 === letters),
    byName.filter(({ iso2 }) => iso2 !== letters),
  ];
  return [...same, ...rest];
}
