import { useCapability } from '../../src/kit/capabilities';
import { ParentChooser } from '../../src/kit/chooser/ParentChooser';
import { placeCrumbs } from '../../src/kit/chooser/placeCrumbs';
import { pointChoice } from '../../src/kit/chooser/pointChoice';
import { useChosenParent } from '../../src/kit/chooser/useChosenParent';
import { defineResource } from '../../src/kit/defineResource';
import { NotOffered } from '../../src/kit/NotOffered';
import { bulkReturn } from './actions';
import { card, columns } from './columns';
import { messages } from './messages';

/** What a point does not sell right now, as a board: since when, and the way back for one or for all. */
export const stopList = defineResource({
  name: 'stopList',
  permission: 'menu_stop',
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
    bulkActions: [bulkReturn],
  },
});
