import { defineResource } from '../../kit/declaration/defineResource';
import { nothingMore } from '../../kit/declaration/Parents';
import { useCapability } from '../../kit/parts/may';
import { NotOffered } from '../../kit/parts/NotOffered';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { messages } from './messages';

const Rows = lazyWithPreload(async () => (await import('../../kit/history/Timeline')).JournalRows);

/** The journal: every change in the venues that one may reach, by person, venue, kind and day. Read only. */
export const changes = defineResource({
  name: 'changes',
  permission: 'management_history',
  messages,
  routes: { list: '/management/history' },
  breadcrumbs: () => [{ key: 'management', label: messages.area }],
  useMoreParents: () =>
    useCapability('history')
      ? nothingMore
      : { status: 'none', content: <NotOffered {...messages} to="/management/points" /> },
  list: {
    shape: { Rows, preload: Rows.preload },
    search: 'title',
    filters: 'history_main',
    filtersCapability: 'history',
  },
});
