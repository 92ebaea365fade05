import type { ReactNode } from 'react';

/** The parameters that place a record: `{ pointId: '3', type: 'food' }`. Always texts, as they stand in the address. */
export type Parents = Readonly<Record<string, string>>;

/**
 * Parents that the address does not carry: remembered (the chosen point) or read from a parent record (a menu's point).
 * `none` shows its content in place of the list, under the page's header; `missing` says that a parent is not there.
 */
export type MoreParents =
  | { readonly status: 'ready'; readonly parents: Parents }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'none'; readonly content: ReactNode }
  | ({ readonly status: 'missing'; readonly error?: unknown } & MissingParent);

/** Of a page whose address says it all. */
export const nothingMore: MoreParents = { status: 'ready', parents: {} };

/** What is said of a parent that is absent, deleted or not this person's. */
export interface MissingParent {
  readonly title: string;
  readonly hint: string;
  /** To where one goes on: a list, the bin it may lie in. */
  readonly ways: readonly Way[];
}

/** A way on: where it leads, in words. */
export interface Way {
  readonly to: string;
  readonly label: string;
}

/** One step of the trail above the title; without `to` it is not clickable. */
export interface Crumb {
  readonly key: string;
  readonly label: ReactNode;
  readonly to?: string;
  /** Names what everything here stands below: a phone shows it too. */
  readonly isPlace?: true;
}
