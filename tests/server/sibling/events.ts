import { boolean, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { Endpoint } from '../../../contract/endpoints';
import { limits } from '../../../contract/limits';
import type { FieldDraft } from '../../../contract/sections/rawFields';
import { points as venues } from '../../../server/db/schema';
import { extra, id, lifecycle, schedule } from '../../../server/db/tables/columns';
import { days, flags, russian, words } from '../../../server/engine/filters';
import { serverResource } from '../../../server/engine/Resource';
import { points } from '../../../server/resources';

/** A sibling of menus, as somebody would add one: table, calls and sections, and one declaration. */
export const eventsTable = pgTable(
  'events',
  {
    id: id(),
    pointId: integer()
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    date: text(),
    hours: schedule(),
    price: numeric(),
    published: boolean().notNull().default(false),
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [index('events_point').on(table.pointId, table.deletedAt)],
);

const sections = ['event_general', 'event_more'] as const;
const answer = { kind: 'one', of: 'menu' } as const;
const nothing = { kind: 'nothing' } as const;
const filters = ['title', 'published', 'createdAt'] as const;

const rows = {
  'events.list': {
    method: 'GET',
    path: '/point/{pointId}/events',
    access: 'user',
    paged: true,
    filters,
    sort: ['title', 'price'],
    answer: { kind: 'list', of: 'menu' },
  },
  'events.one': { method: 'GET', path: '/events/{id}', access: 'user', answer },
  'events.create': {
    method: 'POST',
    path: '/point/{pointId}/events',
    access: 'user',
    sections,
    files: true,
    answer,
  },
  'events.update': {
    method: 'PUT',
    path: '/point/{pointId}/events/{id}',
    access: 'user',
    sections,
    files: true,
    answer,
  },
  'events.deleteMany': { method: 'DELETE', path: '/events', access: 'user', ids: 'body', answer: nothing },
  'events.deleted': {
    method: 'GET',
    path: '/deleted_events/{pointId}',
    access: 'user',
    paged: true,
    filters: ['title'],
    sort: ['deletedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'events.restoreMany': {
    method: 'POST',
    path: '/deleted_events/restore',
    access: 'user',
    ids: 'body',
    answer: nothing,
  },
  'events.destroyMany': {
    method: 'DELETE',
    path: '/deleted_events/destroy',
    access: 'user',
    ids: 'body',
    answer: nothing,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

const general: readonly FieldDraft[] = [
  {
    name: 'title',
    type: 'text',
    title: 'Событие',
    validation_rules: { required: true, max_length: limits.foodTitleMax },
  },
  { name: 'date', type: 'text', title: 'День', validation_rules: { pattern: '^\\d{4}-\\d{2}-\\d{2}$' } },
  { name: 'hours', type: 'graphic', title: 'Часы' },
];

const more: readonly FieldDraft[] = [
  { name: 'photo', type: 'file', title: 'Фото', validation_rules: { extensions: ['png'], max_items: 1 } },
  {
    name: 'price',
    type: 'number',
    title: 'Цена',
    validation_rules: { min: 0, max: limits.priceMax },
  },
  { name: 'published', type: 'toggle', title: 'Видят гости' },
];

/** Events of a venue: what its calls are about, and nothing else. */
export const events = serverResource({
  name: 'events',
  rows,
  table: eventsTable,
  under: { resource: points, by: eventsTable.pointId },
  named: { pointId: eventsTable.pointId },
  sections: { event_general: () => general, event_more: () => more },
  columns: ['title', 'date', 'hours', 'price', 'published'],
  files: ['photo'],
  shownWhen: { published: true },
  sort: { title: russian(eventsTable.title), price: eventsTable.price },
  filters: {
    title: words(eventsTable.title),
    published: flags(eventsTable.published),
    createdAt: days(eventsTable.createdAt),
  },
  parts: {},
  wire: () => ({}),
});
