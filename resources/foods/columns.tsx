import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import type { Food } from '../../contract/entities';
import { portionText } from '../../contract/texts/units';
import { text } from '../../i18n/text';
import { PictureTitle } from '../../kit/cells/PictureTitle';
import { PriceText } from '../../kit/cells/PriceText';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import type { Card, Column, ColumnDeclaration, RowAction } from '../../kit/declaration/ResourceDeclaration';
import { ActionBadge } from '../../kit/list/ActionButton';
import { messages as words } from '../shared/messages';
import { stopOf } from '../shared/stop/stopOf';
import { AskStop, StopNote } from '../shared/stop/stopParts';
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

const portion = ({ unit_value, unit_measurement }: Food): string => portionText(unit_value, unit_measurement);

/** A non-empty `stopable` means the stop list. */
const isStopped = (food: Food): boolean => (food.stopable?.length ?? 0) > 0;

/** To the stop list and back, each after a question. */
export const stop: RowAction<Food> = {
  key: 'stop',
  label: (food) => text(isStopped(food) ? 'stop.detach' : 'stop.attach'),
  icon: DoNotDisturbOnOutlined,
  call: { resource: 'stopList', verb: 'change' },
  render: ({ record, onClose }) => (
    <AskStop
      move={isStopped(record) ? 'detach' : 'attach'}
      ids={[record.id]}
      name={record.title}
      onClose={onClose}
    />
  ),
};

/** Whether more is known of a stop than that it is: those words come later, and their room is kept. */
const saysMore = (food: Food): boolean => {
  const { until, reason, products = [] } = stopOf({ ...food }) ?? {};
  return Boolean(until || reason) || products.length > 0;
};

const StopBadge = ({ food }: { readonly food: Food }) => (
  <ActionBadge
    tone={isStopped(food) ? 'bad' : 'good'}
    label={saysMore(food) ? <StopNote record={food} /> : isStopped(food) ? words.inStop : messages.onSale}
    action={stop}
  />
);

export const columns: readonly ColumnDeclaration<Food>[] = [
  title,
  { key: 'portion', label: messages.columnPortion, width: '7rem', leaves: 'late', render: portion },
  price,
  {
    key: 'stop',
    label: messages.columnStop,
    width: '14.5rem',
    render: (food) => <StopBadge food={food} />,
  },
  {
    key: 'updatedAt',
    label: messages.columnUpdatedAt,
    sort: 'updatedAt',
    width: '9rem',
    leaves: 'early',
  },
];

/** Deleted foods are not sorted by price: their call does not know it. */
const { sort: _unsorted, ...binPrice } = price;

export const binColumns: readonly Column<Food>[] = [title, binPrice];

export const card: Card<Food> = {
  title: (food) => food.title,
  picture: (food) => <Thumbnail picture={food.images?.[0]} />,
  facts: (food) => [
    <>
      <PriceText value={food.price} />
      {portion(food) && ` · ${portion(food)}`}
    </>,
  ],
  status: (food) => <StopBadge food={food} />,
};
