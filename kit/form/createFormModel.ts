import type { UseFormReturn } from 'react-hook-form';
import { type CustomCheck, checkField, checkForm, type FormCheck } from '../../contract/checkForm';
import { type FieldConfig, type FormMode, isKnownField, type SectionField } from '../../contract/fieldConfig';
import type { FieldError, WireRecord } from '../../contract/fields';
import { isActive, toFormValues, toPayload } from '../../contract/formValues';
import { sameScalar } from '../../contract/sameScalar';
import { createFieldErrors, type ErrorList, type FieldErrors } from '../../fieldRenderers/fieldErrors';
import type { FormHandle, FormValues } from '../../fieldRenderers/formHandle';
import { createPendingInputs } from '../../fieldRenderers/pendingInputs';
import { knownPhoneType } from '../../fieldRenderers/phone/phoneTypes';
import { createListeners } from '../../ui/createListeners';
import { todayAt } from './todayAt';

export interface FormModelOptions {
  readonly fields: readonly SectionField[];
  readonly mode: FormMode;
  /** Read once, when the form opens: another record is another form (give it a `key`). */
  readonly record?: WireRecord | undefined;
  /** What fields of a new record start with where it is not emptiness, by field name. */
  readonly defaults?: FormValues | undefined;
  /** Rules of the resource's own, by field name. */
  readonly checks?: Readonly<Record<string, CustomCheck>> | undefined;
  /** Where the field errors are kept, when something outside the form shows them too (a tab's count). */
  readonly errors?: FieldErrors | undefined;
}

/** A form's memory and rules without its looks. */
export interface FormModel {
  readonly handle: FormHandle;
  readonly mode: FormMode;
  /** What it was opened on. */
  readonly record: WireRecord | undefined;
  readonly form: UseFormReturn<FormValues>;
  /** The values the form was opened with, or last saved. */
  readonly initial: () => FormValues;
  /** The fields a save would send whose values are not the ones the form was opened with. */
  readonly changed: () => readonly FieldConfig[];
  /** The values this form would have been opened with, had it been opened on that record. */
  readonly valuesOf: (record: WireRecord) => FormValues;
  /** Goes on from another state of the record: `opened` is what counts as unchanged now, `values` what stands in the fields. */
  readonly rebase: (opened: FormValues, values: FormValues) => void;
  /** Brings what inputs still hold into the form; a promise where that takes a while. */
  readonly takeIn: () => Promise<unknown> | undefined;
  /** Validates every visible writable field and shows what is wrong; the names in the order of the fields. */
  readonly validate: () => readonly string[];
  readonly payload: () => Record<string, unknown>;
  /** Shows what the server found, in place of everything shown so far; it stands until its field is changed. */
  readonly showApiError: (byField: Readonly<Record<string, ErrorList>>) => void;
  /** Whether a text about this field can stand under it. */
  readonly isShown: (field: SectionField) => boolean;
  /** What was saved is what the form started with: nothing to lose any more. */
  readonly markSaved: () => void;
  /** Whether anything was typed since `sent` was sent. */
  readonly isTypedOn: (sent: FormValues) => boolean;
  /** Goes on from the saved record, or from what was sent; what was typed since then still waits to be saved. */
  readonly goOn: (saved: WireRecord | undefined, sent: FormValues) => void;
  /** Hears every change of a value, whoever made it; returns the way to stop it. */
  readonly onChange: (listener: () => void) => () => void;
  /** Whether a value differs from the one the form was opened with, or last saved. Costs nothing however many there are. */
  readonly isDirty: () => boolean;
}

export const openForm = ({ fields, mode, record, defaults, checks, errors }: FormModelOptions) => {
  const today = todayAt(record?.timezone);
  const initial: FormValues = { ...toFormValues(fields, record, today), ...(!record && defaults) };
  const valuesOf = (newer: WireRecord): FormValues => toFormValues(fields, newer, today);
  return { fields, mode, record, initial, valuesOf, today, checks, errors: errors ?? createFieldErrors() };
};

export const createFormModel = (
  { fields, mode, record, valuesOf, today, checks, errors, ...opened }: ReturnType<typeof openForm>,
  form: UseFormReturn<FormValues>,
): FormModel => {
  const { control, register, getValues } = form;
  const known = new Map(fields.filter(isKnownField).map((field) => [field.name, field]));
  const { subscribe: onChange, tell: notify } = createListeners();
  /** Fields whose errors only the server knows: validating them here would find nothing and hide them. */
  const refused = new Set<string>();
  /** Fields whose values are not the initial ones: react-hook-form would compare, or copy, all of them on a key. */
  const dirty = new Set<string>();
  /** The parts of a field that were left so far; absent = the field is validated as one. */
  const left = new Map<string, Set<string>>();
  /** Whether a save was tried: from then on nothing that is wrong is kept back. */
  let isTried = false;
  const pending = createPendingInputs();
  let { initial } = opened;

  const compare = (name: string) => {
    if (sameValue(getValues(name), initial[name])) dirty.delete(name);
    else dirty.add(name);
  };
  const rules = (): FormCheck => ({
    mode,
    today,
    initial,
    phoneTypeOf: knownPhoneType,
    ...(checks && { checks }),
  });
  const isDue = (name: string, { at }: FieldError): boolean => {
    const parts = left.get(name);
    return isTried || parts === undefined || at === undefined || parts.has(at);
  };
  const validate = (name: string, part?: string) => {
    if (part !== undefined) left.set(name, (left.get(name) ?? new Set()).add(part));
    const field = known.get(name);
    if (!field || refused.has(name)) return;
    const found = checkField(field, { fields, values: getValues() }, rules());
    errors.set(
      name,
      found.filter((error) => isDue(name, error)),
    );
  };

  const handle: FormHandle = {
    today,
    control,
    register,
    fields,
    errors,
    getValues,
    pending,
    validate,
    setValue: (name, value) => {
      form.setValue(name, value, { shouldDirty: true });
      handle.changed(name);
    },
    onValue: (name, listener) =>
      form.subscribe({
        name,
        exact: true,
        formState: { values: true },
        callback: ({ values }) => listener(values[name]),
      }),
    changed: (name) => {
      refused.delete(name);
      compare(name);
      // All that are wrong, because a rule may span two fields and a condition may have hidden one.
      for (const wrong of errors.names()) validate(wrong);
      notify();
    },
  };
  const typedSince = (sent: FormValues): readonly string[] => {
    const now = getValues();
    return [...known.keys()].filter((name) => !sameValue(now[name], sent[name]));
  };
  const rebase: FormModel['rebase'] = (base, values) => {
    initial = base;
    form.reset(base, { keepValues: true });
    for (const name of known.keys()) {
      if (Object.hasOwn(values, name)) form.setValue(name, values[name], { shouldDirty: true });
    }
    refused.clear();
    left.clear();
    isTried = false;
    errors.replace({});
    for (const name of known.keys()) compare(name);
    notify();
  };
  return {
    handle,
    mode,
    record,
    form,
    initial: () => initial,
    valuesOf,
    changed: () => {
      const values = getValues();
      return [...known.values()].filter(
        (field) =>
          isActive(field, { fields, values }, mode) && !sameValue(values[field.name], initial[field.name]),
      );
    },
    rebase,
    isTypedOn: (sent) => typedSince(sent).length > 0,
    goOn: (saved, sent) => {
      const now = getValues();
      const base = saved ? valuesOf(saved) : sent;
      rebase(base, { ...base, ...Object.fromEntries(typedSince(sent).map((name) => [name, now[name]])) });
    },
    takeIn: pending.takeIn,
    validate: () => {
      isTried = true;
      refused.clear();
      errors.replace(checkForm(fields, getValues(), rules()));
      return fields.map((field) => field.name).filter((name) => errors.of(name).length > 0);
    },
    payload: () => toPayload(fields, getValues(), mode),
    showApiError: (byField) => {
      refused.clear();
      for (const name of Object.keys(byField)) refused.add(name);
      errors.replace(byField);
    },
    isShown: (field) => isActive(field, { fields, values: getValues() }, mode),
    markSaved: () => {
      initial = getValues();
      form.reset(initial, { keepValues: true });
      dirty.clear();
      left.clear();
      isTried = false;
      notify();
    },
    onChange,
    isDirty: () => dirty.size > 0,
  };
};

/** Whether two values of a form hold the same; a new file is the same only as itself. */
export const sameValue = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true;
  if (!isGroup(left) || !isGroup(right)) return !isGroup(left) && !isGroup(right) && sameScalar(left, right);
  if (left instanceof Blob || right instanceof Blob) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    sameValue(left[key], right[key]),
  );
};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
