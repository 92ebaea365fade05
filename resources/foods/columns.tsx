import type { Food } from '../../contract/entities';
import { deletedColumns } from '../../src/kit/bin/deletedColumns';
import { DateText } from '../../src/kit/DateText';
import { ActionBadge } from '../../src/kit/list/ActionBadge';
import { PictureTitle } from '../../src/kit/PictureTitle';
import { PriceText } from '../../src/kit/PriceText';
import type { Column } from '../../src/kit/resourceDeclaration';
import { isStopped, stop } from './actions';
import { messages } from './messages';

const title: Column<Food> = {
  key: 'title',
  label: messages.columnTitle,
  sort: 'title',
  render: (food) => <PictureTitle picture={food.images?.[0]} title={food.title} />,
};
const price: Column<Food> = {
  key: 'price',
  label: messages.columnPrice,
  sort: 'price',
  align: 'right',
  width: '8.5rem',
  render: (food) => <PriceText value={food.price} />,
};

/** A number and its unit; nothing where the portion is not told. */
export const portion = ({ unit_value, unit_measurement }: Food): string =>
  unit_value && unit_measurement
    ? `${String(unit_value).replace('.', ',')}\u00a0${messages[unit_measurement]}`
    : '';

export const StopBadge = ({ food }: { readonly food: Food }) => (
  <ActionBadge
    label={isStopped(food) ? messages.inStop : messages.onSale}
    color={isStopped(food) ? 'error' : 'default'}
    action={stop}
  />
);

export const columns: readonly Column<Food>[] = [
  title,
  { key: 'portion', label: messages.columnPortion, width: '7rem', leaves: 'late', render: portion },
  price,
  {
    key: 'stop',
    label: messages.columnStop,
    width: '10rem',
    render: (food) => <StopBadge food={food} />,
  },
  {
    key: 'updatedAt',
    label: messages.columnUpdatedAt,
    sort: 'updatedAt',
    width: '9rem',
    leaves: 'early',
    render: (food) => <DateText value={food.updatedAt} />,
  },
];

/** Deleted foods are not sorted by price: their call does not know it. */
const { sort: _unsorted, ...binPrice } = price;

export const binColumns: readonly Column<Food>[] = [title, binPrice, ...deletedColumns];
