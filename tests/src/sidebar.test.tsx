import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { permissionPath } from '../../contract/permissionPath';
import { type Capability, PERMISSION_KEYS, type PermissionKey } from '../../contract/vocabulary';
import { readUser, type User } from '../../dataProvider/User';
import { CapabilitiesContext } from '../../kit/parts/may';
import { resources } from '../../resources';
import { session } from '../../src/auth/session';
import { PartsContext } from '../../src/PartsContext';
import { OWN_PAGES } from '../../src/pages/ownPages';
import { isCurrentItem } from '../../src/shell/areaOf';
import { BottomBar } from '../../src/shell/BottomBar';
import { Sidebar } from '../../src/shell/Sidebar';
import { sidebarGroups } from '../../src/shell/sidebarGroups';
import { owner } from './fakeServer';

const permissionTitle = (key: PermissionKey) => sidebarGroups([key])[0]?.items[0]?.text ?? '';

const shown = (
  links: readonly string[],
  path = '/management/points',
  {
    isCollapsed = false,
    can = ['stop_list.read'],
  }: { isCollapsed?: boolean; can?: readonly Capability[] } = {},
) => {
  session.setUser(readUser({ ...owner, links }) as User);
  const element = (
    <CoreAdminContext store={memoryStore()}>
      <CapabilitiesContext value={new Set(can)}>
        <PartsContext value={{ resources, pages: OWN_PAGES }}>
          <Sidebar isCollapsed={isCollapsed} />
          <BottomBar isMoreOpen={false} onMore={() => undefined} />
        </PartsContext>
      </CapabilitiesContext>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return within(screen.getByRole('navigation', { name: 'Разделы кабинета' }));
};

afterEach(() => session.logout());

describe('permissionPath', () => {
  it.each([
    ['management_dashboard', '/management/dashboard'],
    ['management_points', '/management/points'],
    ['management_finance', '/management/finance'],
    ['management_analytics', '/management/analytics'],
    ['management_history', '/management/history'],
    ['menu_list', '/menu/list'],
    ['menu_stop', '/menu/stop'],
    ['menu_ingredients', '/menu/ingredients'],
    ['team_staff', '/team/staff'],
    ['team_schedule', '/team/schedule'],
    ['team_salary', '/team/salary'],
    ['team_recruitment', '/team/recruitment'],
  ] as const)('[SH-16] %s leads to %s', (key, path) => {
    expect(permissionPath(key)).toBe(path);
  });
});

describe('the sidebar', () => {
  it('[SH-15] shows the areas whose keys the user holds, and no other', () => {
    const nav = shown(['management_points', 'menu_stop', 'unknown_area']);
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Точки',
      'Стоп-лист',
      'Настройки',
    ]);
  });

  it.each<[string, readonly Capability[], readonly string[], readonly string[]]>([
    [
      'nothing',
      [],
      ['Точки', 'Бюджет', 'Аналитика', 'Меню', 'График работы', 'Табель', 'Вакансии'],
      ['Точки', 'Меню'],
    ],
    [
      'what it takes',
      ['overview', 'history', 'stop_list.read', 'ingredients.read', 'staff'],
      PERMISSION_KEYS.map((key) => permissionTitle(key)),
      ['Сводка', 'Меню', 'Стоп'],
    ],
  ])('[SH-15] leaves out what leads nowhere on a backend that announces %s', (_what, can, side, bar) => {
    const nav = shown(PERMISSION_KEYS, '/management/points', { can });
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([...side, 'Настройки']);
    const links = within(screen.getByRole('navigation', { name: 'Главные разделы' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(bar);
  });

  it('[SH-17] [SH-18] shows every label in its group', () => {
    expect(
      sidebarGroups(PERMISSION_KEYS).map(({ title, items }) => [title, items.map((item) => item.text)]),
    ).toEqual([
      ['Управление', ['Сводка', 'Точки', 'Бюджет', 'Аналитика', 'Журнал']],
      ['Меню', ['Меню', 'Стоп-лист', 'Ингредиенты']],
      ['Команда', ['Сотрудники', 'График работы', 'Табель', 'Вакансии']],
      ['Аккаунт', ['Настройки']],
    ]);
  });

  it('[SH-19] [SH-20] hides empty groups, but never the account group with its settings', () => {
    const nav = shown([]);
    expect(nav.getAllByRole('heading').map((title) => title.textContent)).toEqual(['Аккаунт']);
    expect(nav.getByRole('link', { name: 'Настройки' }).getAttribute('href')).toBe('/preferences');
  });

  it('[SH-21] [SH-22] always has the notifications and the profile with first and last name', () => {
    shown([]);
    expect(screen.getByRole('link', { name: 'Уведомления' }).getAttribute('href')).toBe('/notification');
    const profile = screen.getByRole('link', { name: 'Личный кабинет: Анна Воронцова' });
    expect(profile.getAttribute('href')).toBe('/profile');
    expect(profile.textContent).toContain('Анна Воронцова');
  });

  it('[SH-23] shows icon and text of an entry and links to its path', () => {
    const link = shown(['menu_list']).getByRole('link', { name: 'Меню' });
    expect(link.getAttribute('href')).toBe('/menu/list');
    expect(link.querySelector('svg')).toBeTruthy();
  });

  it('[SH-23] keeps the names of its entries when it is collapsed to icons', () => {
    const nav = shown(['menu_list'], '/menu/list', { isCollapsed: true });
    expect(nav.getByRole('link', { name: 'Меню' }).getAttribute('title')).toBe('Меню');
  });

  it('marks the area one is in', () => {
    const nav = shown(['management_points', 'menu_list', 'menu_stop'], '/menu/foods');
    const current = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Меню']);
  });
});

describe('isCurrentItem', () => {
  const paths = ['/menu/list', '/menu/stop', '/management/points'];
  it.each([
    ['/menu/list', '/menu/list', true],
    ['/menu/list', '/menu/list/edit', true],
    ['/menu/list', '/menu', true],
    ['/menu/list', '/menu/categories/add', true],
    ['/menu/list', '/menu/stop', false],
    ['/menu/stop', '/menu/stop', true],
    ['/menu/stop', '/menu/stopped', false],
    ['/management/points', '/management/points/deleted', true],
    ['/management/points', '/management', false],
    ['/menu/list', '/menus', false],
  ])('%s at %s: %s', (path, pathname, expected) => {
    expect(isCurrentItem(path, pathname, paths)).toBe(expected);
  });
});
