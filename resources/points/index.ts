import { defineResource } from '../../src/kit/defineResource';
import { heldIn } from '../../src/kit/verbs/held';
import { binCard, card } from './card';
import { binColumns, columns } from './columns';
import { form } from './form';
import { messages } from './messages';

export const points = defineResource({
  name: 'points',
  permission: 'management_points',
  messages,
  breadcrumbs: () => [{ key: 'management', label: messages.management }],
  holds: ({ contents }) => contents && heldIn(contents),
  list: { columns, card, search: 'titleAndAddress', filters: 'point_main' },
  form,
  bin: { columns: binColumns, card: binCard, search: 'titleAndAddress' },
});
