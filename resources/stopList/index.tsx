import { ParentChooser } from '../../kit/chooser/ParentChooser';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import { useCapability } from '../../kit/parts/capabilities';
import { NotOffered } from '../../kit/parts/NotOffered';
import { PageSkeleton } from '../../kit/parts/PageSkeleton';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { pointChoice } from '../shared/pointChoice';
import { card, columns } from './columns';
import { messages } from './messages';

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
    header: () => <ParentChooser choice={pointChoice} />,
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
