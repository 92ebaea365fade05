import { expect } from 'vitest';
import { byIds, type Case, list } from './Case';

const answer = { venues: [{ id: 1, title: 'Кафе' }], attention: [], start: null, changes: [] };
const point = { id: 7, title: 'Кафе', url: 'kafe', phone_other: [], show_after_time: false, floor: null };
const wrapped = { ...list.answer, data: [{ point }] };
const done = [{ resource: 'foods', id: 5, left: [] }];
const hit = {
  resource: 'foods',
  id: 5,
  title: 'Борщ',
  where: ['Кофе и книги', 'Основное меню', 'Супы'],
  place: { pointId: 1, categoryId: 3, type: 'food' },
  record: { id: 5, title: 'Борщ', price: '390' },
  read_as: 'борщ',
  misspelt: false,
};
const told = {
  changes: [{ resource: 'foods', also: ['stopList'], pointId: 3, ids: [5], version: 2 }],
  last: '41',
  unread: 2,
  reset: false,
};
const waiting = {
  id: 7,
  title: 'Веранда на Волге',
  city: 'Самара',
  picture: null,
  sent_at: '2026-11-20T19:44:00.000Z',
  again: true,
};
const moderated = {
  id: 7,
  version: 3,
  sent_at: '2026-11-20T19:44:00.000Z',
  sent_by: 'Марина Соколова',
  record: { id: 7, title: 'Веранда на Волге' },
  before: null,
  decided_at: null,
  sections: [],
};

export const venuesCases = {
  'overview.read': { ids: '[TD-03]', sends: 'GET /overview', answer: answer },

  'points.bulk': {
    input: { body: { ids: [5, 6], set: { close_point: { status: 'displayed' } }, dry_run: true } },
    sends: 'POST /point/bulk',
    answer: { results: [], change_id: null },
  },
  'points.copy': {
    input: { params: { id: 5 }, body: { dry_run: true } },
    sends: 'POST /point/5/copy',
    answer: { results: [] },
  },
  'fields.permissions': {
    ids: '[CL-06]',
    input: { params: { section: 'point_docs' } },
    sends: 'GET /fields/permissions/point_docs',
    answer: { point_docs: [{ field_id: 1 }] },
    gives: [{ field_id: 1 }],
  },
  'points.list': {
    ids: '[CL-12, DC-04, DC-05]',
    input: {
      query: { page: 2, per_page: 12, filters: { titleAndAddress: 'кофе', status: ['displayed', 'draft'] } },
    },
    sends:
      'GET /point?page=2&per_page=12&filters[0][field]=titleAndAddress&filters[0][value]=кофе' +
      '&filters[1][field]=status&filters[1][value][]=displayed&filters[1][value][]=draft',
    answer: wrapped,
    gives: { ...list.gives, data: [point] },
  },
  'points.create': {
    ids: '[CL-08]',
    input: { body: { title: 'Кафе', status: 'draft' } },
    sends: 'POST /point',
    answer: { point },
    gives: point,
  },
  'points.one': {
    ids: '[CL-09]',
    input: { params: { id: 7 } },
    sends: 'GET /point/7',
    answer: { point },
    gives: point,
  },
  'points.update': {
    ids: '[CL-10, CL-48]',
    input: {
      params: { id: 7 },
      body: { title: 'Кафе', phone_other: [], floor: null, show_after_time: false },
    },
    sends: 'PUT /point/7',
    answer: { data: point },
    gives: point,
  },
  'points.deleteMany': byIds('DELETE /point', '[CL-14]'),
  'points.deleted': {
    ids: '[CL-13]',
    input: { query: { page: 2, per_page: 12 } },
    sends: 'GET /deleted_points?page=2&per_page=12',
    answer: { data: [{ point }], last_page: 3 },
    gives: { data: [point], page: 2, lastPage: 3, isWhole: false },
  },
  'points.restoreMany': {
    ids: '[CL-15, DC-07]',
    input: { ids: [4, 9] },
    sends: 'GET /deleted_points/restore?ids[]=4&ids[]=9',
  },
  'points.destroyMany': byIds('DELETE /deleted_points/destroy', '[CL-16]'),
  'cities.list': {
    ids: '[CL-17]',
    input: { query: { per_page: 100, filters: { cityRegion: 'Каз' } } },
    sends: 'GET /cities?per_page=100&filters[0][field]=cityRegion&filters[0][value]=Каз',
    answer: [{ id: 1, title: 'Казань', region: 'Татарстан' }],
    gives: {
      data: [{ id: 1, title: 'Казань', region: 'Татарстан' }],
      total: 1,
      page: 1,
      lastPage: 1,
      isWhole: true,
    },
  },

  'guest.qr': {
    ids: '[GV-10]',
    input: { params: { pointId: 3 }, query: { for: 'table', table: '5', format: 'png' } },
    sends: 'GET /point/3/qr?for=table&table=5&format=png',
    answer: 'dots',
    gives: expect.any(Blob),
  },
  'guest.preview': {
    ids: '[GV-09]',
    input: {
      body: {
        pointId: 3,
        menuId: 8,
        at: '2026-11-27T23:30',
        unsaved: { resource: 'foods', id: 5, values: { price: '450' } },
      },
    },
    sends: 'POST /preview',
    answer: { url: '/preview/ticket' },
  },

  'changes.list': {
    ids: '[HI-06]',
    input: { query: { page: 2, per_page: 12, resource: 'foods', id: 5, filters: { person: ['3'] } } },
    sends:
      'GET /changes?page=2&per_page=12&resource=foods&id=5&filters[0][field]=person&filters[0][value][]=3',
    ...list,
  },
  'changes.undo': {
    ids: '[HI-03]',
    input: { params: { id: 9 }, body: { rest: true } },
    sends: 'POST /changes/9/undo',
    answer: { results: done, current_page: 1, last_page: 1, total: 1, per_page: 1 },
    gives: { data: done, total: 1, page: 1, lastPage: 1, isWhole: false },
  },

  'search.list': {
    ids: '[TD-07]',
    input: { query: { q: ',jho', pointId: 1 } },
    sends: 'GET /search?q=,jho&pointId=1',
    answer: { results: [hit], current_page: 1, last_page: 1, total: 1, per_page: 1 },
    gives: { data: [hit], total: 1, page: 1, lastPage: 1, isWhole: false },
  },

  'live.read': { input: { query: { since: '40' } }, sends: 'GET /events?since=40', answer: told },

  'moderation.list': {
    input: { query: { page: 1, per_page: 100 } },
    sends: 'GET /moderation?page=1&per_page=100',
    answer: { data: [waiting], current_page: 1, last_page: 1, total: 1, per_page: 100 },
    gives: { data: [waiting], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'moderation.one': { input: { params: { pointId: '7' } }, sends: 'GET /moderation/7', answer: moderated },
  'moderation.decide': {
    input: {
      params: { pointId: '7' },
      body: { decision: 'reject', fields: { title: 'Нет такой' }, version: 3 },
    },
    sends: 'PUT /moderation/7',
  },
} as const satisfies Readonly<Record<string, Case>>;
