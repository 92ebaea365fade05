import { type Case, list, nothing } from './Case';

const point = { id: 7, title: 'Кафе', url: 'kafe', phone_other: [], show_after_time: false, floor: null };
const wrapped = { ...list.answer, data: [{ point }] };

export const pointsCases = {
  'points.bulk': {
    rule: 'many venues are shown or hidden by one call, answered row by row',
    input: { body: { ids: [5, 6], set: { close_point: { status: 'displayed' } }, dry_run: true } },
    sends: 'POST /point/bulk',
    body: { ids: [5, 6], set: { close_point: { status: 'displayed' } }, dry_run: true },
    answer: { results: [], change_id: null },
    gives: { results: [], change_id: null },
  },
  'points.copy': {
    rule: 'a venue is doubled with its menus',
    input: { params: { id: 5 }, body: { dry_run: true } },
    sends: 'POST /point/5/copy',
    body: { dry_run: true },
    answer: { results: [] },
    gives: { results: [] },
  },
  'fields.permissions': {
    rule: '[CL-06] a section stands under the key equal to its name',
    input: { params: { section: 'point_docs' } },
    sends: 'GET /fields/permissions/point_docs',
    answer: { point_docs: [{ field_id: 1 }] },
    gives: [{ field_id: 1 }],
  },
  'points.list': {
    rule: '[CL-12, DC-04, DC-05] points are listed by page and filters; each row comes wrapped',
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
    rule: '[CL-08] a point is created as a draft',
    input: { body: { title: 'Кафе', status: 'draft' } },
    sends: 'POST /point',
    body: { title: 'Кафе', status: 'draft' },
    answer: { point },
    gives: point,
  },
  'points.one': {
    rule: '[CL-09] one point is read by its id',
    input: { params: { id: 7 } },
    sends: 'GET /point/7',
    answer: { point },
    gives: point,
  },
  'points.update': {
    rule: '[CL-10, CL-48] a point without new files is saved with PUT as JSON, empty lists included',
    input: {
      params: { id: 7 },
      body: { title: 'Кафе', phone_other: [], floor: null, show_after_time: false },
    },
    sends: 'PUT /point/7',
    body: { title: 'Кафе', phone_other: [], floor: null, show_after_time: false },
    answer: { data: point },
    gives: point,
  },
  'points.deleteMany': {
    rule: '[CL-14] points are deleted by ids in the body',
    input: { ids: ['4', 9] },
    sends: 'DELETE /point',
    body: { ids: [4, 9] },
    ...nothing,
  },
  'points.deleted': {
    rule: '[CL-13] deleted points are listed by page',
    input: { query: { page: 2, per_page: 12 } },
    sends: 'GET /deleted_points?page=2&per_page=12',
    answer: { data: [{ point }], last_page: 3 },
    gives: { data: [point], page: 2, lastPage: 3, isWhole: false },
  },
  'points.restoreMany': {
    rule: '[CL-15, DC-07] points are restored by ids in the query',
    input: { ids: [4, 9] },
    sends: 'GET /deleted_points/restore?ids[]=4&ids[]=9',
    ...nothing,
  },
  'points.destroyMany': {
    rule: '[CL-16] points are destroyed by ids in the body',
    input: { ids: [4] },
    sends: 'DELETE /deleted_points/destroy',
    body: { ids: [4] },
    ...nothing,
  },
  'cities.list': {
    rule: '[CL-17] cities are searched by cityRegion, a hundred at a time',
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
} as const satisfies Readonly<Record<string, Case>>;
