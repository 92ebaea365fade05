import type { CategoryKind } from '../../../contract/vocabulary';

/** What a picture of the demo may show; `pictures/` has several of each. */
export const MOTIFS = [
  'soup',
  'salad',
  'plate',
  'grill',
  'pasta',
  'bowl',
  'eggs',
  'cake',
  'bun',
  'pancakes',
  'toast',
  'cup',
  'tea',
  'glass',
  'wine',
  'beer',
] as const;
export type Motif = (typeof MOTIFS)[number];

export type DemoCover = `${Motif}-${number}`;

type Wire = Readonly<Record<string, unknown>>;
/** Days before the day the demo is filled on which the record went to the bin. */
type InBin = { readonly deletedDaysAgo?: number };

/** A venue with everything that hangs under it; `values` are its form values by wire key. */
export interface DemoPoint extends InBin {
  readonly title: string;
  /** A picture of `pictures/` by its file's name. */
  readonly cover?: DemoCover;
  readonly city: string;
  readonly createdDaysAgo: number;
  readonly status: 'displayed' | 'not_displayed' | 'draft' | 'under_moderation';
  readonly values: Wire;
  /** A closure in days from today: first and last. */
  readonly closure?: { readonly from: number; readonly until: number; readonly reason: string };
  /** Titles of papers to draw, by file field. */
  readonly papers: Readonly<Record<string, readonly string[]>>;
  readonly menus: readonly DemoMenu[];
}

export interface DemoMenu extends InBin {
  readonly title: string;
  readonly description: string;
  readonly motif: Motif;
  readonly hidden?: true;
  readonly graphic?: Wire;
  readonly categories: readonly DemoCategory[];
}

export interface DemoCategory extends InBin {
  readonly title: string;
  readonly kind: CategoryKind;
  /** Title of the base category. */
  readonly base: string;
  readonly description?: string;
  readonly motif: Motif;
  readonly cover?: DemoCover;
  readonly alcohol?: true;
  readonly hidden?: true;
  /** One food a line, see `readFoods`. */
  readonly foods: string;
}
