/** How many of a kind are inside a record, and go to the bin and come back with it. */
export interface Held {
  readonly key: string;
  readonly count: number;
  /** So many of them, in the right one of three forms. */
  say(count: number): string;
}
