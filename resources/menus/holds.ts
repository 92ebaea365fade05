import type { Menu } from '../../contract/entities';
import type { ContentCount } from '../../kit/declaration/ResourceMessages';
import { contentCounts } from '../shared/contentCounts';

/** How many categories it holds, of both kinds; nothing where the backend does not say. */
export const categoriesOf = ({ foodCategories, drinkCategories }: Menu): number | undefined =>
  foodCategories || drinkCategories
    ? (foodCategories?.length ?? 0) + (drinkCategories?.length ?? 0)
    : undefined;

/** What goes with a menu: as the backend counts it, else its categories as the menu names them. */
export const holds = (menu: Menu): readonly ContentCount[] | undefined => {
  if (menu.contents) return contentCounts(menu.contents);
  const categories = categoriesOf(menu);
  return categories === undefined ? undefined : contentCounts({ categories });
};
