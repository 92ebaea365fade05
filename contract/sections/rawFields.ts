import type { FieldConfig } from '../fieldConfig';

/** What only a parsed field has: keys of its own, and what the console makes of the others. */
type Parsed =
  | 'fieldId'
  | 'rules'
  | 'dependsOn'
  | 'symbolCounter'
  | 'generatedFrom'
  | 'usual'
  | 'week'
  | 'isText';

/** One field of a section exactly as it travels: nothing parsed, nothing left out. */
export interface RawField extends Omit<FieldConfig, Parsed> {
  readonly field_id: string;
  readonly validation_rules: Readonly<Record<string, unknown>>;
  readonly depends_on: { readonly field: string; readonly values: readonly unknown[] } | null;
  readonly symbol_counter: boolean;
}

/** What a section has to say about a field; everything it leaves out has a quiet default. */
export type FieldDraft = Pick<RawField, 'name' | 'type' | 'title'> &
  Partial<Omit<RawField, 'field_id' | 'order'>>;

/** Fills a section's drafts up to wire fields; the order is the order they are written in. */
export const rawFields = (section: string, drafts: readonly FieldDraft[]): readonly RawField[] =>
  drafts.map((draft, index) => ({
    placeholder: '',
    description: '',
    validation_rules: {},
    options: [],
    permissions: ['view', 'create', 'edit'],
    depends_on: null,
    symbol_counter: false,
    links: [],
    autoGenerate: false,
    prefix: '',
    ...draft,
    field_id: `${section}.${draft.name}`,
    order: (index + 1) * 10,
  }));
