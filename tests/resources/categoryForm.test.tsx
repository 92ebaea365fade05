import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

await import('../../src/kit/form/FormPage');

const open = ['view', 'create', 'edit'];
const section = [
  {
    field_id: 1,
    name: 'base_category_id',
    type: 'select',
    title: 'Базовая категория',
    order: 1,
    permissions: open,
    options: [
      { value: 3, title: 'Супы' },
      { value: 4, title: 'Чай' },
    ],
  },
  { field_id: 2, name: 'title', type: 'text', title: 'Название категории', order: 2, permissions: open },
  { field_id: 3, name: 'url', type: 'url', title: 'Адрес', order: 3, permissions: open, autoGenerate: true },
  { field_id: 4, name: 'visible', type: 'toggle', title: 'Показывать гостям', order: 4, permissions: open },
  {
    field_id: 5,
    name: 'alcohol',
    type: 'radio',
    title: 'Заказ алкоголя',
    order: 5,
    permissions: open,
    options: [
      { value: false, title: 'Не активен' },
      { value: true, title: 'Активен' },
    ],
  },
];

const start = (licences: readonly object[], at = '/menu/categories/add?menuId=5') => {
  const backend = menuBackend();
  backend.on('GET /fields/permissions/category_general', () => ({ category_general: section }));
  backend.on('GET /base_categories', () => ({
    data: [
      { id: 3, title: 'Супы', type: 'dish' },
      { id: 4, title: 'Чай', type: 'drink' },
    ],
  }));
  backend.on('GET /menus/5', () => ({
    id: 5,
    title: 'Завтраки',
    url: 'zavtraki',
    point: { id: 1, url: 'tochka-1', alc_license: licences },
  }));
  backend.on('POST /categories', () => ({ id: 77, type: 'drink', title: 'Травы' }));
  const console = openConsole({
    resources,
    dataProvider: backend.dataProvider,
    at,
  });
  return { backend, ...console };
};

afterEach(() => vi.unstubAllGlobals());

describe('a base category', () => {
  const offered = async (at: string) => {
    const { user } = start([], at);
    await user.click(await screen.findByLabelText(/Базовая категория/));
    const options = await screen.findAllByRole('option');
    return { texts: options.map(({ textContent }) => textContent) };
  };

  it('[CT-10] says whether it is for dishes or for drinks', async () => {
    const { texts } = await offered('/menu/categories/add?menuId=5');
    expect(texts).toEqual(['СупыБлюда', 'ЧайНапитки']);
  });

  it('[CT-10] of the other kind is not offered to a saved category, whose kind never changes', async () => {
    const { texts } = await offered('/menu/categories/edit?menuId=5&type=food&id=12');
    expect(texts).toEqual(['СупыБлюда']);
  });
});

describe('a new category', () => {
  it('[CT-08] [CT-12] [CT-17] [CT-22] is shown from the start, takes the kind of its base category, and leads to its menu', async () => {
    const { user, backend, address } = start([]);
    await user.type(await screen.findByLabelText(/Название категории/), 'Травы');
    expect(screen.getByLabelText<HTMLInputElement>('Показывать гостям').checked).toBe(true);
    expect(screen.getByText('tochka-1/zavtraki/')).toBeTruthy();
    await user.click(screen.getByLabelText(/Базовая категория/));
    await user.click(await screen.findByText('Чай'));
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(backend.bodies[0]).toMatchObject({
      menu_id: 5,
      kind: 'drink',
      base_category_id: 4,
      title: 'Травы',
      visible: true,
    });
    await waitFor(() => expect(address()).toBe('/menu?id=5'));
  });

  it.each([
    ['without a licence has no alcohol switch', [], false],
    ['with a licence has one, off', [{ id: 1, url: '/l.pdf' }], true],
  ])('[CT-19] [CT-20] a point %s', async (_case, licences, isThere) => {
    start(licences);
    await screen.findByLabelText(/Название категории/);
    expect(screen.queryByText('Заказ алкоголя') !== null).toBe(isThere);
    expect(screen.queryByLabelText('Активен') !== null).toBe(isThere);
  });
});
