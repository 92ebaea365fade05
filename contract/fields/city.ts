import { isRecord } from '../isRecord';
import { entityKeys } from './choice';
import type { FieldTypeRules, WireRecord } from './FieldTypeRules';
import { readId } from './readId';
import { readText, textOf } from './scalarText';

/** A city: what a person reads, and what was chosen for it. */
export interface CityValue {
  readonly title: string;
  readonly id: number | string | null;
}

/** @param keys of the errors where nothing is said, and where something is said that was not chosen */
export const checkChosen =
  (keys: Readonly<Record<'required' | 'notChosen', string>>): FieldTypeRules['check'] =>
  (value, { rules }, { initial }) => {
    if (!isRecord(value)) return [{ key: 'errors.invalidFormat' }];
    const id = readId(value.id);
    if (id !== undefined) return isCityId(id) ? [] : [{ key: 'errors.selectFromList' }];
    const { title } = cityOf(value);
    if (title.trim() === '') return rules.required ? [{ key: keys.required }] : [];
    return title === cityOf(initial).title ? [] : [{ key: keys.notChosen }];
  };

/**
 * A city of the list, typed and then chosen. Its id travels (`city_id`); a record names the city beside it (`city`) or in its
 * place. One that came without an id stays as it is for as long as nobody touches it.
 */
export const city = {
  empty: (): CityValue => ({ title: '', id: null }),
  fromRecord: (record, { name }) => {
    const own = record[name];
    const [beside] = entityKeys(name).map((key) => record[key]);
    const entity = isRecord(own) ? own : beside;
    const id = isRecord(own) ? own.id : (own ?? (isRecord(beside) ? beside.id : undefined));
    return { title: cityText({ city: entity }), id: id ?? null };
  },
  toPayload: (value, { name }): WireRecord => {
    const id = isRecord(value) ? readId(value.id) : value;
    return id === undefined && cityOf(value).title.trim() !== '' ? {} : { [name]: id ?? null };
  },
  wireKeys: ({ name }) => [name],
  alsoRead: ({ name }) => entityKeys(name),
  check: checkChosen({
    required: 'errors.address.cityRequired',
    notChosen: 'errors.address.cityNotChosen',
  }),
} satisfies FieldTypeRules;

/** The city as an input can show it, whatever came. */
export const cityOf = (value: unknown): CityValue => {
  const { title, id }: WireRecord = isRecord(value) ? value : {};
  return { title: textOf(title), id: typeof id === 'number' || typeof id === 'string' ? id : null };
};

/** `title, region` of a record's city, or its mere name. */
export const cityText = ({ city, city_name }: WireRecord): unknown => {
  if (!isRecord(city)) return readText(city_name ?? city);
  return [textOf(city.title), textOf(city.region)].filter(Boolean).join(', ');
};

export const isCityId = (id: unknown): boolean =>
  typeof id === 'number' && Number.isSafeInteger(id) && id > 0;
