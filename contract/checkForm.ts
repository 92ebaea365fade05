import type { FieldConfig, FormMode, SectionField } from './fieldConfig';
import type { CheckContext, FieldError } from './fields';
import { rulesOf } from './fields/rulesOf';
import { checkUnitPair } from './fields/unitPair';
import { type FilledForm, type FormValues, isActive } from './formValues';

/** A rule of a resource's own for one field, with its own message ("custom validate"); empty = fine. */
export type CustomCheck = (value: unknown, context: CheckContext) => readonly FieldError[];

export interface FormCheck {
  readonly mode: FormMode;
  /** Today in the venue's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The values the form was opened with. */
  readonly initial?: FormValues;
  /** Knows the kind of a phone number: `contract/phoneTypeOf`, or nothing while it is not loaded. */
  readonly phoneTypeOf?: CheckContext['phoneTypeOf'];
  /** By field name; asked only where the field's own rules found nothing. */
  readonly checks?: Readonly<Record<string, CustomCheck>>;
}

export type FormErrors = Readonly<Record<string, readonly FieldError[]>>;

/**
 * Everything wrong in a form, by field name; `{}` = it can be saved. Hidden fields and fields that cannot be written
 * are never validated.
 */
export const checkForm = (
  fields: readonly SectionField[],
  values: FormValues,
  form: FormCheck,
): FormErrors => {
  const errors: Record<string, readonly FieldError[]> = {};
  for (const field of fields) {
    const found = checkField(field, { fields, values }, form);
    if (found.length > 0) errors[field.name] = found;
  }
  return errors;
};

/** The same for one field, e.g. on blur: hidden or read-only is fine by definition. */
export const checkField = (
  field: SectionField,
  filled: FilledForm,
  form: FormCheck,
): readonly FieldError[] => (isActive(field, filled, form.mode) ? validate(field, filled, form) : []);

const validate = (field: FieldConfig, filled: FilledForm, form: FormCheck): readonly FieldError[] => {
  const { fields, values } = filled;
  const value = values[field.name];
  const initial = form.initial?.[field.name];
  const context: CheckContext = {
    mode: form.mode,
    today: form.today,
    values,
    ...(initial === undefined ? {} : { initial }),
    ...(form.phoneTypeOf && { phoneTypeOf: form.phoneTypeOf }),
  };
  const isValidated = (name: string): boolean =>
    fields.some((other) => other.name === name && isActive(other, filled, form.mode));
  // What the two fields of a portion say is narrower than the bounds of either: none of nought pieces is told of a ten-thousandth.
  const pair = checkUnitPair(field.name, values, isValidated);
  if (pair.length > 0) return pair;
  const own = rulesOf(field).check(value, field, context);
  return own.length > 0 ? own : (form.checks?.[field.name]?.(value, context) ?? []);
};
