import { isRecord } from '../isRecord';
import { checkText } from './checkText';
import { cityText, isCityId } from './city';
import type { FieldError, FieldTypeRules, WireRecord } from './FieldTypeRules';
import { readId } from './readId';
import { readText, textOf, writeText } from './scalarText';

/** Where a point is. `city` is the text `title, region` a person sees, `cityId` what was chosen. */
export interface AddressValue {
  readonly city: string;
  readonly cityId: number | string | null;
  readonly street: string;
  readonly house: string;
  readonly entrance: string;
  readonly floor: string;
  readonly office: string;
}

/** Form part -> wire key; the entrance travels as `approach`. */
const PARTS = {
  street: 'street',
  house: 'house',
  entrance: 'approach',
  floor: 'floor',
  office: 'office',
} as const;
type Part = keyof typeof PARTS;
const PART_NAMES: readonly Part[] = ['street', 'house', 'entrance', 'floor', 'office'];
const MAX_PART = 255;

/**
 * Flat on the record: `city_id, street, house, approach, floor, office`. The city's name is read; it is written only where no
 * city was chosen, so that a place outside the list is kept by a section that does not insist on one.
 */
export const address = {
  empty: (): AddressValue => ({
    city: '',
    cityId: null,
    street: '',
    house: '',
    entrance: '',
    floor: '',
    office: '',
  }),
  fromRecord: (record, field) => {
    const nested = record[field.name];
    const raw = isRecord(nested) ? nested : record;
    return {
      city: cityText(raw),
      cityId: raw.city_id ?? (isRecord(raw.city) ? raw.city.id : undefined) ?? null,
      ...Object.fromEntries(PART_NAMES.map((part) => [part, readText(raw[PARTS[part]] ?? raw[part])])),
    };
  },
  toPayload: (value) => {
    const raw = isRecord(value) ? value : {};
    const cityId = readId(raw.cityId) ?? null;
    return {
      city_id: cityId,
      ...(cityId === null && { city_name: writeText(raw.city) }),
      ...Object.fromEntries(PART_NAMES.map((part) => [PARTS[part], writeText(raw[part])])),
    };
  },
  wireKeys: () => ['city_id', 'city_name', ...Object.values(PARTS)],
  alsoRead: () => ['city', ...PART_NAMES],
  check: (value, field) => {
    if (!isRecord(value)) return [{ key: 'errors.invalidFormat' }];
    const required = field.rules.required === true;
    return [
      ...checkCity(value, required),
      ...PART_NAMES.flatMap((part) => checkPart(part, value[part], required)),
    ];
  },
} satisfies FieldTypeRules;

/** The parts as an input can show them, whatever came. */
export const addressOf = (value: unknown): AddressValue => {
  const raw = isRecord(value) ? value : {};
  const cityId = raw.cityId;
  return {
    city: textOf(raw.city),
    cityId: typeof cityId === 'number' || typeof cityId === 'string' ? cityId : null,
    street: textOf(raw.street),
    house: textOf(raw.house),
    entrance: textOf(raw.entrance),
    floor: textOf(raw.floor),
    office: textOf(raw.office),
  };
};

/** A city that was typed but not chosen has no id; a payload carries the id alone. */
const checkCity = ({ city, cityId }: WireRecord, required: boolean): readonly FieldError[] => {
  const id = readId(cityId);
  if (id === undefined) {
    const [error] = checkText(city, { required, max_length: MAX_PART, not_only_spaces: false });
    if (error?.key === 'errors.required') return [{ key: 'errors.address.cityRequired', at: 'city' }];
    if (error) return [{ ...error, at: 'city' }];
    if (!required || textOf(city).trim() === '') return [];
    return [{ key: 'errors.address.cityOutside', at: 'cityId' }];
  }
  return isCityId(id) ? [] : [{ key: 'errors.selectFromList', at: 'cityId' }];
};

const REQUIRED: Partial<Record<Part, string>> = {
  street: 'errors.address.streetRequired',
  house: 'errors.address.houseRequired',
};

const checkPart = (part: Part, value: unknown, required: boolean): readonly FieldError[] => {
  const emptyKey = REQUIRED[part];
  const isNeeded = required && emptyKey !== undefined;
  const [error] = checkText(value, {
    required: isNeeded,
    max_length: MAX_PART,
    not_only_spaces: !isNeeded,
  });
  if (!error) return [];
  return [
    {
      ...error,
      key: error.key === 'errors.required' ? (emptyKey ?? error.key) : error.key,
      at: part,
    },
  ];
};
