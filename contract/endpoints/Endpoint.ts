import type { EntityTypes } from '../entities';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a bulk call carries its ids: `ids` in the query, `{ids}` in the body, or `{food: ids, drink: ids}` in the body. */
export type IdsIn = 'query' | 'body' | 'kinds';

export type EntityName = keyof EntityTypes;

/** What a call answers, and so which reader the client uses. */
export type Answer =
  /** `{data: [...], current_page, last_page, total, per_page}`; `under` names another key than `data`, `wrap` a wrapper around each row. */
  | { readonly kind: 'list'; readonly of: EntityName; readonly under?: string; readonly wrap?: string }
  /** The record itself; the client also reads it under `data` or `wrap`. */
  | { readonly kind: 'one'; readonly of: EntityName; readonly wrap?: string }
  /** `{token, user fields}`; where it asks for a second factor, 202 and `{second_factor: ticket}` come before. */
  | { readonly kind: 'session'; readonly asks?: 'second_factor' }
  /** An object that is no record, with these keys at least. `tagged`: with an `ETag`; who holds it already is told so in a few bytes (304). */
  | { readonly kind: 'values'; readonly of: readonly string[]; readonly tagged?: true }
  /** `{[section]: [...]}`. */
  | { readonly kind: 'section' }
  /** No JSON: a file of one of these types, with a name of its own. */
  | { readonly kind: 'file'; readonly of: readonly string[] }
  /** `{}`. */
  | { readonly kind: 'nothing' };

/** Answers that calls of many resources give. */
export const nothing = { kind: 'nothing' } as const satisfies Answer;
/** The outcome of each row, and the entry by which all of it is taken back. */
export const outcomes = { kind: 'values', of: ['results', 'change_id'] } as const satisfies Answer;
export const copies = { kind: 'values', of: ['results'] } as const satisfies Answer;
export const session = { kind: 'session', asks: 'second_factor' } as const satisfies Answer;

/** What a filter asks of a row; each names where the row keeps it: `title`, or `city.title` for a part of a part. */
export type RowTest =
  /** Every word typed stands somewhere in these texts. */
  | { readonly words: readonly string[] }
  /** It is one of the options; a part counts by its id, a list if one of it does. */
  | { readonly option: string }
  /** Yes or no; a list is yes when it holds something. */
  | { readonly flag: string }
  /** The day lies between start and end, both included. */
  | { readonly day: string };

/**
 * How a call travels: all that the browser knows of it. What it does, who may make it and the schemas of its body and answer are the
 * other half of its row (`contract/rows`), which the browser never loads.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly answer: Answer;
  /** Takes `page` and `per_page`. */
  readonly paged?: true;
  /** Fields that `filters[n][field]` may name, of a list or of what stands for one; anything else is refused (422). */
  readonly filters?: readonly string[];
  /**
   * How the browser answers these filters itself where the rows came whole, by filter field. A field without an entry is left
   * to the backend.
   */
  readonly rowTests?: Readonly<Record<string, RowTest>>;
  /** Columns that `sort` may name (extension of ours, capability `sort`). */
  readonly sort?: readonly string[];
  /** Further parameters in the query. */
  readonly query?: readonly string[];
  /**
   * Parameters that the documents do not print for this list (docs/decisions/0012-menu-area-console.md): they travel to a backend that announces
   * `filters`, or whose answer says that there are more pages.
   */
  readonly extendedQuery?: readonly string[];
  /** Bulk calls: where the ids travel. */
  readonly ids?: IdsIn;
  /** Bulk calls that may come without ids, and then mean more than one could name. Ids that come are never none. */
  readonly idsOptional?: true;
  /**
   * An act of the resource's own, on the record of its path or on many by `ids`: body and answer are those of every such act
   * (`contract/rows/bulk`), so that each can be tried out, is answered row by row, and is taken back by its entry.
   */
  readonly acts?: 'one' | 'many';
  /** Form calls: the body is the payload of these field sections ... */
  readonly sections?: readonly string[];
  /** ... plus these keys, each filled from the parent (or id) named beside it. */
  readonly place?: Readonly<Record<string, string>>;
  /** Ids of different kinds share numbers: inside the console a row's id is `kind:id`. */
  readonly kindIds?: true;
  /** Files may be attached: then multipart, an update as POST with `_method=PUT`. */
  readonly files?: true;
  /** A GET that changes state: never prefetched, cached or repeated by itself (docs/spec/3-decisions.md). */
  readonly changesState?: true;
  /** Carries the mark of the browser (`Carte-Device`), as calls that open a session do: known browsers are counted apart. */
  readonly device?: true;
  /** Announced by the backend before the console uses it (docs/spec/3-decisions.md, Capabilities). */
  readonly capability?: string;
}

/** Calls that a backend announces together, by one capability. */
export const announced = <
  const C extends string,
  const E extends Readonly<Record<string, Omit<Endpoint, 'capability'>>>,
>(
  capability: C,
  endpoints: E,
): { readonly [Key in keyof E]: E[Key] & { readonly capability: C } } => {
  const rows = Object.entries(endpoints).map(([key, row]) => [key, { ...row, capability }]);
  return Object.fromEntries(rows);
};
