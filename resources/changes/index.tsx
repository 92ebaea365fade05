import { defineResource } from '../../kit/declaration/defineResource';
import type { MoreParents } from '../../kit/declaration/Parents';
import { useCapability } from '../../kit/parts/capabilities';
import { NotOffered } from '../../kit/parts/NotOffered';
import { takeBack } from './actions';
import { card, columns } from './columns';
import { messages } from './messages';

const READY: MoreParents = { status: 'ready', parents: {} };

/** The journal: every change in the venues that one may reach, by person, venue, kind and day. Read only. */
export const changes = defineResource({
  name: 'changes',
  permission: 'management_history',
  messages,
  routes: { list: '/management/history' },
  breadcrumbs: () => [{ key: 'management', label: messages.area }],
  useMoreParents: () =>
    useCapability('history')
      ? READY
      : { status: 'none', content: <NotOffered {...messages} to="/management/points" /> },
  list: {
    columns,
    card,
    search: 'title',
    filters: 'history_main',
    filtersCapability: 'history',
    actions: [takeBack],
  },
});
