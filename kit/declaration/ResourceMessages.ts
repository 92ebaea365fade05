import type { ReactNode } from 'react';

/** The words of a resource; whatever is left out is a neutral text. */
export interface ResourceMessages {
  readonly title: string;
  /** What the trail calls the list. */
  readonly trail: string;
  /** How many there are, in three forms: `%{smart_count} place |||| ...`. */
  readonly count: string;
  /** The same after a verb ("to delete 21 ..."), where Russian uses another case. */
  readonly countAccusative: string;
  readonly add: string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly deletedTitle: string;
  readonly empty: string;
  readonly emptyHint?: ReactNode;
  readonly emptyDeleted: string;
  readonly searchLabel: string;
  /** In place of a record that is absent, deleted or not this person's: what is missing, and why perhaps. */
  readonly missing: string;
  readonly missingHint: string;
  /** Above the reason why there is no list. */
  readonly notLoaded: string;
  /** Texts, or keys of the catalogue: shown when a failure says nothing itself. */
  readonly fetchError: string;
  readonly fetchDeletedError: string;
}

/** How many of a kind are inside a record, and go to the bin and come back with it. */
export interface ContentCount {
  readonly key: string;
  readonly count: number;
  /** So many of them, in the right one of three forms. */
  say(count: number): string;
}
