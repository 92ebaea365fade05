import type { FieldConfig } from './fieldConfig';
import type { WireRecord } from './fields/FieldTypeRules';
import { rulesOf } from './fields/rulesOf';
import { isRecord } from './isRecord';

/** What the history keeps of a field: what the record holds under the keys that it is written and read by. */
export const keptOf = (field: FieldConfig, record: WireRecord): WireRecord => {
  const { wireKeys, alsoRead, kept } = rulesOf(field);
  const keys = [...wireKeys(field), ...(alsoRead?.(field) ?? [])];
  const own = Object.fromEntries(
    keys.filter((key) => Object.hasOwn(record, key)).map((key) => [key, record[key]]),
  );
  return kept?.(own, field) ?? own;
};

/** What a form would send of the field for this record. */
export const sentOf = (field: FieldConfig, record: WireRecord): WireRecord => {
  const { fromRecord, toPayload } = rulesOf(field);
  return toPayload(fromRecord(record, field), field);
};

/** Whether two records say the same of a field, however they write it. */
export const isSameField = (field: FieldConfig, one: WireRecord, other: WireRecord): boolean =>
  canonical(sentOf(field, one)) === canonical(sentOf(field, other));

/**
 * A database returns the keys of what it kept in an order of its own. What is known by its id is the same, whatever was told since of
 * its allergens.
 */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([key]) => key !== 'is_allergen' || part.id === undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

export interface FieldChanges {
  readonly before: WireRecord;
  readonly after: WireRecord;
}

/** The fields in which two states of a record differ; undefined: they do not. */
export const changesBetween = (
  fields: readonly FieldConfig[],
  before: WireRecord,
  after: WireRecord,
): FieldChanges | undefined => {
  const changed = fields.filter((field) => !isSameField(field, before, after));
  if (changed.length === 0) return undefined;
  const of = (record: WireRecord): WireRecord =>
    Object.assign({}, ...changed.map((field) => keptOf(field, record)));
  return { before: of(before), after: of(after) };
};

/** The fields that a change speaks of. */
export const changedFields = (
  fields: readonly FieldConfig[],
  { before, after }: FieldChanges,
): readonly FieldConfig[] =>
  fields.filter((field) =>
    rulesOf(field)
      .wireKeys(field)
      .concat(rulesOf(field).alsoRead?.(field) ?? [])
      .some((key) => Object.hasOwn(before, key) || Object.hasOwn(after, key)),
  );
