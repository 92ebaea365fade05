import type { Point } from '../../contract/entities';
import { defineResource } from '../../src/kit/defineResource';
import { binCard, card } from './card';
import { binColumns, columns } from './columns';
import { form } from './form';
import { messages } from './messages';

export const points = defineResource<Point>({
  name: 'points',
  permission: 'management_points',
  routes: {
    list: '/management/points',
    create: '/management/points/add',
    edit: '/management/points/edit?id',
    deleted: '/management/points/deleted',
  },
  messages,
  breadcrumbs: () => [{ key: 'management', label: messages.management }],
  list: { columns, card, search: 'titleAndAddress', filters: 'point_main' },
  form,
  bin: { columns: binColumns, card: binCard, search: 'titleAndAddress' },
});
