import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Link } from 'react-router';
import type { PointIngredient } from '../../contract/entities';
import { shownText } from '../../i18n/text';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import type { Card, Column, RowAction } from '../../kit/declaration/ResourceDeclaration';
import { ActionButton } from '../../kit/list/ActionButton';
import { useCapability } from '../../kit/parts/may';
import { NotOffered } from '../../kit/parts/NotOffered';
import { Badge } from '../../ui/Badge';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { PointHeader } from '../shared/PointHeader';
import { pointChoice } from '../shared/pointChoice';
import { messages } from './messages';

/** More names than this would hide the next ingredient. */
const FOODS_SHOWN = 2;

const foodsOf = ({ foods = [] }: PointIngredient): string => {
  const names = foods.slice(0, FOODS_SHOWN).map((food) => food.title);
  const rest = foods.length - names.length;
  const more = rest > 0 ? ` ${shownText(messages.andMore, { smart_count: rest })}` : '';
  return names.join(', ') + more;
};

const tick = ({ is_allergen }: PointIngredient) =>
  is_allergen ? <Badge tone="caution">{messages.allergen}</Badge> : null;

const GroupsCell = lazyWithPreload(async () => (await import('./groups')).GroupsCell);

/** A backend without groups has the tick alone. */
const flag = (ingredient: PointIngredient) =>
  ingredient.allergens === undefined ? tick(ingredient) : <GroupsCell ingredient={ingredient} />;

const GroupsDialog = lazyWithPreload(async () => (await import('./groups')).GroupsDialog);

const tell: RowAction<PointIngredient> = {
  key: 'tell',
  label: () => messages.tell,
  call: { resource: 'pointIngredients', verb: 'tell' },
  capability: 'allergens',
  render: ({ record, onClose }) => <GroupsDialog ingredient={record} onClose={onClose} />,
};

const ProductSheet = lazyWithPreload(async () => (await import('../shared/stop/ProductSheet')).ProductSheet);

const stop: RowAction<PointIngredient> = {
  key: 'stop',
  label: () => messages.stop,
  icon: RemoveCircleOutlineOutlined,
  call: { resource: 'stopList', verb: 'ingredient' },
  capability: 'stop_list.ingredient',
  isFor: ({ stopped }) => stopped !== true,
  render: ({ record, onClose }) => <ProductSheet product={record} onClosed={onClose} />,
};

const isOut = <Badge tone="caution">{messages.stopped}</Badge>;

/** What comes back with it is told by the stop list. */
const stopOrState = ({ stopped }: PointIngredient) =>
  stopped ? (
    <Link className="plain reach" to="/menu/stop">
      {isOut}
    </Link>
  ) : (
    <ActionButton action={stop} />
  );

const columns: readonly Column<PointIngredient>[] = [
  { key: 'title', label: messages.columnTitle, width: '20%', render: (ingredient) => ingredient.title },
  { key: 'allergen', label: messages.columnAllergen, width: '24%', render: flag },
  {
    key: 'foods',
    label: messages.columnFoods,
    render: (ingredient) => (
      <span className="clamp" title={ingredient.foods?.map(({ title }) => title).join(', ')}>
        {foodsOf(ingredient)}
      </span>
    ),
  },
  { key: 'stop', label: messages.columnStop, align: 'right', width: '130px', render: stopOrState },
];

const card: Card<PointIngredient> = {
  title: (ingredient) => ingredient.title,
  facts: (ingredient) => [foodsOf(ingredient), ingredient.stopped && isOut],
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
  list: {
    columns,
    card,
    isDense: true,
    search: 'title',
    actions: [tell, stop],
    header: PointHeader,
  },
  bulk: {
    calls: [{ resource: 'pointIngredients', verb: 'tell' }],
    capability: 'allergens',
    acts: async () => (await import('./acts')).acts,
  },
});
