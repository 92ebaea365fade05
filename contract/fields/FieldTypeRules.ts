import type { FieldConfig, FormMode } from '../fieldConfig';

/** A record as it travels: keys as the specifications print them, values not trusted yet. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** The faults of a value. The text is looked up by `key` when it is shown, with `args` filled in. */
export interface FieldError {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Inside a group or list: the part it belongs to, dotted (`street`, `2.phone_number`); absent = the whole field. */
  readonly at?: string;
}

/** What a check may look at besides the value itself. */
export interface CheckContext {
  readonly mode: FormMode;
  /** Today in the venue's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** All values of the form, by field name: for rules that span fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The value the form was opened with: rules like "not before today" validate only what was changed (docs/spec/3-decisions.md, Open points 11). */
  readonly initial?: unknown;
  /** The kind of a phone number; absent while the numbering plans are not loaded: then the kind is not validated. */
  readonly phoneTypeOf?: (number: string) => string | undefined;
}

/**
 * The pure half of a field type: runs in the browser and on the server, so both validate alike.
 *
 * Law: for every record a server may send, `toPayload(fromRecord(record))` loses nothing that the field covers.
 * `fromRecord` is tolerant about shape (nested or flat, both dialects) but never repairs what `check` would refuse:
 * a wrong scalar goes through as it came, so that the server can read a payload with the same function and validate it.
 * That is why values are `unknown` here: a group type exports a total reader beside itself (`addressOf`, `scheduleOf`,
 * ...) that gives an input its typed value whatever came.
 */
export interface FieldTypeRules {
  /** The value of a new form. `today` (`YYYY-MM-DD`) feeds defaults that are dates. */
  empty(field: FieldConfig, today?: string): unknown;
  /** Reads the field's value out of a record (or out of a payload, on the server). */
  fromRecord(record: WireRecord, field: FieldConfig): unknown;
  /** The wire keys and values of this field; `{}` for types that hold no value. `File` objects stay as they are. */
  toPayload(value: unknown, field: FieldConfig): WireRecord;
  /** The wire keys this field writes: the server refuses every other key. */
  wireKeys(field: FieldConfig): readonly string[];
  /** Keys that a record may carry the value under besides those it is written in: hidden with it. */
  alsoRead?(field: FieldConfig): readonly string[];
  /** What the history keeps of a record's own keys; absent: all of them. */
  kept?(record: WireRecord, field: FieldConfig): WireRecord;
  /** What the history keeps of it cannot be saved again. */
  readonly keptInPart?: true;
  /** Everything wrong with the value; empty = fine. Emptiness is validated here too (`rules.required`). */
  check(value: unknown, field: FieldConfig, context: CheckContext): readonly FieldError[];
}
