import { isVisible } from './conditions';
import { type FieldConfig, type FormMode, isKnownField, type SectionField } from './fieldConfig';
import type { WireRecord } from './fields';
import { kindOf } from './fields/kindOf';
import { canWrite } from './permissions';

export type FormValues = Readonly<Record<string, unknown>>;

/** The value of every known field of a form: read out of the record, or of a new form (`today` feeds date defaults). */
export const toFormValues = (
  fields: readonly SectionField[],
  record: WireRecord | undefined,
  today?: string,
): FormValues =>
  Object.fromEntries(
    fields
      .filter(isKnownField)
      .map((field) => [
        field.name,
        record ? kindOf(field).fromRecord(record, field) : kindOf(field).empty(field, today),
      ]),
  );

/** Whether the field is judged and sent: shown and writable. Hidden values stay in the form, untouched (trap 7). */
export const isActive = (
  field: SectionField,
  values: FormValues,
  fields: readonly SectionField[],
  mode: FormMode,
): field is FieldConfig => isKnownField(field) && canWrite(field, mode) && isVisible(field, values, fields);

/** What a save sends: the visible and writable fields of the form, in their wire shape (1§5). */
export const toPayload = (
  fields: readonly SectionField[],
  values: FormValues,
  mode: FormMode,
): Record<string, unknown> => {
  const payload: Record<string, unknown> = {};
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name) || !isActive(field, values, fields, mode)) continue;
    Object.assign(payload, kindOf(field).toPayload(values[field.name], field));
  }
  return payload;
};
