import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { ResourcesContext } from '../../kit/declaration/ResourcesContext';
import { CapabilitiesContext } from '../../kit/parts/may';
import { resources } from '../../resources';
import { NoticesPage } from '../../src/notices/NoticesPage';
import { fakeServer, json } from './fakeServer';

beforeAll(() => loadCatalogue(['notices']));

const rejected = {
  id: 9,
  kind: 'moderation',
  facts: {
    pointId: 4,
    point: 'Веранда на Волге',
    status: 'rejected',
    reason: null,
    fields: [{ section: 'point_docs', field: 'alc_license', title: 'Лицензия', reason: 'Срок истёк' }],
  },
  created_at: new Date().toISOString(),
  read_at: null,
};
const entered = {
  id: 8,
  kind: 'device',
  facts: { device: null },
  created_at: new Date().toISOString(),
  read_at: new Date().toISOString(),
};
const page = (data: readonly object[]) =>
  json({ data, current_page: 1, last_page: 1, total: data.length, per_page: 25 });

const show = (capabilities: readonly ('notices' | 'events')[] = ['notices', 'events']) => {
  const element = (
    <CapabilitiesContext value={new Set(capabilities)}>
      <ResourcesContext value={resources}>
        <CoreAdminContext store={memoryStore()} queryClient={new QueryClient()}>
          <NoticesPage />
        </CoreAdminContext>
      </ResourcesContext>
    </CapabilitiesContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

describe('/notification', () => {
  it('says what happened in words made from facts, and where to go about it', async () => {
    fakeServer({
      'GET /api/notices': () => page([rejected, entered, { id: 1, kind: 'weather', facts: {} }]),
    });
    show();
    const today = within(await screen.findByRole('region', { name: 'Сегодня' }));
    expect(today.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    today.getByText('Исправьте 1 поле и отправьте снова.');
    expect(today.getByText('Срок истёк').textContent).toBe('Лицензия: Срок истёк');
    expect(today.getByRole('link', { name: 'Открыть поле' }).getAttribute('href')).toBe(
      '/management/points/edit?id=4',
    );
    today.getByText('Устройство неизвестно. Это были не вы?');
  });

  it('[TD-05] leads to the bin that ends and to the team, and says what became of a place in one', async () => {
    const bin = {
      id: 7,
      kind: 'bin',
      facts: {
        pointId: 4,
        point: 'Кофе и книги',
        resource: 'foods',
        parents: { pointId: 4, categoryId: 9, category_id: 9, type: 'food' },
        titles: ['Борщ', 'Уха'],
        count: 6,
        endsAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
      created_at: new Date().toISOString(),
      read_at: null,
    };
    const team = (id: number, facts: object) => ({
      ...entered,
      id,
      kind: 'team',
      facts: { business: 'Кофе и книги', person: null, role: null, ...facts },
    });
    fakeServer({
      'GET /api/notices': () =>
        page([
          bin,
          team(6, { event: 'joined', person: 'Нина' }),
          team(5, { event: 'invited', role: 'Шеф' }),
          team(4, { event: 'handedOver', person: 'Анна' }),
          team(3, { event: 'returned', role: 'Шеф' }),
        ]),
    });
    show();
    const link = await screen.findByRole('link', { name: 'Открыть корзину' });
    expect(link.getAttribute('href')).toBe('/menu/foods/deleted?pointId=4&type=food&id=9');
    screen.getByText('Скоро уйдёт из корзины: 6 блюд');
    screen.getByText(/^«Борщ», «Уха» и ещё 4 · Кофе и книги · вернуть можно до /);
    expect(screen.getByRole('link', { name: 'Открыть команду' }).getAttribute('href')).toBe('/team/staff');
    for (const words of [
      'Нина теперь в команде',
      'Вас пригласили: Кофе и книги',
      'Шеф · Ссылка ждёт в письме.',
      'Теперь вы владелец: Кофе и книги',
      'Передаёт Анна',
      'Вы снова в команде: Кофе и книги',
    ])
      screen.getByText(words);
  });

  it('reads one by a press on it, and all by one button', async () => {
    const { to } = fakeServer({
      'GET /api/notices': () => page([rejected]),
      'PUT /api/notices/read': () => json({ unread: 0 }),
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /«Веранда на Волге» отклонена/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Прочитать все' }));
    expect(to('/api/notices/read').map(({ body }) => body)).toEqual([{ ids: [9] }, undefined]);
  });

  it('asks for one kind, and says when there is none of it', async () => {
    const { to } = fakeServer({ 'GET /api/notices': ({ query }) => page(query.size > 2 ? [] : [entered]) });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Корзина' }));
    await screen.findByText('Таких уведомлений нет');
    expect(to('/api/notices').at(-1)?.query.get('filters[0][value][]')).toBe('bin');
  });

  it('offers no kinds where there is nothing at all', async () => {
    fakeServer({ 'GET /api/notices': () => page([]) });
    show();
    await screen.findByText('Пока тихо');
    expect(screen.queryByRole('button', { name: 'Корзина' })).toBeNull();
  });

  it('comes later where the backend tells nothing, and asks nothing then', () => {
    const { calls } = fakeServer({});
    show([]);
    screen.getByText('Раздел появится позже');
    expect(calls).toEqual([]);
  });
});
