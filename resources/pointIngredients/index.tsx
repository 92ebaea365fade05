import type { PointIngredient } from '../../contract/entities';
import { shownText } from '../../i18n/text';
import { ParentChooser } from '../../kit/chooser/ParentChooser';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { useCapability } from '../../kit/parts/may';
import { NotOffered } from '../../kit/parts/NotOffered';
import { Badge } from '../../ui/Badge';
import { pointChoice } from '../shared/pointChoice';
import { messages } from './messages';

/** More names than this would hide the next ingredient. */
const FOODS_SHOWN = 4;

const foodsOf = ({ foods = [] }: PointIngredient): string => {
  const names = foods.slice(0, FOODS_SHOWN).map((food) => food.title);
  const rest = foods.length - names.length;
  return [...names, ...(rest > 0 ? [shownText(messages.andMore, { smart_count: rest })] : [])].join(', ');
};

const flag = (ingredient: PointIngredient) =>
  ingredient.is_allergen ? <Badge tone="caution">{messages.allergen}</Badge> : null;

const columns: readonly Column<PointIngredient>[] = [
  { key: 'title', label: messages.columnTitle, width: '28%', render: (ingredient) => ingredient.title },
  { key: 'allergen', label: messages.columnAllergen, width: '9rem', render: flag },
  { key: 'foods', label: messages.columnFoods, render: foodsOf },
];

const card: Card<PointIngredient> = {
  title: (ingredient) => ingredient.title,
  facts: (ingredient) => [foodsOf(ingredient)],
  status: flag,
};

/** The ingredients of a point, with their allergen flags and the foods they stand in. Read only. */
export const pointIngredients = defineResource({
  name: 'pointIngredients',
  permission: 'menu_ingredients',
  routes: { list: '/menu/ingredients?~pointId' },
  messages,
  breadcrumbs: (parents) => [...placeCrumbs(pointChoice, parents), { key: 'menu', label: messages.area }],
  useMoreParents: (own, page) => {
    const isOffered = useCapability('ingredients.read');
    const place = useChosenParent(pointChoice, own, page);
    return isOffered ? place : { status: 'none', content: <NotOffered {...messages} to="/menu/list" /> };
  },
  list: { columns, card, search: 'title', header: () => <ParentChooser choice={pointChoice} /> },
});
