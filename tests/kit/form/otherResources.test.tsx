import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../kit/declaration/defineResource';
import { formBackend } from './formBackend';
import { openForm } from './openForm';
import { dishRoutes, raw } from './renderForm';

const foods = defineResource({
  name: 'foods',
  routes: dishRoutes,
  messages: { title: 'Блюда' },
  form: {
    tabs: [
      { section: 'food_general', label: 'Основное' },
      { section: 'food_composition', label: 'Состав' },
    ],
    afterSave: ({ isLast }) => (isLast ? 'list' : 'nextTab'),
  },
});

const categories = defineResource({
  name: 'categories',
  routes: {
    list: '/menu?id:menuId',
    create: '/menu/categories/add?menuId',
    edit: '/menu/categories/edit?menuId&type&id',
    fallback: '/menu/list',
  },
  messages: { title: 'Категории' },
  useMoreParents: () => ({ status: 'ready', parents: { pointId: '3', type: 'food' } }),
  form: {
    tabs: [{ section: 'category_general', label: 'Категория' }],
    // A field that only some parents have, and a prefix that depends on them.
    useFields: (fields) =>
      fields
        .filter((field) => field.name !== 'alcohol')
        .map((field) => ('prefix' in field ? { ...field, prefix: 'p/menu' } : field)),
  },
});

const open = (at: string) => {
  const backend = formBackend();
  const sections = {
    food_general: [raw('title', 'text', { title: 'Название' })],
    food_composition: [raw('note', 'text', { title: 'Заметка' })],
    category_general: [
      raw('title', 'text', { title: 'Название' }),
      raw('url', 'url', { title: 'Адрес' }),
      raw('alcohol', 'toggle'),
    ],
  };
  for (const [section, fields] of Object.entries(sections)) {
    backend.on(`GET /api/fields/permissions/${section}`, () => ({ [section]: fields }));
  }
  const bodies = backend.bodies;
  const on = (call: string, answer: object) =>
    backend.on(call, ({ body }) => {
      bodies.push({ call, body });
      return answer;
    });
  on('POST /api/foods', { id: 5, title: 'Борщ' });
  on('PUT /api/foods/5', { id: 5, title: 'Борщ' });
  backend.on('GET /api/foods/5', () => ({ id: 5, title: 'Борщ' }));
  backend.on('GET /api/foods/category/9', () => ({ data: [], last_page: 1 }));
  backend.on('GET /api/categories/4', () => ({ categories: [], last_page: 1 }));
  on('POST /api/categories', { id: 12, title: 'Супы', type: 'food' });
  on('PUT /api/point/3/categories/food/12', { id: 12, title: 'Супы', type: 'food' });
  backend.on('GET /api/point/3/categories/food/12', () => ({ id: 12, title: 'Супы', type: 'food' }));
  return { ...openForm(at, { backend, resources: [foods, categories] }), bodies };
};

const title = () => screen.findByLabelText(/Название/);
const button = (name: string) => screen.getByRole('button', { name });

describe('the form of a food', () => {
  const place = 'pointId=3&type=food&categoryId=9';

  it('[FD-06] [FD-07] has two tabs, the second locked until the food has been saved once', async () => {
    open(`/menu/foods/add?${place}`);
    await title();
    const [general, composition] = screen.getAllByRole<HTMLButtonElement>('tab');
    expect([general?.textContent, composition?.textContent]).toEqual(['Основное', 'Состав']);
    expect([general?.disabled, composition?.disabled]).toEqual([false, true]);
  });

  it('[FD-08] creating on general goes to composition of the food that now exists', async () => {
    const { user, address, bodies } = open(`/menu/foods/add?${place}`);
    await user.type(await title(), 'Борщ');
    await user.click(button('Создать'));
    await screen.findByLabelText(/Заметка/);
    expect(address()).toBe(`/menu/foods/edit?${place}&id=5&tab=food_composition`);
    expect(bodies.at(-1)?.body).toMatchObject({ title: 'Борщ', type: 'food' });
  });

  it('[FD-08] [FD-09] updating goes on to composition, and from there to the food list', async () => {
    const { user, address } = open(`/menu/foods/edit?${place}&id=5`);
    await title();
    await user.click(button('Сохранить изменения'));
    await screen.findByLabelText(/Заметка/);
    await user.click(button('Сохранить изменения'));
    await waitFor(() => expect(address()).toMatch(/^\/menu\/foods\?pointId=3&type=food&id=9/));
  });
});

describe('the form of a category', () => {
  it('[CT-07] [CT-08] says Создать, has no tabs, and goes to the menu', async () => {
    const { user, address, bodies } = open('/menu/categories/add?menuId=4');
    await user.type(await title(), 'Супы');
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(button('Создать'));
    await waitFor(() => expect(address()).toMatch(/^\/menu\?id=4/));
    expect(bodies.at(-1)?.body).toMatchObject({ title: 'Супы', menu_id: 4, kind: 'food' });
  });

  it('[CT-07] [CT-08] says Сохранить изменения for one that exists, and goes to the menu', async () => {
    const { user, address } = open('/menu/categories/edit?menuId=4&type=food&id=12');
    await title();
    await user.click(button('Сохранить изменения'));
    await waitFor(() => expect(address()).toMatch(/^\/menu\?id=4/));
  });

  it('[CT-12] [CT-19] shows the fields as the place of the record decides', async () => {
    const { container } = open('/menu/categories/add?menuId=4');
    await title();
    expect(container.querySelector('[data-field="alcohol"]')).toBeNull();
    expect(container.querySelector('[data-field="url"]')?.textContent).toContain('p/menu/');
  });
});
