import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

await import('../../kit/form/FormPage');

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
  { field_id: 4, name: 'visible', type: 'toggle', title: 'Видят гости', order: 4, permissions: open },
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

const start = (
  licences: readonly object[],
  at = '/menu/categories/add?menuId=5',
  fields: readonly object[] = section,
) => {
  const backend = menuBackend();
  backend.on('GET /fields/permissions/category_general', () => ({ category_general: fields }));
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
  const console = openConsole({ resources, backend, at });
  return { backend, ...console };
};

describe('whether guests see a category', () => {
  const hide = {
    field_id: 6,
    name: 'hide',
    type: 'close_point',
    title: 'Временно скрыть',
    order: 6,
    permissions: open,
  };
  const blank = { status: true, close_begin_date: null, close_end_date: null, show_after_time: false };
  const edit = async (record: object) => {
    const { user, backend } = start([], '/menu/categories/edit?menuId=5&type=food&id=12', [...section, hide]);
    const stored = { id: 12, type: 'food', title: 'Каши', base_category_id: 3, ...blank, ...record };
    backend.on('GET /point/1/categories/food/12', () => stored);
    backend.on('PUT /point/1/categories/food/12', ({ body }) => ({ ...stored, ...(body as object) }));
    const [frame] = await screen.findAllByRole('group', { name: 'Видят гости' });
    const choice = within(frame as HTMLElement);
    return {
      user,
      save: async () => {
        await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }));
        await waitFor(() => expect(backend.bodies).toHaveLength(1));
        return backend.bodies[0] as { visible: boolean; hide: { status: boolean } };
      },
      press: (name: string) => user.click(choice.getByRole('button', { name })),
      pressed: () =>
        choice
          .getAllByRole('button')
          .filter((button) => button.getAttribute('aria-pressed') === 'true')
          .map(({ textContent }) => textContent),
    };
  };

  it.each([
    ['is one choice', { visible: true }, 'Да'],
    ['is no for one that is hidden', { visible: false }, 'Нет'],
    ['is no for one that is hidden twice', { visible: false, status: false }, 'Нет'],
    [
      'is not for now, for one that is hidden for a while',
      { visible: true, status: false, close_begin_date: '2026-11-20' },
      'Временно нет',
    ],
  ])('[CT-23] %s', async (_rule, record, chosen) => {
    const { pressed } = await edit(record);
    expect(pressed()).toEqual([chosen]);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByLabelText('Дата начала') !== null).toBe(chosen === 'Временно нет');
  });

  it('[CT-23] [CT-18] hides for a while, for good, and shows again', async () => {
    const { press, pressed, save } = await edit({ visible: true });
    await press('Временно нет');
    expect(screen.getByLabelText('Дата начала')).toBeTruthy();
    await press('Нет');
    expect(pressed()).toEqual(['Нет']);
    await press('Временно нет');
    expect(pressed()).toEqual(['Временно нет']);
    expect(await save()).toMatchObject({ visible: true, hide: { status: false } });
  });

  it('[CT-23] for good ends the hiding for a while', async () => {
    const { press, save } = await edit({ visible: true, status: false, close_begin_date: '2026-11-20' });
    await press('Нет');
    expect(await save()).toMatchObject({ visible: false, hide: { status: true } });
  });
});

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
    expect(screen.getByLabelText<HTMLInputElement>('Видят гости').checked).toBe(true);
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
