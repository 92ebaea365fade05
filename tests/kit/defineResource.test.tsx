import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../src/kit/defineResource';
import { openConsole } from './openConsole';
import { pointsBackend, somePoints } from './pointsBackend';

const column = { key: 'title', label: 'Название', render: () => 'x' };
const base = {
  name: 'points',
  routes: { list: '/vacancies' },
  messages: {
    title: 'Вакансии',
    count: '%{smart_count} вакансия |||| %{smart_count} вакансии |||| %{smart_count} вакансий',
  },
  list: { columns: [column], card: { title: () => 'x' } },
} as const;

afterEach(() => vi.unstubAllGlobals());

describe('defineResource', () => {
  it.each([
    [
      'a column twice',
      { ...base, list: { ...base.list, columns: [column, column] } },
      /"points".*list.columns.*"title" twice/,
    ],
    [
      'a bin route without a bin',
      { ...base, routes: { ...base.routes, deleted: '/vacancies/gone' } },
      /"points".*"bin"/,
    ],
    [
      'a form route without a form',
      { ...base, routes: { ...base.routes, create: '/vacancies/add' } },
      /"points".*"form"/,
    ],
    ['a route that is none', { ...base, routes: { list: '/vacancies?' } }, /"points", routes.list/],
  ] as const)('refuses %s at start-up, naming the resource and the key', (_case, declaration, message) => {
    expect(() => defineResource(declaration)).toThrow(message);
  });

  it('a resource of ten lines has a working page with neutral words', async () => {
    const backend = pointsBackend(somePoints(3));
    const vacancies = defineResource({
      ...base,
      list: { ...base.list, columns: [{ ...column, render: (record) => record.title }] },
    });
    openConsole({ resources: [vacancies], dataProvider: backend.dataProvider, at: '/vacancies' });
    expect(await screen.findByText('Точка 3')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Вакансии');
    expect(screen.getByText('3 вакансии')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('names a record by its title, and by its number where it has none', () => {
    const { represent } = defineResource(base);
    expect(represent({ id: 4, title: 'Повар' })).toBe('Повар');
    expect(represent({ id: 4 })).toBe('№ 4');
  });
});
