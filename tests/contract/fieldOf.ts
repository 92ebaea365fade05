import { type FieldConfig, isKnownField, type SectionField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';

type Raw = Readonly<Record<string, unknown>>;

const ALL = ['view', 'create', 'edit'];

/** A section of text fields with all permissions, unless the entries say otherwise. */
export const sectionOf = (...entries: readonly Raw[]): readonly SectionField[] =>
  parseFieldConfig(entries.map((entry) => ({ type: 'text', permissions: ALL, ...entry })));

/** One field, read as it would be from a section. */
export const fieldOf = (entry: Raw): FieldConfig => {
  const [field] = sectionOf({ name: 'f', ...entry });
  if (!field || !isKnownField(field)) throw new Error(`Not a field: ${JSON.stringify(entry)}`);
  return field;
};
