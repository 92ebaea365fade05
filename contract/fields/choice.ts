import type { FieldConfig, FieldOption } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { sameScalar } from '../sameScalar';
import type { FieldError, FieldTypeRules, WireRecord } from './FieldTypeRules';
import { readText } from './scalarText';

type OptionsOf = (field: FieldConfig) => readonly FieldOption[];

/** The option a value means: the one with the same text, else the one that is the same boolean (1 and "1" for true). */
export const matchOption = (options: readonly FieldOption[], value: unknown): FieldOption | undefined =>
  options.find((option) => typeof value !== 'object' && String(option.value) === String(value)) ??
  options.find((option) => sameScalar(option.value, value));

/** The form value of an option: always a text, `''` = nothing chosen. On the wire the option's own value travels. */
export const choiceValue = (options: readonly FieldOption[], raw: unknown): unknown => {
  const scalar = isRecord(raw) && 'id' in raw ? raw.id : raw;
  if (scalar === null || scalar === undefined || scalar === '') return '';
  const option = matchOption(options, scalar);
  if (option) return String(option.value);
  return typeof scalar === 'boolean' ? String(scalar) : readText(scalar);
};

export const choicePayload = (options: readonly FieldOption[], value: unknown): unknown =>
  value === '' || value === undefined ? null : (matchOption(options, value)?.value ?? value);

/** One of the options: `select`, `radio`, `change_status`. An entity (`{id, title}`) is read by its id. */
export const choice = (optionsOf: OptionsOf = (field) => field.options) =>
  ({
    empty: () => '',
    fromRecord: (record, field) => choiceValue(optionsOf(field), rawChoice(record, field.name)),
    toPayload: (value, field): WireRecord => ({ [field.name]: choicePayload(optionsOf(field), value) }),
    wireKeys: (field) => [field.name],
    alsoRead: ({ name }): readonly string[] => entityKeys(name),
    check: (value, field): readonly FieldError[] => {
      if (value === '' || value === undefined)
        return field.rules.required ? [{ key: 'errors.required' }] : [];
      return matchOption(optionsOf(field), value) ? [] : [{ key: 'errors.selectFromList' }];
    },
  }) satisfies FieldTypeRules;

const rawChoice = (record: WireRecord, name: string): unknown => {
  const [entity = name] = entityKeys(name);
  return record[name] ?? record[entity];
};

/** `base_category_id` is also read from an entity that stands under `base_category`. */
export const entityKeys = (name: string): readonly string[] =>
  name.endsWith('_id') ? [name.slice(0, -'_id'.length)] : [];
