import type { FieldOption } from '../../contract/fieldConfig';
import type { RawFilter } from '../../contract/sections/RawFilter';
import type { FieldDraft } from '../../contract/sections/rawFields';
import { kindTitles } from '../../contract/texts/titles';
import { categoryKindOf } from '../../contract/vocabulary';
import { reference } from '../content';

interface Listed {
  readonly id: number;
  readonly title: string;
}

/** The rows of the database that sections offer as options. */
export interface SectionFacts {
  readonly pointTypes: readonly Listed[];
  readonly phoneTypes: readonly Listed[];
  readonly baseCategories: readonly (Listed & { readonly type: string })[];
  readonly marks: readonly Listed[];
}

/** Marks with the drawings they are known by; one that the reference lists do not know has its words. */
export const markOptions = (rows: SectionFacts['marks']): readonly FieldOption[] => {
  const signs = new Map(reference().marks.map(({ title, sign }) => [title, sign]));
  return rows.map(({ id, title }) => {
    const sign = signs.get(title);
    return { value: id, title, ...(sign && { sign }) };
  });
};

export const optionsOf = (rows: readonly Listed[]): readonly FieldOption[] =>
  rows.map(({ id, title }) => ({ value: id, title }));

/** Each says whether it is for dishes or for drinks: the kind of a category is that of its base category. */
export const baseCategoryOptions = (rows: SectionFacts['baseCategories']): readonly FieldOption[] =>
  rows.map(({ id, title, type }) => ({
    value: id,
    title,
    description: kindTitles[categoryKindOf(type) ?? 'food'],
  }));

/** The section with the rows that the field `name` offers. */
export const withOptions = (
  drafts: readonly FieldDraft[],
  name: string,
  options: readonly FieldOption[],
): readonly FieldDraft[] => changed(drafts, name, (draft) => ({ ...draft, options }));

/**
 * The section with more rules for the field `name`. They are this backend's: a console that falls back on the section it brings
 * along keeps the reading of the specifications.
 */
export const withRules = (
  drafts: readonly FieldDraft[],
  name: string,
  rules: FieldDraft['validation_rules'],
): readonly FieldDraft[] =>
  changed(drafts, name, (draft) => ({ ...draft, validation_rules: { ...draft.validation_rules, ...rules } }));

/** The section with hours that may end on the next day (docs/spec/3-decisions.md). */
export const withOvernight = (drafts: readonly FieldDraft[], name: string, description?: string) =>
  changed(withRules(drafts, name, { allow_overnight: true }), name, (draft) => ({
    ...draft,
    ...(description !== undefined && { description }),
  }));

/** The same for the filter `id` of a list. */
export const withFilterOptions = (
  filters: readonly RawFilter[],
  id: string,
  options: readonly FieldOption[],
): readonly RawFilter[] => filters.map((one) => (one.field_id === id ? { ...one, options } : one));

const changed = (drafts: readonly FieldDraft[], name: string, change: (draft: FieldDraft) => FieldDraft) =>
  drafts.map((draft) => (draft.name === name ? change(draft) : draft));
