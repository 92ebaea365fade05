import type { FieldConfig, SectionField } from '../../../contract/fieldConfig';
import { isKnownField } from '../../../contract/fieldConfig';
import type { FieldError } from '../../../contract/fields';
import { rulesOf } from '../../../contract/fields';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';
import type { RuleRow } from './RuleRow';

const ALL = ['view', 'create', 'edit'];

export interface RuleForm {
  readonly field: FieldConfig;
  readonly fields: readonly SectionField[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** The section of a row: its field, and a plain text field for each of the other values. */
export const sectionOf = (row: RuleRow): readonly Readonly<Record<string, unknown>>[] => [
  { name: 'f', permissions: ALL, ...row.field },
  ...Object.keys(row.others ?? {}).map((name) => ({ name, type: 'text', permissions: ALL })),
];

/** The form a row describes, ready to be validated. */
export const ruleForm = (row: RuleRow): RuleForm => {
  const fields = parseFieldConfig(sectionOf(row));
  const field = fields.find((one) => one.name === (row.field.name ?? 'f'));
  if (!field || !isKnownField(field)) throw new Error(`The row "${row.says}" describes no field.`);
  const value = row.wire ? rulesOf(field).fromRecord(row.wire, field) : row.value;
  return { field, fields, values: { [field.name]: value, ...row.others } };
};

/** `key@part` of every problem, as the rows write them. */
export const shortly = (errors: readonly FieldError[]): readonly string[] =>
  errors.map(({ key, at }) => (at === undefined ? key : `${key}@${at}`));
