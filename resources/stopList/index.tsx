import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import type { StoppedFood } from '../../contract/entities';
import { text } from '../../i18n/text';
import { MomentText } from '../../kit/cells/DateText';
import { PictureTitle } from '../../kit/cells/PictureTitle';
import { PriceText } from '../../kit/cells/PriceText';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import type { Card, Column, RowAction } from '../../kit/declaration/ResourceDeclaration';
import { ActionButton } from '../../kit/list/ActionButton';
import { useCapability } from '../../kit/parts/may';
import { NotOffered } from '../../kit/parts/NotOffered';
import { PageSkeleton } from '../../kit/parts/PageSkeleton';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { StopListHeader } from '../shared/PointHeader';
import { pointChoice } from '../shared/pointChoice';
import { AskStop } from '../shared/stop/stopParts';
import { messages } from './messages';

/** Back on sale, after a question. */
const comeBack: RowAction<StoppedFood> = {
  key: 'detach',
  label: () => text('stop.detach'),
  icon: PlayCircleOutlined,
  call: { resource: 'stopList', verb: 'change' },
  render: ({ record, onClose }) => (
    <AskStop move="detach" ids={[record.id]} name={record.title} onClose={onClose} />
  ),
};

const placeOf = (food: StoppedFood): string =>
  [food.menu?.title, food.category?.title].filter(Boolean).join(' · ');

const columns: readonly Column<StoppedFood>[] = [
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

const card: Card<StoppedFood> = {
  title: (food) => food.title,
  picture: (food) => <Thumbnail picture={food.image} />,
  facts: (food) => [placeOf(food), <MomentText key="since" value={food.stoppedAt} of={food} />],
  status: () => <ActionButton action={comeBack} />,
};

/** What a point does not sell right now, and the way back; where stops can end by themselves, the page of a shift. */
export const stopList = defineResource({
  name: 'stopList',
  permission: 'menu_stop',
  routes: { list: '/menu/stop?~pointId' },
  messages,
  breadcrumbs: (parents) => [...placeCrumbs(pointChoice, parents), { key: 'menu', label: messages.area }],
  useMoreParents: (own, page) => {
    const isOffered = useCapability('stop_list.read');
    const place = useChosenParent(pointChoice, own, page);
    return isOffered ? place : { status: 'none', content: <NotOffered {...messages} to="/menu/list" /> };
  },
  list: {
    columns,
    card,
    search: 'title',
    header: StopListHeader,
  },
  bulk: {
    calls: [{ resource: 'stopList', verb: 'change' }],
    acts: async () => [(await import('../shared/stop/bulkStop')).bulkDetach],
  },
  offeredPages: {
    list: {
      capability: 'stop_list.until',
      Page: lazyWithPreload(async () => (await import('./shift/ShiftPage')).ShiftPage, <PageSkeleton />),
    },
  },
});
