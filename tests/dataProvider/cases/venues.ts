import { expect } from 'vitest';
import { byIds, type Case, list } from './Case';

const point = { id: 7, title: 'Кафе', url: 'kafe', phone_other: [], show_after_time: false, floor: null };
const wrapped = { ...list.answer, data: [{ point }] };

export const venuesCases = {
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
} as const satisfies Readonly<Record<string, Case>>;
