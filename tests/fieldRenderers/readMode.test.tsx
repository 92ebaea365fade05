import { describe, expect, it } from 'vitest';
import { raw, renderForm } from '../kit/form/renderForm';

const options = [
  { value: 1, title: 'Первый' },
  { value: 2, title: 'Второй' },
];

/** Field type -> what the record holds, and what a person who may not write reads. */
const cases: Readonly<Record<string, readonly [unknown, string]>> = {
  text: ['Кофейня', 'Кофейня'],
  email: ['a@carte.example', 'a@carte.example'],
  textarea: ['две\nстроки', 'две\nстроки'],
  number: [390, '390'],
  select: [{ id: 2, title: 'Второй' }, 'Второй'],
  radio: [1, 'Первый'],
  checkbox: [true, 'Да'],
  toggle: [false, 'Нет'],
  checkbox_group: [[1, 2], 'Первый, Второй'],
  change_status: ['draft', 'Черновик'],
  url: ['kafe', 'kafe'],
  date: ['1988-04-12', '12.04.1988'],
  city: [{ id: 1, title: 'Омск' }, 'Омск'],
  time: ['19:30:00', '19:30'],
  color: ['#b3402f', '#b3402f'],
  rating: [4, '★★★★☆'],
  money: ['1500.5', '1 500,50 ₽'],
  reference: [{ id: 1, title: 'Основное' }, 'Основное'],
};

describe('read mode', () => {
  it.each(Object.entries(cases))('of %s shows the value in words', (type, [value, words]) => {
    const section = [
      raw('it', type, { permissions: ['view'], options: type === 'change_status' ? [] : options }),
    ];
    const { container } = renderForm(section, { mode: 'edit', record: { id: 1, it: value } });
    expect(container.querySelector('[data-field="it"] .carte-read')?.textContent).toBe(words);
    expect(container.querySelector('[data-field="it"] input')).toBeNull();
  });

  it.each(Object.keys(cases).filter((type) => !['checkbox', 'toggle'].includes(type)))(
    'of %s shows a dash for nothing',
    (type) => {
      const { container } = renderForm([raw('it', type, { permissions: ['view'] })], {
        mode: 'edit',
        record: { id: 1 },
      });
      expect(container.querySelector('[data-field="it"] .carte-read')?.textContent).toBe('—');
    },
  );
});
