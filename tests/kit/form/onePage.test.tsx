import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineResource } from '../../../kit/declaration/defineResource';
import { formBackend } from './formBackend';
import { openForm } from './openForm';
import { dishRoutes, raw } from './renderForm';

const dishes = defineResource({
  name: 'foods',
  routes: dishRoutes,
  messages: { title: 'Блюда' },
  form: {
    isOnePage: true,
    tabs: [
      { section: 'food_general', label: 'Основное' },
      { section: 'food_composition', label: 'Состав' },
    ],
    afterSave: ({ isLast }) => (isLast ? 'list' : 'nextTab'),
  },
});

const AT = '/menu/foods/edit?pointId=3&type=food&categoryId=9&id=5';

const open = (at = AT) => {
  const backend = formBackend();
  const sections = {
    food_general: [raw('title', 'text', { title: 'Название', validation_rules: { min_length: 2 } })],
    food_composition: [raw('note', 'text', { title: 'Заметка' })],
  };
  for (const [section, fields] of Object.entries(sections))
    backend.on(`GET /api/fields/permissions/${section}`, () => ({ [section]: fields }));
  const sent: unknown[] = [];
  const dish = { id: 5, title: 'Борщ', note: '' };
  backend.on('GET /api/foods/5', () => dish);
  backend.on('PUT /api/foods/5', ({ body }) => {
    sent.push(body);
    return Object.assign(dish, body);
  });
  backend.on('GET /api/foods/category/9', () => ({ data: [], last_page: 1 }));
  return { ...openForm(at, { backend, resources: [dishes] }), backend, sent };
};

const field = (name: RegExp) => screen.findByLabelText(name);
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить изменения' });

it('[FD-06] what exists shows both sections below each other, with one bar of buttons', async () => {
  open();
  const general = within(await screen.findByRole('tabpanel', { name: 'Основное' }));
  const composition = within(screen.getByRole('tabpanel', { name: 'Состав' }));
  expect(await general.findByLabelText(/Название/)).toBeTruthy();
  expect(await composition.findByLabelText(/Заметка/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Сохранить изменения' })).toHaveLength(1);
});

it('a tab in the address leads to its place; who goes on elsewhere takes the address along, and is not asked', async () => {
  const { user, address } = open(`${AT}&tab=food_composition`);
  await field(/Заметка/);
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Состав' }));
  await user.type(await field(/Название/), ' со сметаной');
  expect(address()).toBe(`${AT}&tab=food_general`);
  await user.click(tab(/Состав/));
  expect(address()).toBe(`${AT}&tab=food_composition`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[FD-09] a save saves what was changed, each part by its own call, and leads on from where one is', async () => {
  const { user, address, sent } = open();
  await user.type(await field(/Название/), ' со сметаной');
  await user.type(await field(/Заметка/), 'Острое');
  await user.click(save());
  await waitFor(() => expect(address()).toMatch(/^\/menu\/foods\?pointId=3&type=food&id=9/));
  expect(sent).toEqual(
    [{ title: 'Борщ со сметаной' }, { note: 'Острое' }].map((part) => expect.objectContaining(part)),
  );
});

it('[FD-08] updated on general it goes to the place of the composition', async () => {
  const { user, address, sent } = open();
  await user.type(await field(/Название/), ' со сметаной');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`${AT}&tab=food_composition`));
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Состав' })));
});

it('[FD-08] and can be saved again: it was led away from, not left', async () => {
  const { user, address, sent } = open();
  const title = await field(/Название/);
  await user.type(title, ' со сметаной{Enter}');
  await waitFor(() => expect(address()).toBe(`${AT}&tab=food_composition`));
  await user.type(title, '!');
  expect(address()).toBe(`${AT}&tab=food_general`);
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('a part that cannot be saved keeps the other from being sent: one is led to it, and its tab says how many are wrong', async () => {
  const { user, address, sent } = open();
  await user.clear(await field(/Название/));
  await user.type(await field(/Название/), 'Щ');
  await user.type(await field(/Заметка/), 'Острое');
  await user.click(save());
  await waitFor(() => expect(address()).toBe(`${AT}&tab=food_general`));
  expect(tab(/Основное.*1/)).toBeTruthy();
  expect(sent).toEqual([]);
});
