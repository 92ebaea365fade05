import type { Menu } from '../../contract/entities';
import type { Held } from '../../kit/declaration/Held';
import { heldIn } from '../shared/held';

/** How many categories it holds, of both kinds; nothing where the backend does not say. */
export const categoriesOf = ({ foodCategories, drinkCategories }: Menu): number | undefined =>
  foodCategories || drinkCategories
    ? (foodCategories?.length ?? 0) + (drinkCategories?.length ?? 0)
    : undefined;

/** What goes with a menu: as the backend counts it, else its categories as the menu names them. */
export const holds = (menu: Menu): readonly Held[] | undefined => {
  if (menu.contents) return heldIn(menu.contents);
  const categories = categoriesOf(menu);
  return categories === undefined ? undefined : heldIn({ categories });
};
