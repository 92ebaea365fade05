import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '../../kit/parts/PageHeader';

const auditOf = (crumbs: Parameters<typeof Breadcrumbs>[0]['crumbs']) => {
  const router = createMemoryRouter([{ path: '*', element: <Breadcrumbs crumbs={crumbs} /> }]);
  render(<RouterProvider router={router} />);
  return within(screen.getByRole('navigation', { name: 'Путь к странице' }));
};

const crumbs = [
  { key: 'menu', label: 'Меню' },
  { key: 'list', label: 'Список меню', to: '/menu/list' },
  { key: 'here', label: 'Основное меню', to: '/menu?id=4' },
];

it('[SH-29] the trail starts with a home link', () => {
  const [first] = auditOf(crumbs).getAllByRole('listitem');
  if (!first) throw new Error('Expected a trail with a first step, got none.');
  expect(within(first).getByRole('link', { name: 'Главная' }).getAttribute('href')).toBe('/');
});

it('[SH-30] the last step is not clickable, even when it is given an address', () => {
  const trail = auditOf(crumbs);
  expect(trail.getByRole('link', { name: 'Список меню' }).getAttribute('href')).toBe('/menu/list');
  expect(trail.queryByRole('link', { name: 'Основное меню' })).toBeNull();
  expect(trail.getByText('Основное меню').getAttribute('aria-current')).toBe('page');
});

it('says no word twice: the step that leads nowhere goes', () => {
  const trail = auditOf([...crumbs.slice(0, 2), { key: 'here', label: 'Меню' }]);
  expect(trail.getAllByText('Меню').map((step) => step.getAttribute('aria-current'))).toEqual(['page']);
  expect(trail.getByRole('link', { name: 'Список меню' })).toBeTruthy();
});
