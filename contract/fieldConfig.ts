import type { FieldLayout, FieldLook, OptionSign } from './fieldHints';
import type { RightsArea, RightsSection } from './rights';
import type { Capability } from './vocabulary';

/** The 22 field types of the specifications, and those of ours. */
export const FIELD_TYPES = [
  'text',
  'email',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'graphic',
  'address',
  'number',
  'file',
  'phone',
  'phone_other',
  'socials',
  'url',
  'header',
  'close_point',
  'change_status',
  'toggle',
  'checkbox_group',
  'ingredients',
  'nutrition',
  'empty',
  'date',
  'city',
  'permissions',
  'time',
  'color',
  'rating',
  'money',
  'reference',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

const ownTypes = new Set<string>(FIELD_TYPES);

/** Types of a console of one's own, known from here on; typed as one of the list. */
export const registerTypeNames = (names: readonly string[]): void => {
  for (const name of names) ownTypes.add(name);
};

export const isFieldType = (name: string): name is FieldType => ownTypes.has(name);

export const PERMISSIONS = ['view', 'create', 'edit'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Whether the record the form edits exists already: decides if `create` or `edit` makes a field writable. */
export type FormMode = 'create' | 'edit';

/** One option of a select, radio or checkbox group. `value` is compared as text: backends send 3 and "3". */
export interface FieldOption {
  readonly value: string | number | boolean;
  readonly title: string;
  readonly description?: string;
  /** The drawing before its words, an extension of ours. */
  readonly sign?: OptionSign;
}

/** The field is shown only while the field named `field` holds one of `values`. */
export interface Condition {
  readonly field: string;
  readonly values: readonly unknown[];
}

/** The rules of docs/spec/3-decisions.md, as they arrive (numbers may come as text); unknown ones were dropped with one warning. */
export interface FieldRules {
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Digits that may stand after the comma; without the rule, any. */
  readonly decimals?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_letters?: number;
  readonly min_letters_or_digits?: number;
  readonly not_only_spaces?: boolean;
  /** Holds no address of a page or a mailbox: a name that strangers read must not become a link. */
  readonly no_address?: boolean;
  readonly pattern?: string;
  readonly min_items?: number;
  readonly max_items?: number;
  /** Lower case, no leading dot, whatever form they came in. */
  readonly extensions?: readonly string[];
  /** Megabytes. */
  readonly max_size?: number;
  readonly allow_overnight?: boolean;
}

/** Points number their days 1-7, the menu area names them mon-sun. */
export type WeekDialect = 'numbers' | 'names';

export interface FieldLink {
  readonly title: string;
  readonly url: string;
}

/** One field of a section after the border check: everything present, sorted by `order`, nothing left to guess. */
export interface FieldConfig {
  readonly fieldId: string;
  /** The key of the value in the form and, for most types, on the wire. */
  readonly name: string;
  readonly title: string;
  readonly placeholder: string;
  readonly description: string;
  readonly type: FieldType;
  readonly rules: FieldRules;
  readonly options: readonly FieldOption[];
  readonly order: number;
  readonly permissions: readonly Permission[];
  /** All must hold; empty = always shown. */
  readonly dependsOn: readonly Condition[];
  readonly symbolCounter: boolean;
  readonly links: readonly FieldLink[];
  /** `url` only: build the value from the title, or from the field that `generatedFrom` names. */
  readonly autoGenerate: boolean;
  readonly generatedFrom?: string;
  /** `select` only: what is taken once the field `beside` holds something and nobody has chosen; set by the resource. */
  readonly usual?: { readonly beside: string; readonly value: FieldOption['value'] };
  /** `url` only: what stands before the last segment. */
  readonly prefix: string;
  /** `graphic` only: how its area names the days (docs/spec/3-decisions.md, Wire format 10); absent = as the record names them. */
  readonly week?: WeekDialect;
  /** `number` only: it travels as text, whatever it holds (docs/spec/3-decisions.md, Open points 17). */
  readonly isText?: true;
  /** What of the person's own data a browser may fill in here (`given-name`, `tel`), by HTML's names. */
  readonly autocomplete?: string;
  /** `permissions` only: the areas and the forms whose rights are given. */
  readonly areas?: readonly RightsArea[];
  readonly sections?: readonly RightsSection[];
  /** `reference` only: the resource whose record it is; `''` = none is named. */
  readonly resource?: string;
  readonly layout?: FieldLayout;
  readonly as?: FieldLook;
  /**
   * Of a section that the console brings along: the documents do not know the field. It is there where a backend announces this
   * capability, or where its key stands on the record (`offeredFields`).
   */
  readonly extension?: Capability;
}

/** An entry of a section that could not be read: shown as a notice in its place, never a crash. */
export interface UnknownField {
  readonly fieldId: string;
  readonly name: string;
  readonly title: string;
  readonly order: number;
  readonly type: 'unknown';
  /** Absent: found while drawing the field, not while reading the section. */
  readonly fault?: 'malformed' | 'unknownType' | 'duplicateName';
  /** Why, for the developer console and the gallery. */
  readonly reason: string;
}

export type SectionField = FieldConfig | UnknownField;

export const isKnownField = (field: SectionField): field is FieldConfig => field.type !== 'unknown';
