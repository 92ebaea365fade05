import type { FormMode } from '../../../contract/fieldConfig';

/**
 * One rule of section 5 with an input and its verdict. The same rows run against the pure checks, the form and the
 * server: a form types `value`; a server is sent `wire` where it stands, else the payload of `value`.
 */
export interface RuleRow {
  /** The checklist's numbers, e.g. `FT-01`. */
  readonly id: string;
  readonly says: string;
  /** The field as it arrives in a section; name `f` and all permissions unless it says otherwise. */
  readonly field: Readonly<Record<string, unknown>>;
  /** The value in the form ... */
  readonly value?: unknown;
  /** ... or what travels. */
  readonly wire?: Readonly<Record<string, unknown>>;
  /** Values of other fields of the form, for rules that span fields. */
  readonly others?: Readonly<Record<string, unknown>>;
  /** The value the form was opened with. */
  readonly initial?: unknown;
  readonly mode?: FormMode;
  /** Expected problems, `key` or `key@part`; `[]` = accepted. */
  readonly errors: readonly string[];
  /** What a server finds instead, where a part of the value does not travel. */
  readonly serverErrors?: readonly string[];
  /** Expected payload of an accepted value. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** The day on which the rows are validated. */
export const ROW_TODAY = '2026-11-21';

/** What is typed (`value`) or travels (`wire`), and what comes of it; without errors it is accepted. */
type Said = Omit<RuleRow, 'id' | 'says' | 'field' | 'errors'> & Partial<Pick<RuleRow, 'errors'>>;

export const row = (id: string, says: string, field: RuleRow['field'], said: Said): RuleRow => ({
  id,
  says,
  field,
  errors: [],
  ...said,
});

/** The same field, which has to be filled. */
export const must = <Field extends object>(field: Field) => ({
  ...field,
  validation_rules: { required: true },
});

type Payload = NonNullable<RuleRow['payload']>;
const problems = (keys: readonly string[]) => keys.map((key) => `errors.${key}`);

/** What is typed and refused; the keys without their `errors.` */
export const refused = (value: unknown, ...keys: readonly string[]): Said => ({
  value,
  errors: problems(keys),
});
export const becomes = (value: unknown, payload: Payload): Said => ({ value, payload });
export const kept = (value: unknown): Said => becomes(value, { f: value });

/** The same of what travels. */
export const wireRefused = (wire: Payload, ...keys: readonly string[]): Said => ({
  wire,
  errors: problems(keys),
});
export const wireBecomes = (wire: Payload, payload: Payload): Said => ({ wire, payload });
export const wireKept = (wire: Payload): Said => wireBecomes(wire, wire);
