import type { WireRecord } from '../contract/fields';
import type { EndpointKey, Rows } from '../contract/rows';
import type { Call } from './Call';
import type { Deps } from './Deps';

/** Rows whose body is a form. */
export type FormKey = {
  [K in EndpointKey]: Rows[K] extends { sections: readonly string[] } ? K : never;
}[EndpointKey];

/** What a form is validated against before its handler runs. */
export interface FormContext {
  /** The record as it stands; undefined while it does not exist. */
  readonly record?: WireRecord;
  /** The venue's zone: "today" of the closure rules. */
  readonly timezone: string;
  /**
   * Moves of a status that the console makes by itself, by wire key: these values pass without the field's permission
   * and options, because the store's own table of transitions validates them.
   */
  readonly moves?: Readonly<Record<string, readonly unknown[]>>;
  /** Moves that say "it is complete", by wire key: then every section is validated, not only what was sent. */
  readonly completes?: Readonly<Record<string, unknown>>;
}

export interface FormSent {
  /** What the form sends, as it came: nobody has looked at it yet. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/**
 * @param isHeld nobody else may change it until the transaction ends; false: it is only looked at
 * @throws ApiError 404 when the record, or the parent of a new one, is absent or not yours.
 */
export type FormContextOf<K extends FormKey> = (
  at: Pick<Call<K>, 'path' | 'place' | 'userId' | 'reach' | 'home' | 'session'> & FormSent,
  deps: Deps,
  isHeld: boolean,
) => Promise<FormContext>;
export type FormContexts<K extends FormKey> = { readonly [Each in K]: FormContextOf<Each> };
