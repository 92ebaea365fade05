import { expect, it } from 'vitest';
import { fieldRemarksOf, refusalOf } from '../../../kit/form/useFormRecord';

const words = (record: object) =>
  Object.entries(fieldRemarksOf({ ...record })).map(([name, remark]) => [name, remark.label, remark.words]);

it('[MO-02] a field says what the server has noticed, or what a moderator has said of it; a strange answer says nothing', () => {
  const hints = { ingredients: 'есть «пампушкой»', title: 'коротко' };
  expect(words({ hints })).toEqual([
    ['ingredients', 'Проверьте:', 'есть «пампушкой»'],
    ['title', 'Проверьте:', 'коротко'],
  ]);
  const remarks = { reason: null, fields: { title: 'Не то', cover: 7 } };
  expect(words({ hints, remarks })).toContainEqual(['title', 'Замечание модератора:', 'Не то']);
  expect(words({ hints: 'x', remarks: { fields: ['y', 3] } })).toEqual([]);
  expect([refusalOf({ hints }), refusalOf({ remarks }), refusalOf({ remarks: { reason: 'Нет' } })]).toEqual([
    undefined,
    '',
    'Нет',
  ]);
});
