import type { PointIngredient } from '../../contract/entities';
import { shownText } from '../../i18n/text';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { Badge } from '../../ui/Badge';
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

export const columns: readonly Column<PointIngredient>[] = [
  { key: 'title', label: messages.columnTitle, width: '28%', render: (ingredient) => ingredient.title },
  { key: 'allergen', label: messages.columnAllergen, width: '9rem', render: flag },
  { key: 'foods', label: messages.columnFoods, render: foodsOf },
];

export const card: Card<PointIngredient> = {
  title: (ingredient) => ingredient.title,
  facts: (ingredient) => [foodsOf(ingredient)],
  status: flag,
};
