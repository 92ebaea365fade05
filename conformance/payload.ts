import '../contract/fields';
import { checkForm } from '../contract/checkForm';
import { type FieldConfig, isKnownField, type SectionField } from '../contract/fieldConfig';
import { isActive, offeredFields, toFormValues, toPayload } from '../contract/formValues';

/** What forms choose from where their section brings no options. */
export interface References {
  readonly cityId: unknown;
  readonly baseCategoryId: unknown;
}

interface Wanted {
  readonly title: string;
  /** Of the lists that the backend has. */
  readonly references: References;
}

/** What a form is filled with where its section insists on it; undefined = nothing that is known to be right. */
const FILLED: Readonly<Record<string, (field: FieldConfig, wanted: Wanted) => unknown>> = {
  text: ({ name }, { title }) => (name === 'title' ? title : 'Проверка'),
  textarea: () => 'Проверка соответствия',
  number: ({ rules }) => String(Math.max(rules.min ?? 1, 1)),
  select: ({ options }) => options[0]?.value,
  radio: ({ options }) => options[0]?.value,
  email: () => 'conformance@example.com',
  phone: () => '+79001234567',
  checkbox: () => true,
  address: (_field, { title, references }) => ({
    ...{
      city: title,
      cityId: references.cityId,
      street: 'Проверочная',
      house: '1',
      entrance: '',
      floor: '',
      office: '',
    },
  }),
};

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * A payload of these sections with no more than they insist on.
 * @returns `missing`: fields that nothing right is known for, so that no record can be made
 */
export const payloadOf = (
  section: readonly SectionField[],
  wanted: Wanted,
): { readonly payload: Record<string, unknown>; readonly missing: readonly string[] } => {
  const { baseCategoryId } = wanted.references;
  // No field of ours alone; and choices as the console brings them where the section does not.
  const fields = offeredFields(section, undefined, () => false).map((field) =>
    field.name === 'base_category_id' &&
    isKnownField(field) &&
    field.options.length === 0 &&
    isChoice(baseCategoryId)
      ? { ...field, options: [{ value: baseCategoryId, title: '' }] }
      : field,
  );
  const today = new Date().toISOString().slice(0, 10);
  let values = toFormValues(fields, undefined, today);
  for (const field of fields) {
    if (!isActive(field, { fields, values }, 'create')) continue;
    const filled =
      field.rules.required || field.name === 'title' ? FILLED[field.type]?.(field, wanted) : undefined;
    if (filled !== undefined) values = { ...values, [field.name]: filled };
  }
  const errors = checkForm(fields, values, { mode: 'create', today });
  return { payload: toPayload(fields, values, 'create'), missing: Object.keys(errors) };
};
