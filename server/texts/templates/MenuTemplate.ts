import type { CategoryKind } from '../../../contract/vocabulary';

/** A first menu for a kind of venue: what most of them serve, to be changed. No prices: nobody but the owner knows them. */
export interface MenuTemplate {
  readonly key: string;
  /** The kind of venue. */
  readonly title: string;
  /** What the menu is called. */
  readonly menu: string;
  readonly categories: readonly TemplateCategory[];
}

export interface TemplateCategory {
  readonly title: string;
  readonly kind: CategoryKind;
  /** The base category, as `server/seed/content/reference.ts` numbers them: these numbers never change. */
  readonly base: number;
  readonly foods: readonly TemplateFood[];
}

/** Composition is left to the owner: a guess at allergens would be believed. */
export interface TemplateFood {
  readonly title: string;
  readonly description?: string;
}
