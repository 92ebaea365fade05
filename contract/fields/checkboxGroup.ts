import type { FieldConfig } from '../fieldConfig';
import { checkItemCount } from './checkItemCount';
import { choicePayload, choiceValue, matchOption } from './choice';
import type { FieldTypeRules } from './FieldTypeRules';

/** Several of the options, as a list of their texts; entities (`[{id, title}]`) are read by their ids. */
export const checkboxGroup = {
  empty: (): readonly string[] => [],
  fromRecord: (record, field) => {
    const raw = record[field.name];
    if (raw === null || raw === undefined || raw === '') return [];
    return Array.isArray(raw) ? raw.map((one) => choiceValue(field.options, one)) : raw;
  },
  toPayload: (value, field) => ({ [field.name]: writeChosen(value, field) }),
  wireKeys: (field) => [field.name],
  check: (value, field) => {
    if (!Array.isArray(value)) return [{ key: 'errors.invalidFormat' }];
    if (value.some((one) => !matchOption(field.options, one))) return [{ key: 'errors.selectFromList' }];
    return checkItemCount(new Set(value).size, field.rules);
  },
} satisfies FieldTypeRules;

const writeChosen = (value: unknown, field: FieldConfig): unknown => {
  if (!Array.isArray(value)) return value ?? [];
  return [...new Set(value)].map((one) => choicePayload(field.options, one));
};
