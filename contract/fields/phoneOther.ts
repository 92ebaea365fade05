import type { FieldConfig } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { checkItemCount } from './checkItemCount';
import { checkPhone } from './checkPhone';
import { choicePayload, choiceValue, matchOption } from './choice';
import type { CheckContext, FieldError, FieldTypeRules } from './FieldTypeRules';
import { checkPhoneType, writePhone } from './phone';
import { readId } from './readId';
import { readText, textOf } from './scalarText';

/** A further phone of a point. The type is the text of one of the field's options, `''` = not chosen yet. */
export interface PhoneOtherEntry {
  /** Absent on an entry that the server does not know yet. */
  readonly id?: number | string;
  readonly point_phone_type_id: string;
  readonly phone_number: string;
}

/** A list of phones, each with its type: `[{id, point_phone_type_id, phone_number}]`. */
export const phoneOther = {
  empty: (): readonly PhoneOtherEntry[] => [],
  fromRecord: (record, field) => {
    const raw = record[field.name] ?? [];
    return Array.isArray(raw) ? raw.map((entry) => readEntry(entry, field)) : raw;
  },
  toPayload: (value, field) => ({
    [field.name]: Array.isArray(value) ? value.map((entry) => writeEntry(entry, field)) : (value ?? []),
  }),
  wireKeys: (field) => [field.name],
  // Without their ids: a phone that comes back is a row of its own.
  kept: (record, { name }) => {
    const raw = record[name] ?? [];
    return { [name]: Array.isArray(raw) ? raw.map(withoutId) : raw };
  },
  check: (value, field, context) => {
    if (!Array.isArray(value)) return [{ key: 'errors.invalidFormat' }];
    const count = checkItemCount(value.length, field.rules, 'errors.phone.atLeastOne');
    return [...count, ...value.flatMap(entryCheck(field, context))];
  },
} satisfies FieldTypeRules;

const withoutId = (raw: unknown): unknown => {
  if (!isRecord(raw)) return raw;
  const { id: _id, ...entry } = raw;
  return entry;
};

/** The entries as an input can show them, whatever came. */
export const phoneOtherOf = (value: unknown): readonly PhoneOtherEntry[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map((entry) => ({
    ...(typeof entry.id === 'number' || typeof entry.id === 'string' ? { id: entry.id } : {}),
    point_phone_type_id: textOf(entry.point_phone_type_id),
    phone_number: textOf(entry.phone_number),
  }));

const readEntry = (raw: unknown, { options }: FieldConfig): unknown => {
  if (!isRecord(raw)) return raw;
  const id = readId(raw.id);
  return {
    ...(id === undefined ? {} : { id }),
    point_phone_type_id: choiceValue(options, raw.point_phone_type_id ?? raw.point_phone_type),
    phone_number: readText(raw.phone_number),
  };
};

const writeEntry = (entry: unknown, { options }: FieldConfig): unknown =>
  isRecord(entry)
    ? {
        ...entry,
        point_phone_type_id: choicePayload(options, entry.point_phone_type_id),
        phone_number: writePhone(entry.phone_number),
      }
    : entry;

const entryCheck = ({ options }: FieldConfig, context: CheckContext) => {
  const checkNumber = numberCheck(context);
  return (entry: unknown, index: number): readonly FieldError[] => {
    if (!isRecord(entry) || !isId(entry.id)) return [{ key: 'errors.invalidFormat', at: String(index) }];
    const errors: FieldError[] = [];
    const phone = checkNumber(entry.phone_number);
    if (phone) errors.push({ ...phone, at: `${index}.phone_number` });
    const type = checkType(entry.point_phone_type_id, options);
    if (type) errors.push({ key: type, at: `${index}.point_phone_type_id` });
    return errors;
  };
};

const isId = (id: unknown): boolean => id === undefined || typeof id === 'number' || typeof id === 'string';

const numberCheck = (context: CheckContext) => {
  const before = phoneOtherOf(context.initial).map((entry) => entry.phone_number);
  return (number: unknown): FieldError | undefined => {
    if (typeof number !== 'string') return { key: 'errors.phone.invalidFormat' };
    if (number === '') return { key: 'errors.phone.required' };
    return checkPhone(number) ?? checkPhoneType(number, context, before);
  };
};

const checkType = (type: unknown, options: FieldConfig['options']): string | undefined => {
  if (type === '' || type === undefined) return 'errors.phone.typeRequired';
  return matchOption(options, type) ? undefined : 'errors.selectFromList';
};
