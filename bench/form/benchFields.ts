import { type FieldDraft, rawFields } from '../../contract/sections/rawFields';

const options = Array.from({ length: 20 }, (_, value) => ({ value, title: `Вариант ${value}` }));
const required = { required: true };

/** Half text; the first of the others decides about the fields that depend on it. */
const KINDS = ['text', 'number', 'text', 'select', 'text', 'checkbox', 'text', 'textarea'] as const;

/** The checkbox that every fifth field depends on. */
export const SWITCH = 'switch';

/**
 * The generated section `bench_<count>`: half text with counters, the rest numbers, selects of 20, checkboxes and
 * textareas, all but the checkboxes required, a fifth shown only while the switch is on.
 */
export const benchFields = (count: number) =>
  rawFields(`bench_${count}`, [
    { name: SWITCH, type: 'checkbox', title: 'Показать остальные' },
    ...Array.from({ length: count - 1 }, (_, index) => draft(index)),
  ]);

const draft = (index: number): FieldDraft => {
  const type = KINDS[index % KINDS.length] ?? 'text';
  return {
    name: `field_${index}`,
    title: `Поле ${index}`,
    type,
    ...(type === 'select' && { options }),
    validation_rules: {
      ...(type !== 'checkbox' && required),
      ...(type === 'text' && { max_length: 60 }),
    },
    symbol_counter: type === 'text',
    depends_on: isDependent(index) ? { field: SWITCH, values: [true] } : null,
  };
};

const isDependent = (index: number): boolean => index % 5 === 4;

/** What a form of so many fields shows: before and after the switch, and how many of the first it refuses to save empty. */
export const expected = (count: number) => {
  const all = benchFields(count);
  const shown = all.filter((field) => field.depends_on === null);
  const invalid = shown.filter((field) => field.validation_rules.required === true);
  return { shown: shown.length, all: all.length, invalid: invalid.length };
};
