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
import { pointChoice } from '../shared/pointChoice';
import { messages } from './messages';

/** How many dishes it stands in; which ones is told to whoever asks. */
const foodsOf = ({ foods = [] }: PointIngredient) =>
  foods.length > 0 && (
    <details>
      <summary className="accent strong row carte-count">
        {shownText(messages.foods, { smart_count: foods.length })}
      </summary>
      {foods.map(({ title }) => title).join(', ')}
    </details>
  );

const title = (ingredient: PointIngredient) => <span className="block capital">{ingredient.title}</span>;

const tick = ({ is_allergen }: PointIngredient) =>
  is_allergen ? <Badge tone="caution">{messages.allergen}</Badge> : null;

const GroupsCell = lazyWithPreload(async () => (await import('./groups')).GroupsCell);

/** A backend without groups has the tick alone. */
const flag = (ingredient: PointIngredient) =>
  ingredient.allergens === undefined ? tick(ingredient) : <GroupsCell ingredient={ingredient} />;

/** Without the column's heading above it. */
const cardFlag = (ingredient: PointIngredient) =>
  ingredient.allergens === undefined ? tick(ingredient) : <GroupsCell isAlone ingredient={ingredient} />;

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
    <Link className="plain reach carte-act" to="/menu/stop">
      {isOut}
    </Link>
  ) : (
    <ActionButton action={stop} />
  );

const columns: readonly Column<PointIngredient>[] = [
  { key: 'title', label: messages.columnTitle, width: '28%', render: title },
  { key: 'allergen', label: messages.columnAllergen, width: '32%', render: flag },
  { key: 'foods', label: messages.columnFoods, render: foodsOf },
  { key: 'stop', label: messages.columnStop, align: 'right', width: '130px', render: stopOrState },
];

const card: Card<PointIngredient> = {
  title,
  facts: (ingredient) => [
    <span className="flex wrap level-middle gap-4 gap-x-8" key="facts">
      {cardFlag(ingredient)}
      {foodsOf(ingredient)}
    </span>,
  ],
  status: stopOrState,
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
  },
  bulk: {
    calls: [{ resource: 'pointIngredients', verb: 'tell' }],
    capability: 'allergens',
    acts: async () => (await import('./acts')).acts,
  },
});
