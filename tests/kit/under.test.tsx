import { screen, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../contract/errors';
import { under } from '../../kit/chooser/under';
import { defineResource, type Resource } from '../../kit/declaration/defineResource';
import { openConsole } from './openConsole';

/** A record that names what it stands under. */
interface Below {
  readonly id: number;
  readonly title: string;
  readonly point_id?: number;
  readonly event_id?: number;
}

const form = { bundled: {} };
const resources: readonly Resource[] = [
  defineResource<Below>({ name: 'points', messages: { title: 'Точки', missing: 'Точка не найдена' }, form }),
  defineResource<Below>({
    name: 'events',
    ...under({ points: 'pointId' }),
    messages: { title: 'События' },
    form,
  }),
  defineResource<Below>({
    name: 'participants',
    ...under({ points: 'pointId', events: 'eventId' }),
    messages: { title: 'Участники', missing: 'Участник не найден' },
    form,
  }),
  defineResource<Below>({
    name: 'seats',
    ...under({ points: 'pointId', events: 'eventId', participants: 'participantId' }),
    messages: { title: 'Места' },
    form,
  }),
];

const RECORDS: Readonly<Record<string, Below>> = {
  'points 7': { id: 7, title: 'Утро' },
  'events 3': { id: 3, title: 'Джаз', point_id: 7 },
  'participants 5': { id: 5, title: 'Анна', point_id: 7, event_id: 3 },
  'seats 9': { id: 9, title: 'Балкон', point_id: 7 },
};

const open = (at: string) => {
  const getList = vi.fn(async (name: string) => {
    const data = Object.entries(RECORDS).flatMap(([key, record]) => (key.startsWith(name) ? [record] : []));
    return { data, total: data.length };
  });
  const dataProvider = {
    getList,
    getOne: async (name: string, { id }: { readonly id: string }) => {
      const data = RECORDS[`${name} ${id}`];
      if (!data) throw new HttpError(404);
      return { data };
    },
  };
  const view = openConsole({
    resources,
    backend: { dataProvider: dataProvider as unknown as DataProvider },
    at,
  });
  const trail = async (): Promise<readonly string[]> => {
    const steps = within(await screen.findByRole('navigation', { name: 'Путь к странице' }));
    return steps
      .getAllByRole('link')
      .flatMap((link) => (link.textContent ? [`${link.textContent} ${link.getAttribute('href')}`] : []));
  };
  return { ...view, getList, trail };
};

describe('[DV-02] a resource under a resource', () => {
  it('says whose rows it shows, three levels down and opened cold by its address', async () => {
    const { getList, trail } = open('/management/seats?participantId=5');
    expect(await screen.findByText('Балкон')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Джаз' })).toBeTruthy();
    expect(await trail()).toEqual([
      'Точки /management/points',
      'Утро /management/points/edit?id=7',
      'События /management/events?pointId=7',
      'Джаз /management/events/edit?pointId=7&id=3',
      'Участники /management/participants?eventId=3',
      'Анна /management/participants/edit?eventId=3&id=5',
    ]);
    expect(screen.getByRole('heading', { name: 'Места' })).toBeTruthy();
    const [, asked] = getList.mock.calls[0] as unknown as [string, { readonly meta: object }];
    expect(asked.meta).toMatchObject({ parents: { participantId: '5', eventId: '3', pointId: '7' } });
  });

  it('names the venue where it stands under nothing else, and shows its rows without waiting for the name', async () => {
    const { trail } = open('/management/events?pointId=7');
    expect(await screen.findByText('Джаз')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Утро' })).toBeTruthy();
    expect(await trail()).toEqual(['Точки /management/points', 'Утро /management/points/edit?id=7']);
  });

  it('says whose rows it shows on a phone, too, where a trail is an arrow back', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: /max-width/.test(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    open('/management/seats?participantId=5');
    const title = await screen.findByRole('heading', { name: 'Места' });
    await vi.waitFor(() => expect(title.parentElement?.textContent).toBe('МестаАнна'));
    vi.unstubAllGlobals();
  });

  it('is reached from the menu of the row above', async () => {
    const { user } = open('/management/participants?eventId=3');
    await user.click(await screen.findByRole('button', { name: 'Действия: Анна' }));
    const entry = await screen.findByRole('menuitem', { name: 'Места' });
    expect(entry.getAttribute('href')).toBe('/management/seats?participantId=5');
  });

  it('is absent where what it stands under is', async () => {
    const { getList } = open('/management/seats?participantId=404');
    expect(await screen.findByText('Участник не найден')).toBeTruthy();
    expect(getList).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Участники' }).getAttribute('href')).toBe('/');
  });

  it('leads to where a venue may be found, if that is not there', async () => {
    open('/management/events/add?pointId=404');
    expect(await screen.findByText('Точка не найдена')).toBeTruthy();
    const [way] = screen.getAllByRole('link', { name: 'Точки' }).slice(-1);
    expect(way?.getAttribute('href')).toBe('/management/points');
  });
});
