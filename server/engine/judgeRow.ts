import type { BulkResult } from '../../contract/bulk';
import type { FieldConfig } from '../../contract/fieldConfig';
import { changesBetween } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import { ApiError } from '../ApiError';
import { bulkTexts } from '../texts/refusals';
import type { Act } from './readBulk';
import { validateForm } from './validateForm';

/** Acts that say what a row is to hold. */
export type Saving = Extract<Act, { readonly kind: 'set' }>;

interface Judging {
  readonly act: Saving;
  /** The form's fields, section by section, as the role has them. */
  readonly sections: readonly (readonly FieldConfig[])[];
  readonly timezone: string;
  readonly today: string;
  /** Takes out what the role does not see. */
  readonly hide: (record: WireRecord) => WireRecord;
}

interface Judged {
  readonly result: Omit<BulkResult, 'id'>;
  /** What is to be saved; undefined = nothing is. */
  readonly values?: WireRecord;
}

/** What an act makes of a record, by the rules and rights of its form. */
export const judgeRow = (record: WireRecord, { act, sections, timezone, today, hide }: Judging): Judged => {
  const payload = typeof act.values === 'function' ? act.values(record) : act.values;
  const changed = (values: WireRecord) => changesBetween(sections.flat(), record, { ...record, ...values });
  try {
    const values = validateForm({ payload, sections, context: { timezone, record }, today });
    const states = changed(values);
    if (!states) {
      const held = hide(Object.fromEntries(Object.keys(payload).map((key) => [key, record[key]])));
      return { result: { status: 'unchanged', before: held, after: held } };
    }
    return { result: { status: 'done', before: hide(states.before), after: hide(states.after) }, values };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const states = changed(payload) ?? { before: {}, after: {} };
    const errors = error.errors ?? {};
    return { result: { status: 'refused', before: hide(states.before), after: hide(states.after), errors } };
  }
};

/** A new row by the rules and rights of its form: what may be stored, or why nothing is. */
export const judgeNew = (
  payload: WireRecord,
  { sections, timezone, today }: Pick<Judging, 'sections' | 'timezone' | 'today'>,
): { readonly values?: WireRecord; readonly errors?: Readonly<Record<string, readonly string[]>> } => {
  const files = sections.flat().filter(({ type, name }) => type === 'file' && Object.hasOwn(payload, name));
  if (files.length > 0)
    return { errors: Object.fromEntries(files.map(({ name }) => [name, [bulkTexts.noFiles]])) };
  try {
    return { values: validateForm({ payload, sections, context: { timezone }, today }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return { errors: error.errors ?? {} };
  }
};
