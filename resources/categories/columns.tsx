import type { Category } from '../../contract/entities';
import { DateText } from '../../kit/cells/DateText';
import { DaysLeft } from '../../kit/cells/DaysLeft';
import { deletedColumns } from '../../kit/declaration/deletedColumns';
import type { Held } from '../../kit/declaration/Held';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { coveredCard, coveredTitle } from '../shared/covers';
import { heldIn } from '../shared/held';
import { CategoryStatus } from './CategoryStatus';
import { messages } from './messages';

type Row = Category & { id: number | string };

const title: Column<Row> = {
  key: 'title',
  label: messages.columnTitle,
  sort: 'title',
  render: coveredTitle,
};
const kind: Column<Row> = {
  key: 'type',
  label: messages.columnKind,
  width: '8rem',
  leaves: 'early',
  render: (category) => (category.type === 'drink' ? messages.kindDrink : messages.kindFood),
};

/** How much the category holds, of its kind; nothing where the backend does not say. It may send numbers or the rows themselves. */
export const holds = ({ type, foods, drinks }: Row): readonly Held[] | undefined => {
  const inside: unknown = type === 'drink' ? drinks : foods;
  const count = Array.isArray(inside) ? inside.length : Number(inside ?? Number.NaN);
  if (!Number.isInteger(count)) return undefined;
  return heldIn(type === 'drink' ? { drinks: count } : { foods: count });
};

/** The same in words, for the list. */
const heldWords = (row: Row): string | undefined =>
  holds(row)
    ?.map(({ count, say }) => say(count))
    .join();

export const columns: readonly Column<Row>[] = [
  title,
  kind,
  { key: 'foods', label: messages.columnFoods, width: '9rem', render: heldWords },
  {
    key: 'visible',
    label: messages.columnStatus,
    sort: 'visible',
    width: '12.5rem',
    render: (category) => <CategoryStatus category={category} />,
  },
  {
    key: 'updatedAt',
    label: messages.columnUpdatedAt,
    sort: 'updatedAt',
    width: '9rem',
    leaves: 'early',
    render: (category) => <DateText value={category.updatedAt} of={category} />,
  },
];

export const binColumns: readonly Column<Row>[] = [title, kind, ...deletedColumns];

export const card: Card<Row> = {
  ...coveredCard,
  facts: (category) => [heldWords(category)],
  status: (category) => <CategoryStatus category={category} />,
};

export const binCard: Card<Row> = {
  ...coveredCard,
  facts: (category) => [kind.render(category)],
  status: (category) => <DaysLeft days={category.days_before_deletion} />,
};

/** The name of the menu that the categories belong to. */
export const MenuTitle = ({ menuId }: { readonly menuId: string | undefined }) => {
  const { data: menu } = useParentRecord('menus', menuId);
  return <>{menu?.title ?? messages.title}</>;
};
