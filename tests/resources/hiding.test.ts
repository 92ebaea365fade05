import { describe, expect, it } from 'vitest';
import { hidingOf } from '../../resources/categories/hiding';

const TODAY = '2026-11-21';
const block = {
  visible: true,
  status: false,
  close_begin_date: '2026-11-20',
  close_end_date: '2026-11-25',
  show_after_time: true,
};

describe('a category with a hide block', () => {
  it.each([
    ['is hidden until its last day', {}, 'Временно скрыта до 25.11.2026'],
    ['is hidden on its last day too', { close_end_date: TODAY }, 'Временно скрыта до 21.11.2026'],
    ['is hidden without an end', { close_end_date: null }, 'Временно скрыта'],
    ['will be hidden later', { close_begin_date: '2026-11-22' }, 'Скроется 22.11.2026'],
    ['is back after its end where it says so', { close_end_date: '2026-11-20' }, undefined],
    [
      'stays hidden after its end otherwise',
      { close_end_date: '2026-11-20', show_after_time: false },
      'Временно скрыта',
    ],
    ['speaks the dialect of a point as well', { status: 'not_displayed' }, 'Временно скрыта до 25.11.2026'],
    ['has nothing to add where the status displays it', { status: true }, undefined],
    ['has nothing to add where it is not shown anyway', { visible: false }, undefined],
  ])('[DC-22] %s', (_rule, change, words) => {
    expect(hidingOf({ ...block, ...change } as typeof block, TODAY)).toBe(words);
  });
});
