import { isVisible } from './conditions';
import { type FieldConfig, type FormMode, isKnownField, type SectionField } from './fieldConfig';
import type { WireRecord } from './fields';
import { rulesOf } from './fields/rulesOf';
import { canWrite } from './permissions';
import type { Capability } from './vocabulary';

export type FormValues = Readonly<Record<string, unknown>>;

/** The fields of a form with what they hold: one field is judged among the others. */
export interface FilledForm {
  readonly fields: readonly SectionField[];
  readonly values: FormValues;
}

/**
 * The fields that this backend has: one that the documents do not know is left out, and so is never sent, unless its capability is
 * announced or its key came with the record.
 */
export const offeredFields = (
  fields: readonly SectionField[],
  record: WireRecord | undefined,
  can: (capability: Capability) => boolean,
): readonly SectionField[] => {
  const isOffered = (field: SectionField): boolean =>
    !isKnownField(field) ||
    field.extension === undefined ||
    can(field.extension) ||
    (record !== undefined &&
      rulesOf(field)
        .wireKeys(field)
        .some((key) => Object.hasOwn(record, key)));
  return fields.every(isOffered) ? fields : fields.filter(isOffered);
};

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
        record ? rulesOf(field).fromRecord(record, field) : rulesOf(field).empty(field, today),
      ]),
  );

/** Whether the field is validated and sent: shown and writable. Hidden values stay in the form, untouched. */
export const isActive = (
  field: SectionField,
  { fields, values }: FilledForm,
  mode: FormMode,
): field is FieldConfig => isKnownField(field) && canWrite(field, mode) && isVisible(field, values, fields);

/** What a save sends: the visible and writable fields of the form, in their wire shape. */
export const toPayload = (
  fields: readonly SectionField[],
  values: FormValues,
  mode: FormMode,
): Record<string, unknown> => {
  const payload: Record<string, unknown> = {};
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name) || !isActive(field, { fields, values }, mode)) continue;
    Object.assign(payload, rulesOf(field).toPayload(values[field.name], field));
  }
  return payload;
};
