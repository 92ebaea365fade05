import type { CategoryKind } from '../vocabulary';

/** What a category holds, in words: sections, lists and choices of the console and of the server say the same. */
export const kindTitles = { food: 'Блюда', drink: 'Напитки' } as const satisfies Record<CategoryKind, string>;
