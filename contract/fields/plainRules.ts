import type { FieldConfig, FieldType } from '../fieldConfig';
import { checkbox } from './checkbox';
import { checkItemCount } from './checkItemCount';
import { checkText } from './checkText';
import { choice, choicePayload, choiceValue, matchOption } from './choice';
import type { FieldTypeRules } from './FieldTypeRules';
import { cleanEmail, isEmail } from './isEmail';
import { number } from './number';
import { text } from './text';
import { isBlank } from './textCharacters';

/** Several of the options, as a list of their texts; entities (`[{id, title}]`) are read by their ids. */
const checkboxGroup = {
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

/** An e-mail address, trimmed. */
const email = {
  ...text,
  toPayload: (value, field) => text.toPayload(cleaned(value), field),
  check: (typed, field) => {
    const value = cleaned(typed);
    const errors = checkText(value, { not_only_spaces: false, ...field.rules });
    if (errors.length > 0 || typeof value !== 'string') return errors;
    return isBlank(value) || isEmail(value) ? [] : [{ key: 'errors.email' }];
  },
} satisfies FieldTypeRules;

/** What no address can be stays as it came, with its length and its strange characters. */
const cleaned = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= MAX_TYPED ? cleanEmail(value) : value;

const MAX_TYPED = 1000;

/** A heading between fields: holds no value, sends nothing. */
const header = {
  empty: () => undefined,
  fromRecord: () => undefined,
  toPayload: () => ({}),
  wireKeys: () => [],
  check: () => [],
} satisfies FieldTypeRules;

/** Many lines of text, under the same rules as one. */
const textarea = { ...text } satisfies FieldTypeRules;

/** An empty cell of the form grid: holds no value either. */
const empty = { ...header } satisfies FieldTypeRules;

/** One of a list; searchable when shown. */
const select = choice();

/** One of a few, all in sight. */
const radio = choice();

/** The types that nearly every section has: a browser brings their rules with the form, the others with the section. */
export const PLAIN_RULES = {
  text,
  email,
  textarea,
  select,
  checkbox,
  radio,
  number,
  header,
  checkbox_group: checkboxGroup,
  empty,
} satisfies Partial<Record<FieldType, FieldTypeRules>>;
