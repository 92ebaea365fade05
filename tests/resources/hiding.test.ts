import { describe, expect, it } from 'vitest';
import { type Seen, seenOf } from '../../resources/categories/columns';

const NOW = '2026-11-21T11:30';
const block = {
  visible: true,
  status: false,
  close_begin_date: '2026-11-20',
  close_begin_time: '00:00',
  close_end_date: '2026-11-25',
  close_end_time: '00:00',
  show_after_time: true,
};
const hidden = (words?: string): Seen => ({ isShown: false, ...(words && { hidden: words }) });

describe('a category with a hide block', () => {
  it.each<readonly [string, object, Seen]>([
    ['is hidden until its last day', {}, hidden('Скрыта до 25.11')],
    ['is hidden until an hour of it', { close_end_time: '09:00' }, hidden('Скрыта до 25.11, 09:00')],
    [
      'is hidden until an hour of today',
      { close_end_date: '2026-11-21', close_end_time: '12:00' },
      hidden('Скрыта до 12:00'),
    ],
    ['is hidden until next year', { close_end_date: '2027-01-10' }, hidden('Скрыта до 10.01.2027')],
    ['is hidden without an end', { close_end_date: null }, hidden('Временно скрыта')],
    ['is hidden by a block without times', { close_begin_time: null }, hidden('Скрыта до 25.11')],
    ['will be hidden later', { close_begin_date: '2026-11-22' }, { isShown: true, later: 'Скроется 22.11' }],
    [
      'will be hidden later today',
      { close_begin_date: '2026-11-21', close_begin_time: '18:00' },
      { isShown: true, later: 'Скроется в 18:00' },
    ],
    ['is back after its end where it says so', { close_end_date: '2026-11-20' }, { isShown: true }],
    [
      'is back a minute after its end',
      { close_end_date: '2026-11-21', close_end_time: '11:30' },
      { isShown: true },
    ],
    [
      'stays hidden after its end otherwise',
      { close_end_date: '2026-11-20', show_after_time: false },
      hidden('Временно скрыта'),
    ],
    ['is not promised back where nobody said so', { show_after_time: false }, hidden('Временно скрыта')],
    ['speaks the dialect of a point as well', { status: 'not_displayed' }, hidden('Скрыта до 25.11')],
    ['is shown where the status displays it', { status: true }, { isShown: true }],
    ['is hidden for good where it is not visible', { visible: false }, hidden()],
  ])('[DC-22] [CT-23] %s', (_rule, change, seen) => {
    expect(seenOf({ ...block, ...change } as unknown as Parameters<typeof seenOf>[0], NOW)).toEqual(seen);
  });
});
