import type { StoppedFood } from '../../contract/entities';
import { MomentText } from '../../kit/cells/DateText';
import { PictureTitle } from '../../kit/cells/PictureTitle';
import { PriceText } from '../../kit/cells/PriceText';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { ActionButton } from '../../kit/list/ActionButton';
import { comeBack } from './actions';
import { messages } from './messages';

const placeOf = (food: StoppedFood): string =>
  [food.menu?.title, food.category?.title].filter(Boolean).join(' · ');

export const columns: readonly Column<StoppedFood>[] = [
  {
    key: 'title',
    label: messages.columnTitle,
    render: (food) => <PictureTitle picture={food.image} title={food.title} />,
  },
  {
    key: 'place',
    label: messages.columnPlace,
    render: (food) => <span className="clamp">{placeOf(food)}</span>,
  },
  {
    key: 'price',
    label: messages.columnPrice,
    align: 'right',
    width: '8rem',
    leaves: 'early',
    render: (food) => <PriceText value={food.price} />,
  },
  {
    key: 'since',
    label: messages.columnSince,
    width: '9rem',
    leaves: 'late',
    render: (food) => <MomentText value={food.stoppedAt} of={food} />,
  },
  {
    key: 'detach',
    label: messages.columnReturn,
    width: '13rem',
    render: () => <ActionButton action={comeBack} />,
  },
];

export const card: Card<StoppedFood> = {
  title: (food) => food.title,
  picture: (food) => <Thumbnail picture={food.image} />,
  facts: (food) => [placeOf(food), <MomentText key="since" value={food.stoppedAt} of={food} />],
  status: () => <ActionButton action={comeBack} />,
};
