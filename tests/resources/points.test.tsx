import { render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { CapabilitiesContext, OpenAreasContext } from '../../kit/parts/may';
import { points, Ways } from '../../resources/points';
import { pointChoice } from '../../resources/shared/pointChoice';
import { openConsole } from '../kit/openConsole';
import { pointsBackend, somePoints } from '../kit/pointsBackend';

const open = (backend: ReturnType<typeof pointsBackend>) =>
  openConsole({ resources: [points], backend, at: '/management/points' });

describe('points', () => {
  it('[PT-01] stand at the specification’s addresses', () => {
    expect(Object.fromEntries(Object.entries(points.routes).map(([kind, { path }]) => [kind, path]))).toEqual(
      {
        list: '/management/points',
        create: '/management/points/add',
        edit: '/management/points/edit',
        deleted: '/management/points/deleted',
      },
    );
    expect(points.routes.edit?.fallback).toBe('/management/points');
  });

  it('[PT-01] an edit address without an id leads to the list', async () => {
    const { address } = openConsole({
      resources: [points],
      backend: pointsBackend([]),
      at: '/management/points/edit',
    });
    await screen.findByText(/^Добавьте первую точку/);
    expect(address()).toBe('/management/points');
  });

  it('[PT-02] have the trail home, Управление, Точки, and the last step leads nowhere', async () => {
    open(pointsBackend([]));
    const trail = within(await screen.findByRole('navigation', { name: 'Путь к странице' }));
    expect(trail.getByLabelText('Главная').getAttribute('href')).toBe('/');
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '',
      'Управление',
      'Точки',
    ]);
    expect(trail.getByText('Точки').closest('a')).toBeNull();
    expect(trail.getByText('Точки').getAttribute('aria-current')).toBe('page');
  });

  it('[PT-03] [PT-04] [PT-05] lead to the form, the bin and the instruction', async () => {
    const { user } = open(pointsBackend(somePoints(1)));
    await screen.findByText('Точка 1');
    expect(screen.getByRole('link', { name: 'Добавить точку' }).getAttribute('href')).toBe(
      '/management/points/add',
    );
    await user.click(screen.getByLabelText('Ещё действия'));
    expect((await screen.findByRole('menuitem', { name: 'Удалённые точки' })).getAttribute('href')).toBe(
      '/management/points/deleted',
    );
    expect((await screen.findByRole('menuitem', { name: 'Инструкция' })).getAttribute('href')).toBe(
      '/#guide',
    );
  });

  it('[PT-07] show title, address, type, status and creation date', async () => {
    open(pointsBackend(somePoints(1)));
    const row = (await screen.findByText('Точка 1')).closest('tr');
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(1, -1),
    ).toEqual(['Название и адрес', 'Открыть', 'Тип, создана', 'Статус']);
    expect([...(row?.cells ?? [])].map((cell) => cell.textContent).slice(1, -1)).toEqual([
      'Точка 1Казань, Баумана,\u00a01',
      'Меню',
      'Кофейня05.03.2026',
      'Видят гости',
    ]);
  });

  it.each([
    ['displayed', 'Видят гости', 'good'],
    ['not_displayed', 'Не видят', 'bad'],
    ['draft', 'Черновик', 'quiet'],
    ['rejected', 'Отклонено', 'bad'],
    ['under_moderation', 'На согласовании', 'waiting'],
  ])('[PT-08] [PT-09] %s reads %s in its colour', async (status, label, tone) => {
    open(pointsBackend(somePoints(1).map((point) => ({ ...point, status }))));
    expect((await screen.findByText(label)).dataset.tone).toBe(tone);
  });

  it('[PT-10] can be edited and deleted from their row', async () => {
    const { user } = open(pointsBackend(somePoints(1)));
    await user.click(await screen.findByLabelText('Действия: Точка 1'));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Изменить',
      'Удалить',
    ]);
    expect((await screen.findByRole('menuitem', { name: 'Изменить' })).getAttribute('href')).toBe(
      '/management/points/edit?id=1',
    );
  });

  it('[PT-13] are told apart by their addresses in a question, where two have one name', async () => {
    const [one, two, other] = somePoints(3);
    const twin = { ...two, title: 'Точка 1' } as typeof one & object;
    const { user } = open(pointsBackend([one, twin, other].filter((point) => point !== undefined)));
    const ask = async (row: number, name: string) => {
      await user.click((await screen.findAllByLabelText(name))[row] as HTMLElement);
      await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
      return screen.findByRole('alertdialog');
    };
    expect((await ask(1, 'Действия: Точка 1')).textContent).toContain('«Точка 1, Казань, Баумана,\u00a02»');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await ask(0, 'Действия: Точка 3')).textContent).not.toContain('Баумана');
  });

  it('[UI-17] are counted in three forms', async () => {
    const shown: string[] = [];
    for (const count of [1, 2, 5, 21]) {
      const backend = pointsBackend(somePoints(Math.min(count, 12)));
      backend.on('GET /api/point', () => ({
        data: somePoints(Math.min(count, 12)).map((point) => ({ point })),
        total: count,
        last_page: Math.ceil(count / 12),
      }));
      const { unmount } = open(backend);
      shown.push((await screen.findByText(/^\d+ точ/)).textContent ?? '');
      unmount();
    }
    expect(shown).toEqual(['1 точка', '2 точки', '5 точек', '21 точка']);
  });

  it('read the address from whatever the backend sends of it', () => {
    const address = (point: object) => pointChoice.facts({ id: 1, ...point });
    expect(address({ city: { id: 1, title: 'Казань' }, street: 'Баумана', house: '5' })).toBe(
      'Казань, Баумана,\u00a05',
    );
    expect(address({ city: null, city_name: 'Казань', street: null, house: '5' })).toBe('Казань,\u00a05');
    expect(address({})).toBe('');
  });

  const cover = { id: 1, url: '/files/a.jpg', thumbnailUrl: '/files/a.small.jpg' };
  it.each<[string, readonly object[], readonly string[]]>([
    [
      'show their cover, and a plate where there is none',
      [{ cover }, { cover: null }],
      ['/files/a.small.jpg', 'plate'],
    ],
    ['have no room for covers where the backend knows none', [{}, {}], []],
  ])('%s', async (_what, given, shown) => {
    const rows = somePoints(given.length).map((point, at) => ({ ...point, ...given[at] }));
    open(pointsBackend(rows));
    const last = await screen.findByRole('link', { name: `Точка ${given.length}` });
    const pictures = [...(last.closest('table')?.querySelectorAll('.carte-thumbnail') ?? [])];
    expect(pictures.map((one) => one.querySelector('img')?.getAttribute('src') ?? 'plate')).toEqual(shown);
  });
});

it('[TM-07] a venue offers the ways to the areas that are open to the person, and no others', () => {
  render(
    <CapabilitiesContext value={new Set(['stop_list.read'] as const)}>
      <OpenAreasContext value={(area) => area === 'menu_stop'}>
        <Ways point={{ id: 7, title: 'Бар' }} />
      </OpenAreasContext>
    </CapabilitiesContext>,
    // What tells how much is stopped asks for it, where its code is there already.
    { wrapper: CoreAdminContext },
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/menu/stop?pointId=7',
  ]);
});
