import type { FieldOption } from '../../contract/fieldConfig';
import type { FieldDraft } from '../../contract/sections/rawFields';

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

export const optionsOf = (rows: readonly Listed[]): readonly FieldOption[] =>
  rows.map(({ id, title }) => ({ value: id, title }));

/** The section with the rows that the field `name` offers. */
export const withOptions = (
  drafts: readonly FieldDraft[],
  name: string,
  options: readonly FieldOption[],
): readonly FieldDraft[] => drafts.map((draft) => (draft.name === name ? { ...draft, options } : draft));
