import { boolean, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { limits } from '../../../contract/limits';
import type { Row } from '../../../contract/rows';
import { actBodies, BulkAnswer } from '../../../contract/rows/bulk';
import type { FieldDraft } from '../../../contract/sections/rawFields';
import { menus as carte, points as venues } from '../../../server/db/schema';
import { extra, id, lifecycle, schedule } from '../../../server/db/tables/columns';
import { days, flags, ownDays, russian, words } from '../../../server/engine/filters';
import { serverResource } from '../../../server/engine/Resource';
import { menus, points } from '../../../server/resources';

/** A sibling of menus, as somebody would add one: table, calls and sections, and one declaration. */
const concertsTable = pgTable(
  'concerts',
  {
    id: id(),
    pointId: integer()
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    date: date(),
    menuId: integer().references(() => carte.id, { onDelete: 'set null' }),
    hours: schedule(),
    price: numeric(),
    published: boolean().notNull().default(false),
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [index('concerts_point').on(table.pointId, table.deletedAt)],
);

const sections = ['concert_general', 'concert_more'] as const;
const answer = { kind: 'one', of: 'menu' } as const;
const nothing = { kind: 'nothing' } as const;
const filters = ['title', 'published', 'date', 'createdAt'] as const;

const rows = {
  'concerts.list': {
    says: 'Lists the concerts of a venue.',
    method: 'GET',
    path: '/point/{pointId}/concerts',
    access: 'user',
    paged: true,
    filters,
    sort: ['title', 'price'],
    answer: { kind: 'list', of: 'menu' },
  },
  'concerts.one': {
    says: 'Reads one of the concerts.',
    method: 'GET',
    path: '/concerts/{id}',
    access: 'user',
    answer,
  },
  'concerts.create': {
    says: 'Makes one of the concerts.',
    method: 'POST',
    path: '/point/{pointId}/concerts',
    access: 'user',
    right: 'create',
    sections,
    files: true,
    answer,
  },
  'concerts.update': {
    says: 'Changes one of the concerts.',
    method: 'PUT',
    path: '/point/{pointId}/concerts/{id}',
    access: 'user',
    right: 'edit',
    sections,
    files: true,
    answer,
  },
  'concerts.deleteMany': {
    says: 'Puts concerts into the bin.',
    method: 'DELETE',
    path: '/concerts',
    access: 'user',
    right: 'delete',
    ids: 'body',
    answer: nothing,
  },
  'concerts.deleted': {
    says: 'Lists the bin of the concerts.',
    method: 'GET',
    path: '/deleted_concerts/{pointId}',
    access: 'user',
    paged: true,
    filters: ['title'],
    sort: ['deletedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'concerts.restoreMany': {
    says: 'Takes concerts out of the bin.',
    method: 'POST',
    path: '/deleted_concerts/restore',
    access: 'user',
    right: 'delete',
    ids: 'body',
    answer: nothing,
  },
  'concerts.destroyMany': {
    says: 'Deletes concerts of the bin for good.',
    method: 'DELETE',
    path: '/deleted_concerts/destroy',
    access: 'user',
    right: 'delete',
    ids: 'body',
    answer: nothing,
  },
  'concerts.publish': {
    says: 'Publishes concerts.',
    method: 'POST',
    path: '/concerts/publish',
    access: 'user',
    right: 'edit',
    acts: 'many',
    answer: { kind: 'values', of: ['results', 'change_id'] },
    body: actBodies.many,
    values: BulkAnswer,
  },
  'concerts.cheapen': {
    says: 'Takes a tenth off the price of one of the concerts.',
    method: 'POST',
    path: '/concerts/{id}/cheapen',
    access: 'user',
    right: 'edit',
    acts: 'one',
    answer: { kind: 'values', of: ['results', 'change_id'] },
    body: actBodies.one,
    values: BulkAnswer,
  },
} as const satisfies Readonly<Record<string, Row>>;

const general: readonly FieldDraft[] = [
  {
    name: 'title',
    type: 'text',
    title: 'Концерт',
    validation_rules: { required: true, max_length: limits.foodTitleMax },
  },
  { name: 'date', type: 'date', title: 'День' },
  { name: 'menu_id', type: 'reference', title: 'Меню', resource: 'menus' },
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

/** Concerts of a venue: what its calls are about, and nothing else. */
export const concerts = serverResource({
  name: 'concerts',
  rows,
  table: concertsTable,
  under: { resource: points, by: concertsTable.pointId },
  named: { pointId: concertsTable.pointId },
  sections: { concert_general: () => general, concert_more: () => more },
  columns: ['title', 'date', 'menu_id', 'hours', 'price', 'published'],
  references: { menu_id: { to: menus, by: concertsTable.menuId } },
  files: ['photo'],
  shownWhen: { published: true },
  sort: {
    title: { tells: ['title'], by: russian(concertsTable.title) },
    price: { tells: ['price'], by: concertsTable.price },
  },
  filters: {
    title: words({ title: concertsTable.title }),
    published: flags(['published'], concertsTable.published),
    date: ownDays(['date'], concertsTable.date),
    createdAt: days(concertsTable.createdAt),
  },
  parts: {},
  wire: () => ({}),
  verbs: {
    publish: async (rows, _at, { clock }) =>
      rows.map(({ published, date }) => {
        if (published) return undefined;
        const isOver = date !== null && date < clock().toISOString().slice(0, 10);
        return isOver ? { refuse: 'Он прошёл.' } : { set: { published: true } };
      }),
    cheapen: async (rows) => rows.map(({ price }) => ({ set: { price: String(Number(price) * 0.9 - 1) } })),
  },
});
