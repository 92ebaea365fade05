import type { FieldOption } from '../fieldConfig';
import { limits } from '../limits';
import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';

/** Title of a record, told by letters and not by signs alone. */
export const titleField = (title: string, placeholder: string, max_length: number): FieldDraft => ({
  name: 'title',
  type: 'text',
  title,
  placeholder,
  validation_rules: {
    required: true,
    min_length: limits.titleMin,
    max_length,
    min_letters: limits.titleMinLetters,
  },
  symbol_counter: true,
});

export const descriptionField = (title: string, placeholder: string): FieldDraft => ({
  name: 'description',
  type: 'textarea',
  title,
  placeholder,
  validation_rules: { max_length: limits.descriptionMax, not_only_spaces: true },
  symbol_counter: true,
});

/** Address of a record, made of its title until somebody writes another. */
export const addressField = (placeholder: string): FieldDraft => ({
  name: 'url',
  type: 'url',
  title: 'Ссылка',
  placeholder,
  description: 'Ссылка составится из названия, её можно изменить.',
  validation_rules: { max_length: limits.addressMax },
  autoGenerate: true,
});

/** The same where nobody writes it. */
export const ownAddressField: FieldDraft = {
  name: 'url',
  type: 'url',
  title: 'Ссылка',
  description: 'Ссылка составится из названия.',
  autoGenerate: true,
  permissions: ['view'],
};

/** Options by what each is called. */
export const choices = (titles: Readonly<Record<string, string>>): readonly FieldOption[] =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

export const yesOrNo = (yes: string, no: string): readonly FieldOption[] => [
  { value: true, title: yes },
  { value: false, title: no },
];

/** Shown and hidden, as the menu area's visibility is filtered. */
export const visibilityOptions = yesOrNo('Видят', 'Не видят');

/** Shown and hidden, as a form says it. */
export const shownOptions = choices({ displayed: 'Видят', not_displayed: 'Не видят' });

export const dayFilter = (field_id: string, title: string): RawFilter => ({
  field_id,
  title,
  type: 'date-range',
  options: [],
});
