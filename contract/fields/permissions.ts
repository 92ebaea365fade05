import { type FieldConfig, PERMISSIONS } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { limits } from '../limits';
import { type FieldRights, LEVELS, type Levels } from '../rights';
import { PERMISSION_KEYS } from '../vocabulary';
import type { FieldError, FieldTypeRules } from './FieldTypeRules';

/** What a role may do: levels by area, and what it leaves of the permissions of single fields. */
export interface RightsValue {
  readonly levels: Levels;
  readonly fields: FieldRights;
}

/** `{levels, fields}`, flat on the record; read nested under the field's name, too. */
export const permissions = {
  empty: (field): RightsValue => ({ levels: {}, fields: narrowedFields(field) }),
  fromRecord: (record, field) => {
    const nested = record[field.name];
    const { levels, fields } = isRecord(nested) ? nested : record;
    return { levels: readMap(levels), fields: readMap(fields) };
  },
  toPayload: (value) => {
    const { levels, fields } = isRecord(value) ? value : {};
    return { levels: levels ?? {}, fields: fields ?? {} };
  },
  wireKeys: () => ['levels', 'fields'],
  alsoRead: ({ name }) => [name],
  check: (value, { rules }) => {
    if (!isRecord(value)) return [{ key: 'errors.invalidFormat' }];
    const errors = [...checkLevels(value.levels), ...checkFields(value.fields)];
    const isEmpty = isRecord(value.levels) && Object.values(value.levels).flat().length === 0;
    return isEmpty && rules.required ? [{ key: 'errors.required' }, ...errors] : errors;
  },
} satisfies FieldTypeRules;

/** The rights as an input can show them, whatever came. */
export const rightsOf = (value: unknown): RightsValue => {
  const { levels, fields } = isRecord(value) ? value : {};
  const own = isRecord(levels) ? levels : {};
  const sections = Object.entries(isRecord(fields) ? fields : {}).filter(isNamedMap);
  return {
    levels: Object.fromEntries(
      PERMISSION_KEYS.filter((key) => Object.hasOwn(own, key)).map((key) => [key, knownOf(LEVELS, own[key])]),
    ),
    fields: Object.fromEntries(
      sections.map(([section, names]) => [
        section,
        Object.fromEntries(Object.entries(names).map(([name, left]) => [name, knownOf(PERMISSIONS, left)])),
      ]),
    ),
  };
};

const isNamedMap = (
  entry: readonly [string, unknown],
): entry is [string, Readonly<Record<string, unknown>>] => isRecord(entry[1]);

const knownOf = <Word extends string>(words: readonly Word[], given: unknown): readonly Word[] =>
  words.filter((word) => Array.isArray(given) && given.includes(word));

/** Nobody gives what they do not hold: what is closed to them is closed in a role that they begin. */
const narrowedFields = ({ sections = [] }: FieldConfig): FieldRights =>
  Object.fromEntries(
    sections
      .map(({ key, fields }): readonly [string, FieldRights[string]] => [
        key,
        Object.fromEntries(
          fields
            .filter(({ permissions: all, held }) => held.length < all.length)
            .map(({ name, held }) => [name, held]),
        ),
      ])
      .filter(([, names]) => Object.keys(names).length > 0),
  );

/** PHP writes an empty map as an empty list. */
const readMap = (raw: unknown): unknown =>
  raw === null || raw === undefined || (Array.isArray(raw) && raw.length === 0) ? {} : raw;

const wrongAt = (at: string): FieldError => ({ key: 'errors.invalidFormat', at });

const isListOf = (words: readonly string[], list: unknown): list is readonly string[] =>
  Array.isArray(list) &&
  new Set(list).size === list.length &&
  list.every((one) => words.some((word) => word === one));

/** Whoever may do something in an area may look into it. */
const checkLevels = (raw: unknown): readonly FieldError[] =>
  isRecord(raw)
    ? Object.entries(raw)
        .filter(
          ([key, list]) =>
            !PERMISSION_KEYS.some((known) => known === key) ||
            !isListOf(LEVELS, list) ||
            (list.length > 0 && !list.includes('view')),
        )
        .map(([key]) => wrongAt(`levels.${key}`))
    : [wrongAt('levels')];

const NAME = /^[\p{L}_][\p{L}\p{N}_-]{0,63}$/u;
const isName = (name: string): boolean => NAME.test(name) && !(name in Object.prototype);

/** Sections and fields that are no more may stand in a role that was made before: they are kept, and mean nothing. */
const checkFields = (raw: unknown): readonly FieldError[] => {
  if (!isRecord(raw)) return [wrongAt('fields')];
  const sections = Object.entries(raw);
  const count = sections.reduce(
    (sum, [, names]) => sum + (isRecord(names) ? Object.keys(names).length : 1),
    0,
  );
  if (count > limits.narrowedFieldsMax) return [wrongAt('fields')];
  return sections
    .filter(
      ([section, names]) =>
        !isName(section) ||
        !isRecord(names) ||
        !Object.entries(names).every(([name, left]) => isName(name) && isListOf(PERMISSIONS, left)),
    )
    .map(([section]) => wrongAt(`fields.${section}`));
};
