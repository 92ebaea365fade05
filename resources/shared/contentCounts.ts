import type { Contents } from '../../contract/entities';
import type { TextKey } from '../../i18n/ru';
import { text } from '../../i18n/text';
import type { ContentCount } from '../../kit/declaration/ResourceMessages';

const WORDS = {
  menus: 'held.menus',
  categories: 'held.categories',
  foods: 'held.foods',
  drinks: 'held.drinks',
} as const satisfies Record<keyof Contents, TextKey>;

const KEYS = ['menus', 'categories', 'foods', 'drinks'] as const;

/** Counts of what a record holds, in their words; a kind that nothing is known of is left out. */
export const contentCounts = (contents: Partial<Contents>): readonly ContentCount[] =>
  KEYS.flatMap((key) => {
    const count = contents[key];
    return count === undefined
      ? []
      : [{ key, count, say: (some) => text(WORDS[key], { smart_count: some }) }];
  });
