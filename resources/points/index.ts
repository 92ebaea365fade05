import { defineResource } from '../../kit/declaration/defineResource';
import { heldIn } from '../shared/held';
import { moreActions } from '../shared/moreActions';
import { binCard, binColumns, card, columns } from './columns';
import { form } from './form';
import { messages } from './messages';

export const points = defineResource({
  name: 'points',
  permission: 'management_points',
  messages,
  isForGuests: true,
  breadcrumbs: () => [{ key: 'management', label: messages.management }],
  holds: ({ contents }) => contents && heldIn(contents),
  list: {
    columns,
    card,
    room: { card: 167 },
    search: 'titleAndAddress',
    filters: 'point_main',
    moreActions: moreActions('points'),
  },
  form,
  bulk: {
    calls: [{ resource: 'points', verb: 'bulk' }],
    acts: async () => (await import('./bulk/acts')).acts,
  },
  bin: { columns: binColumns, card: binCard, search: 'titleAndAddress' },
});
