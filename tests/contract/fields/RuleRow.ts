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

type Input = Pick<RuleRow, 'value' | 'wire' | 'others' | 'initial' | 'mode'>;
type Around = Pick<RuleRow, 'others' | 'initial' | 'mode'>;

/** What a person types or chooses. */
export const typed = (value: unknown, around: Around = {}): Input => ({ value, ...around });

/** What travels. */
export const sent = (wire: Readonly<Record<string, unknown>>, around: Around = {}): Input => ({
  wire,
  ...around,
});

export const accepts = (
  id: string,
  says: string,
  field: RuleRow['field'],
  input: Input,
  payload?: Readonly<Record<string, unknown>>,
): RuleRow => ({ id, says, field, ...input, errors: [], ...(payload ? { payload } : {}) });

export const refuses = (
  id: string,
  says: string,
  field: RuleRow['field'],
  input: Input,
  ...errors: readonly string[]
): RuleRow => ({ id, says, field, ...input, errors });
