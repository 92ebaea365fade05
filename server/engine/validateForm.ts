import { checkForm } from '../../contract/checkForm';
import type { FieldConfig, FormMode } from '../../contract/fieldConfig';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { type FormValues, isActive, toFormValues } from '../../contract/formValues';
import { canWrite } from '../../contract/permissions';
import { phoneTypeOf } from '../../contract/phoneTypeOf';
import { invalid } from '../ApiError';
import type { FormContext } from '../FormContext';
import { apiErrorTexts } from '../texts/apiErrors';
import { fieldErrorText } from '../texts/fieldErrorText';

export interface FormQuestion {
  readonly payload: WireRecord;
  /** The fields of each section of the row, in the order of the sections. */
  readonly sections: readonly (readonly FieldConfig[])[];
  readonly context: FormContext;
  /** In the venue's zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The payload that may be stored: validated by the same permissions, conditions and checks as in the browser.
 *
 * A key that no writable field owns is refused by name, never dropped in silence. A new record is validated by its first
 * section and every other section that sent something; an update by what it sent, and by what it made wrong elsewhere.
 *
 * @throws ApiError 422 with texts by field
 */
export const validateForm = ({ payload, sections, context, today }: FormQuestion): WireRecord => {
  const fields = sections.flat();
  const mode: FormMode = context.record ? 'edit' : 'create';
  const { moved, rest } = takeMoves(payload, context);
  rejectKeys(rest, fields, mode);

  const sent = fields.filter((field) =>
    rulesOf(field)
      .wireKeys(field)
      .some((key) => Object.hasOwn(rest, key)),
  );
  const initial = toFormValues(fields, context.record, today);
  const values: FormValues = {
    ...initial,
    ...Object.fromEntries(sent.map((field) => [field.name, readSent(field, rest, context.record)])),
  };
  const form = { mode, today, phoneTypeOf, ...(context.record ? { initial } : {}) };
  const errors = checkForm(fields, values, form);
  const isValidated = validatedFields({
    sections,
    sent,
    context,
    moved,
    before: () => checkForm(fields, initial, form),
  });
  const wrong = Object.entries(errors).filter(([name]) => isValidated(name));
  if (wrong.length > 0) {
    throw invalid(
      Object.fromEntries(wrong.map(([name, found]) => [name, [...new Set(found.map(fieldErrorText))]])),
    );
  }

  // What a new record must have and was not asked for has passed by its default: then that default is kept.
  const isKept = (field: FieldConfig): boolean =>
    sent.includes(field) || (!context.record && field.rules.required === true && isValidated(field.name));
  const stored = fields
    .filter(isKept)
    .filter((field) => isActive(field, { fields, values }, mode))
    .map((field) => rulesOf(field).toPayload(values[field.name], field));
  return Object.assign({}, ...stored, moved);
};

/** The status moves that pass without a field's permission; see `FormContext.moves`. */
const takeMoves = (
  payload: WireRecord,
  { moves = {} }: FormContext,
): { moved: WireRecord; rest: WireRecord } => {
  const isMove = ([key, value]: readonly [string, unknown]): boolean =>
    Object.hasOwn(moves, key) && (moves[key] ?? []).some((move) => move === value);
  const entries = Object.entries(payload);
  return {
    moved: Object.fromEntries(entries.filter(isMove)),
    rest: Object.fromEntries(entries.filter((entry) => !isMove(entry))),
  };
};

const rejectKeys = (payload: WireRecord, fields: readonly FieldConfig[], mode: FormMode): void => {
  const errors = Object.keys(payload).flatMap((key) => {
    const owners = fields.filter((field) => rulesOf(field).wireKeys(field).includes(key));
    if (owners.some((field) => canWrite(field, mode))) return [];
    return [[key, [owners.length === 0 ? apiErrorTexts.unknownKey : apiErrorTexts.notWritable]] as const];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};

/** Keys of the field that were not sent keep what the record has: half an address is completed, not emptied. */
const readSent = (field: FieldConfig, payload: WireRecord, record: WireRecord = {}): unknown => {
  const keys = rulesOf(field).wireKeys(field);
  const own = (source: WireRecord) =>
    Object.fromEntries(keys.filter((key) => Object.hasOwn(source, key)).map((key) => [key, source[key]]));
  return rulesOf(field).fromRecord({ ...own(record), ...own(payload) }, field);
};

interface Scope extends Pick<FormQuestion, 'sections' | 'context'> {
  readonly sent: readonly FieldConfig[];
  readonly moved: WireRecord;
  /** The errors the record had before this call. */
  readonly before: () => Readonly<Record<string, unknown>>;
}

const validatedFields = ({ sections, sent, context, moved, before }: Scope): ((name: string) => boolean) => {
  const isSent = (name: string): boolean => sent.some((field) => field.name === name);
  if (!context.record) {
    const open = sections
      .filter((fields, index) => index === 0 || fields.some(({ name }) => isSent(name)))
      .flat();
    return (name) => open.some((field) => field.name === name);
  }
  const isWhole = Object.entries(moved).some(([key, value]) => context.completes?.[key] === value);
  if (isWhole) return () => true;
  const known = before();
  return (name) => isSent(name) || !Object.hasOwn(known, name);
};
