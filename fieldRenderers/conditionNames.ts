import { type FieldConfig, isKnownField, type SectionField } from '../contract/fieldConfig';

/** The fields that decide whether `field` is shown: the ones its condition names, and the ones that hide those. */
export const conditionNames = (field: FieldConfig, fields: readonly SectionField[]): readonly string[] => {
  const byName = new Map(fields.filter(isKnownField).map((known) => [known.name, known]));
  const names = new Set<string>();
  const waiting = [field];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const condition of next.dependsOn) {
      if (names.has(condition.field)) continue;
      names.add(condition.field);
      const source = byName.get(condition.field);
      if (source) waiting.push(source);
    }
  }
  return [...names];
};
