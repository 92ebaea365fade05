import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { levelOf } from '../../contract/visibility/Level';
import { type Cause, visibilityOf } from '../../contract/visibility/visibilityOf';
import { causeWords } from '../../kit/visibility/CauseLinks';
import { guestPageOf } from '../../kit/visibility/guestPageOf';
import { momentWords } from '../../kit/visibility/momentWords';
import { resources } from '../../resources';
import { menuBackend } from '../resources/menuBackend';
import { openConsole } from './openConsole';

await Promise.all([
  import('../../kit/form/FormPage'),
  import('../../kit/visibility/GuestsLine'),
  import('../../kit/visibility/ListGuests'),
  import('../../kit/visibility/HiddenWords'),
]);

const NOW = new Date('2026-11-22T08:00:00Z');
const MOSCOW = { now: NOW, zone: 'Europe/Moscow' };

describe('a moment to come', () => {
  it.each([
    ['of today is a time', '2026-11-22T09:00:00Z', '12:00'],
    ['is midnight where the evening ends', '2026-11-22T21:00:00Z', '00:00'],
    ['of tomorrow has its day', '2026-11-23T06:00:00Z', 'завтра, 09:00'],
    ['is a day where it begins with it', '2026-11-30T21:00:00Z', '1 декабря'],
    ['is a day and a time else', '2026-12-01T06:00:00Z', '1 декабря, 09:00'],
  ])('%s', (_rule, moment, words) => expect(momentWords(moment, MOSCOW)).toBe(words));

  it("is the venue's, wherever the reader sits", () => {
    expect(momentWords('2026-11-22T09:00:00Z', { now: NOW, zone: 'Asia/Vladivostok' })).toBe('19:00');
  });
});

describe('[GV-03] the page of guests', () => {
  const seen = visibilityOf([levelOf.menus({ id: 1, title: 'Бар' })], MOSCOW);
  const hidden = visibilityOf([levelOf.menus({ id: 1, title: 'Бар', visible: false })], MOSCOW);
  it.each([
    ['is offered while they see it', { visibility: seen, guest_url: '/m/kafe/bar' }, '/m/kafe/bar'],
    ['is not offered while they do not', { visibility: hidden, guest_url: '/m/kafe/bar' }, undefined],
    ['is not where a backend has none', { visibility: seen }, undefined],
    ['is an address, no script', { visibility: seen, guest_url: 'javascript:alert(1)' }, undefined],
  ])('%s', (_rule, record, page) => expect(guestPageOf({ id: 1, ...record })).toBe(page));
});

describe('a cause in words', () => {
  const cause = (more: Partial<Cause>): Cause => ({
    kind: 'hiding',
    resource: 'categories',
    id: 3,
    title: 'Бар',
    section: null,
    field: null,
    place: {},
    until: null,
    ...more,
  });
  it.each<readonly [Partial<Cause>, string]>([
    [{ until: '2026-11-22T09:00:00Z' }, 'категория «Бар» скрыта до 12:00'],
    [{}, 'категория «Бар» временно скрыта'],
    [{ kind: 'switch', resource: 'menus' }, 'меню «Бар» скрыто'],
    [
      { kind: 'hours', until: '2026-11-23T05:00:00Z' },
      'категория «Бар» сейчас не по часам, появится завтра в 08:00',
    ],
    [{ kind: 'status', resource: 'points', status: 'draft' }, 'точка «Бар» ещё черновик'],
    [{ kind: 'status', resource: 'points', status: 'asleep' }, 'скрыто: «Бар»'],
    [
      { kind: 'closure', resource: 'points', until: '2026-12-01T06:00:00Z' },
      'точка «Бар» закрыта до 1 декабря, 09:00',
    ],
  ])('%o', (more, words) => expect(causeWords(cause(more), MOSCOW)).toBe(words));
});

/** Breakfast, by a clock that only the answer knows: every day from 08:00 to 08:01. */
const minute = { begin: '08:00', end: '08:01', around_the_clock: false, is_enabled: true };
const point = { id: 1, title: 'Точка 1', status: 'draft' };
const menu = { id: 5, title: 'Завтраки', visible: true, graphic: { all_days: minute } };
const category = { id: 12, title: 'Каши', type: 'food', visible: false };
const above = [levelOf.points(point), levelOf.menus(menu), levelOf.categories(category)];
const at = { now: new Date('2026-11-22T09:00:00Z'), zone: 'Europe/Moscow' };

const foods = [{ id: 1, title: 'Каша 1', price: '250', images: [], stopable: [] }];
const backend = () => {
  const made = menuBackend();
  const seenMenu = { ...menu, visibility: visibilityOf(above.slice(0, 2), at) };
  const rows = foods.map((food) => ({
    ...food,
    visibility: visibilityOf([...above, levelOf.foods(food)], at),
  }));
  made.on('GET /point/1/menus', () => ({ data: [seenMenu], total: 1, last_page: 1 }));
  made.on('GET /menus/5', () => seenMenu);
  made.on('GET /foods/category/12', () => ({ data: rows, total: 1, last_page: 1 }));
  return made;
};
const open = (address: string, capabilities: readonly 'visibility'[] = ['visibility']) =>
  openConsole({ resources, backend: backend(), at: address, capabilities });

describe('[GV-02] the console says why guests do not see it', () => {
  it('above a list what is set above its rows, in a row what is its own, each with a way to it', async () => {
    open('/menu/list?pointId=1');
    const line = await screen.findByRole('status', { name: '' });
    expect(line.textContent).toBe('Гости не видят: точка «Точка 1» ещё черновик');
    expect(within(line).getByRole('link').getAttribute('href')).toBe('/management/points/edit?id=1');
    const row = (await screen.findByText('Завтраки')).closest('tr');
    expect(row?.textContent).toContain('Гости не видят: сейчас не по часам, появится');
  });

  it('in a form all of it, and nothing leads to the page one is on', async () => {
    open('/menu/list/edit?pointId=1&id=5');
    const words = await screen.findByText(/Гости не видят/);
    expect(words.textContent).toMatch(
      /^Гости не видят: точка «Точка 1» ещё черновик; меню «Завтраки» сейчас не по часам, появится /,
    );
    expect(within(words).getAllByRole('link')).toHaveLength(1);
  });

  it('of a dish three levels down, to each form by its own address', async () => {
    open('/menu/foods?pointId=1&type=food&id=12');
    const line = await screen.findByText(/Гости не видят/);
    expect(
      within(line)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/management/points/edit?id=1',
      '/menu/list/edit?pointId=1&id=5',
      '/menu/categories/edit?menuId=5&type=food&id=12',
    ]);
  });

  it('not where the backend has not announced it', async () => {
    open('/menu/list?pointId=1', []);
    expect(await screen.findByText('Завтраки')).toBeTruthy();
    expect(screen.queryByText(/Гости не видят/)).toBeNull();
  });
});
