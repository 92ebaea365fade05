import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Menu } from '../../contract/entities';
import { defineResource } from '../../kit/declaration/defineResource';
import { createQueryRouter } from '../../kit/queryRouter/createQueryRouter';
import { openConsole } from './openConsole';
import { pointsBackend, somePoints } from './pointsBackend';

const column = { key: 'title', label: 'Название' };
const messages = { title: 'Вакансии' };
const base = { name: 'openings', messages } as const;

/** What is wrong -> the declaration, and what its error says: resource, key, fault and fix. */
const faults: readonly (readonly [string, object, RegExp])[] = [
  ['a name with a space', { ...base, name: 'my jobs' }, /"my jobs", name: .*\n {2}Fix: .*camel case/],
  [
    'two plural forms',
    { ...base, messages: { ...messages, count: '%{smart_count} a |||| %{smart_count} b' } },
    /"openings", messages.count: .*three.*\n {2}Fix: /,
  ],
  [
    'a plural without its number',
    { ...base, messages: { ...messages, countAccusative: 'вакансий' } },
    /messages.countAccusative: .*smart_count/,
  ],
  [
    'a list where the sidebar does not lead',
    { ...base, permission: 'team_recruitment', routes: { list: '/team/jobs' } },
    /"openings", routes.list: .*\/team\/recruitment.*\/team\/jobs/,
  ],
  ['no columns', { ...base, list: { columns: [] } }, /"openings", list.columns: .*at least one/],
  ['a column twice', { ...base, list: { columns: [column, column] } }, /list.columns: .*"title" twice/],
  [
    'an action twice',
    { ...base, list: { actions: [{ key: 'x' }, { key: 'x' }] } },
    /list.actions: .*"x" twice/,
  ],
  [
    'a bin route without a bin',
    { ...base, routes: { deleted: '/openings/gone' } },
    /"openings", bin: .*\n {2}Fix: write bin/,
  ],
  [
    'a form route without a form',
    { ...base, routes: { create: '/openings/add' } },
    /"openings", form: .*routes.create.*\n {2}Fix: write form/,
  ],
  ['a route that is none', { ...base, routes: { list: '/openings?' } }, /"openings", routes.list/],
  [
    'an edit route without the id',
    { ...base, form: {}, routes: { edit: '/openings/edit' } },
    /"openings", routes.edit: .*record's id/,
  ],
  ['a bin in plain REST', { ...base, bin: {} }, /"openings", bin: plain REST has no "deleted"\.\n {2}Fix: /],
  [
    'a call that the table has not',
    { name: 'stopList', messages, parents: ['pointId'], bin: {} },
    /"stopList", bin: there is no call "stopList.deleted"\.\n {2}Fix: .*contract\/endpoints/,
  ],
  [
    'a search that the call has not',
    { name: 'points', messages, list: { search: 'titel' } },
    /"points", list.search: .*"titel"\.\n {2}Fix: take one of .*"titleAndAddress"/,
  ],
  [
    'a sort that the call has not',
    { name: 'points', messages, list: { columns: [{ ...column, sort: 'city' }] } },
    /"points", list.columns.title.sort: .*"city"\.\n {2}Fix: take one of .*"title"/,
  ],
  [
    'a parent that nobody brings',
    { name: 'menus', messages, permission: 'menu_list', list: {} },
    /"menus", routes.list: .*"menus.list" needs the parent "pointId".*\n {2}Fix: write \/menu\/list\?pointId/,
  ],
  [
    'a parent that is no parameter',
    { ...base, parents: ['point id'] },
    /"openings", routes.list: .*"point id"/,
  ],
];

describe('defineResource', () => {
  it.each(faults)(
    'refuses %s at start-up, naming the resource, the key and the mend',
    (_case, declared, message) => {
      expect(() => defineResource(declared as never)).toThrow(message);
    },
  );

  it('refuses two resources that claim one path, one name or one permission', () => {
    const cooks = defineResource({ name: 'cooks', messages, permission: 'team_staff' });
    const other = (more: object) => defineResource({ name: 'waiters', messages, ...more } as never);
    const start = (more: object) => () => createQueryRouter([cooks, other(more)]);
    expect(start({})).not.toThrow();
    expect(start({ routes: { list: '/team/staff' } })).toThrow(
      /"\/team\/staff" for cooks.list and waiters.list/,
    );
    expect(start({ name: 'cooks' })).toThrow(/"cooks", name: .*taken.*\n {2}Fix: /);
    expect(start({ permission: 'team_staff' })).toThrow(/"waiters", permission: .*taken/);
  });

  it('a resource of three lines lists titles under neutral words', async () => {
    const backend = pointsBackend(somePoints(3));
    const points = defineResource({ name: 'points', messages: { title: 'Вакансии' } });
    openConsole({ resources: [points], backend, at: '/management/points' });
    expect(await screen.findByText('Точка 3')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Вакансии');
    expect(screen.getByText('3 записи')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Название' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('takes the usual routes for what the resource has', () => {
    const routesOf = ({ routes }: { routes: object }) =>
      Object.entries(routes).map(([kind, route]) => [
        kind,
        route.path,
        route.params.map(({ name }: { name: string }) => name).join(),
      ]);
    expect(routesOf(defineResource({ name: 'openJobs', messages }))).toEqual([
      ['list', '/management/open-jobs', ''],
    ]);
    expect(routesOf(defineResource({ ...base, form: {}, permission: 'team_recruitment' })).sort()).toEqual([
      ['create', '/team/recruitment/add', ''],
      ['edit', '/team/recruitment/edit', 'id'],
      ['list', '/team/recruitment', ''],
    ]);
    const menus = defineResource({ name: 'menus', messages, parents: ['pointId'], form: {}, bin: {} });
    expect(routesOf(menus).sort()).toEqual([
      ['create', '/management/menus/add', 'pointId'],
      ['deleted', '/management/menus/deleted', 'pointId'],
      ['edit', '/management/menus/edit', 'pointId,id'],
      ['list', '/management/menus', 'pointId'],
    ]);
  });

  it('shows what a record holds, as a person reads it, where a column has no render', async () => {
    const [first] = somePoints(1);
    const backend = pointsBackend([
      { ...first, id: 1, title: 'Бар', seats: 1200, open: true, tags: ['a', 'b'] },
    ]);
    const points = defineResource<{ id: number; seats: number; open: boolean; tags: string[]; city: object }>(
      {
        name: 'points',
        messages,
        list: {
          columns: [
            { key: 'seats', label: 'Мест' },
            { key: 'open', label: 'Открыт' },
            { key: 'tags', label: 'Метки' },
            { key: 'city', label: 'Город' },
            { key: 'date', label: 'Создана', render: () => 'вчера' },
          ],
        },
      },
    );
    openConsole({ resources: [points], backend, at: '/management/points' });
    const row = await screen.findByRole('row', { name: /вчера/ });
    const cells = [...row.querySelectorAll('td:not(.tick):not(.menu)')].map((cell) => cell.textContent);
    expect(cells).toEqual(['1\u00a0200', 'Да', 'a, b', 'Казань', 'вчера']);
  });

  it('says in the console which column no record has, and which it could be', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const backend = pointsBackend(somePoints(1));
    const points = defineResource<{ id: number; titel: string }>({
      name: 'points',
      messages,
      list: { columns: [{ key: 'titel', label: 'Название' }] },
    });
    openConsole({ resources: [points], backend, at: '/management/points' });
    await screen.findByText('1 запись');
    expect(warn.mock.calls.flat().join()).toMatch(/"points", list.columns: .*"titel"\.\n {2}Fix: .*"title"/);
    warn.mockRestore();
  });

  it('knows the type of a record: by the name, or as it is told', () => {
    const menus = defineResource({
      name: 'menus',
      messages,
      parents: ['pointId'],
      list: { columns: [{ key: 'url', label: 'Адрес' }] },
      represent: (menu) => menu.title satisfies Menu['title'],
    });
    expect(menus.list.columns).toHaveLength(1);
    defineResource<{ id: number; title: string }>({
      ...base,
      // @ts-expect-error a vacancy has no such key, and the compiler says which it has
      list: { columns: [{ key: 'titel', label: 'Название' }] },
    });
  });

  it('names a record by its title or name, and by its number where it has none', () => {
    const { represent } = defineResource(base);
    expect(represent({ id: 4, title: 'Повар' })).toBe('Повар');
    expect(represent({ id: 4, name: 'Бариста' })).toBe('Бариста');
    expect(represent({ id: 4 })).toBe('№ 4');
  });
});
