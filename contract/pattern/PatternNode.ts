/** What a pattern is made of. A `char` takes one character, an `edge` looks at the two characters beside a place. */
export type PatternNode =
  | { readonly type: 'char'; readonly takes: (character: string) => boolean }
  | {
      readonly type: 'edge';
      readonly holds: (before: string | undefined, after: string | undefined) => boolean;
    }
  | { readonly type: 'sequence'; readonly nodes: readonly PatternNode[] }
  | { readonly type: 'choice'; readonly nodes: readonly PatternNode[] }
  | { readonly type: 'repeat'; readonly node: PatternNode; readonly min: number; readonly max: number };

/** A place in the pattern: the readers move it on. */
export interface PatternCursor {
  readonly source: string;
  /** Of `i` (case does not count), `m` (every line has edges), `s` (a dot takes line breaks). */
  readonly flags: string;
  at: number;
}

/** Takes the sticky expression at the cursor, and moves on. */
export const take = (cursor: PatternCursor, wanted: RegExp): RegExpExecArray | null => {
  wanted.lastIndex = cursor.at;
  const found = wanted.exec(cursor.source);
  if (found) cursor.at += found[0].length;
  return found;
};
