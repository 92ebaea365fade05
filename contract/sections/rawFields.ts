import type { FieldOption, FieldType, Permission } from '../fieldConfig';
import type { FieldLayout, FieldLook } from '../fieldHints';
import type { RightsArea, RightsSection } from '../rights';
import type { Capability } from '../vocabulary';

/** One field of a section exactly as it travels: nothing parsed, nothing left out. */
export interface RawField {
  readonly field_id: string;
  readonly name: string;
  readonly title: string;
  readonly placeholder: string;
  readonly description: string;
  readonly type: FieldType;
  readonly validation_rules: Readonly<Record<string, unknown>>;
  readonly options: readonly FieldOption[];
  readonly order: number;
  readonly permissions: readonly Permission[];
  readonly depends_on: { readonly field: string; readonly values: readonly unknown[] } | null;
  readonly symbol_counter: boolean;
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly autoGenerate: boolean;
  readonly prefix: string;
  readonly autocomplete?: string;
  readonly areas?: readonly RightsArea[];
  readonly sections?: readonly RightsSection[];
  readonly resource?: string;
  readonly layout?: FieldLayout;
  readonly as?: FieldLook;
  readonly extension?: Capability;
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
