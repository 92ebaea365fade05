import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formBackend } from './formBackend';
import { ADD, currentTab, EDIT, lockedTabs, openForm, submitButton, tabNames } from './openForm';
import { raw } from './renderForm';

const field = (name: string) => screen.findByLabelText(new RegExp(name));
const question = () => screen.queryByText('Вы действительно хотите покинуть страницу?');

describe('the tabs of a point', () => {
  it('[PT-13] are general, docs and other, in this order', async () => {
    openForm(EDIT);
    await field('Название');
    expect(tabNames()).toEqual(['Основное', 'Документы', 'Дополнительно']);
  });

  it('[PT-14] are locked after the current one until the point exists', async () => {
    openForm(ADD);
    await field('Название');
    expect(currentTab()).toBe('Основное');
    expect(lockedTabs()).toEqual(['Документы', 'Дополнительно']);
  });

  it('[FF-30] [PT-14] cannot be opened through the address either', async () => {
    const { address } = openForm(`${ADD}?tab=point_other`);
    await field('Название');
    expect(currentTab()).toBe('Основное');
    await waitFor(() => expect(address()).toBe(ADD));
  });

  it('[PT-16] [CL-08] a new point is saved as a draft, and its next tab opens without a question', async () => {
    const { user, address, backend } = openForm(ADD);
    await user.type(await field('Название'), 'Новая');
    await user.click(submitButton());
    await field('Номер лицензии');
    expect(backend.bodies).toEqual([
      { call: 'POST /api/point', body: { title: 'Новая', description: null, status: 'draft' } },
    ]);
    expect(address()).toBe('/management/points/edit?id=8&tab=point_docs');
    expect(question()).toBeNull();
    expect(currentTab()).toBe('Документы');
  });

  it('[PT-15] of a draft go forward by saving and back by a button, never by a click', async () => {
    const { user } = openForm(EDIT, { status: 'draft' });
    await field('Название');
    expect(lockedTabs()).toEqual(['Документы', 'Дополнительно']);
    await user.click(submitButton());
    await field('Номер лицензии');
    expect(lockedTabs()).toEqual(['Основное', 'Дополнительно']);
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await field('Название');
    expect(currentTab()).toBe('Основное');
  });

  it('[PT-15] [FF-30] of a reopened draft start on general, whatever the address says', async () => {
    const { address } = openForm(`${EDIT}&tab=point_other`, { status: 'draft' });
    await field('Название');
    expect(currentTab()).toBe('Основное');
    await waitFor(() => expect(address()).toBe(EDIT));
  });

  it.each(['displayed', 'not_displayed', 'rejected', 'under_moderation', null])(
    '[PT-15] are all open for the status %s, also through the address',
    async (status) => {
      const { user } = openForm(`${EDIT}&tab=point_docs`, { status });
      await field('Номер лицензии');
      expect(lockedTabs()).toEqual([]);
      await user.click(screen.getByRole('tab', { name: 'Дополнительно' }));
      await field('Заметка');
    },
  );

  it.each(['draft', null])(
    '[PT-17] [PT-18] the last save of a point of status %s sends it to moderation',
    async (status) => {
      const { user, address, backend } = openForm(EDIT, { status });
      await field('Название');
      await user.click(submitButton());
      await field('Номер лицензии');
      expect(backend.bodies.at(-1)?.body).not.toHaveProperty('status');
      await user.click(submitButton());
      await field('Заметка');
      await user.click(submitButton());
      await waitFor(() => expect(address()).toMatch(/^\/management\/points(\?|$)/));
      expect(backend.bodies.at(-1)).toEqual({
        call: 'PUT /api/point/7',
        body: { note: null, status: 'under_moderation' },
      });
    },
  );

  it('[PT-17] the last save of a rejected point sends it to moderation again, an earlier one does not', async () => {
    const { user, address, backend } = openForm(`${EDIT}&tab=point_docs`, { status: 'rejected' });
    await user.type(await field('Номер лицензии'), '7');
    expect(submitButton().textContent).toBe('Сохранить изменения');
    await user.click(submitButton());
    await waitFor(() => expect(backend.bodies.at(-1)?.body).toEqual({ number: '7' }));
    await user.click(screen.getByRole('tab', { name: 'Дополнительно' }));
    await field('Заметка');
    expect(submitButton().textContent).toBe('Отправить на согласование');
    await user.click(submitButton());
    await waitFor(() => expect(address()).toMatch(/^\/management\/points(\?|$)/));
    expect(backend.bodies.at(-1)?.body).toEqual({ note: null, status: 'under_moderation' });
  });

  it.each(['displayed', 'not_displayed', 'under_moderation'])(
    '[PT-17] [PT-19] the last save of a point of status %s leaves its status alone',
    async (status) => {
      const { user, address, backend } = openForm(`${EDIT}&tab=point_other`, { status });
      await user.type(await field('Заметка'), 'да');
      await user.click(submitButton());
      await waitFor(() => expect(address()).toMatch(/^\/management\/points(\?|$)/));
      expect(backend.bodies.at(-1)?.body).toEqual({ note: 'да' });
    },
  );

  it('of a point that is no draft stay where they are when it is saved, and can be saved again', async () => {
    const { user, address, backend } = openForm(EDIT);
    await user.type(await field('Название'), '!');
    await user.click(submitButton());
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(address()).toBe(EDIT);
    expect(currentTab()).toBe('Основное');
    await user.type(await field('Название'), '?');
    await user.click(submitButton());
    await waitFor(() => expect(backend.bodies.at(-1)?.body).toMatchObject({ title: 'Точка 7!?' }));
    await user.click(screen.getByRole('tab', { name: 'Документы' }));
    await field('Номер лицензии');
    expect(question()).toBeNull();
  });

  it('shows how many errors the tab holds', async () => {
    const { user } = openForm(ADD);
    await field('Название');
    await user.click(submitButton());
    expect(screen.getByRole('tab', { selected: true, name: /^Основное.*1 ошибка$/ })).toBeTruthy();
  });

  it('[DC-58] a backend that does not say what it created leads to the list', async () => {
    const backend = formBackend();
    backend.on('POST /api/point', () => ({}));
    const { user, address } = openForm(ADD, { backend });
    await user.type(await field('Название'), 'Новая');
    await user.click(submitButton());
    await waitFor(() => expect(address()).toMatch(/^\/management\/points(\?|$)/));
  });
});

describe('ingredients that another backend asks for in the form of a point', () => {
  const withIngredients = () => {
    const backend = formBackend();
    const asked: string[] = [];
    backend.on('GET /api/fields/permissions/point_general', () => ({
      point_general: [
        raw('title', 'text', { title: 'Название' }),
        raw('parts', 'ingredients', { title: 'Состав' }),
      ],
    }));
    backend.on('GET /api/ingredients/7', () => {
      asked.push('7');
      return { data: [{ id: 3, title: 'Мёд', is_allergen: true }] };
    });
    return { backend, asked };
  };

  it('are suggested out of what this point knows', async () => {
    const { backend, asked } = withIngredients();
    const { user } = openForm(EDIT, { backend });
    await user.type(await screen.findByRole('combobox', { name: 'Состав' }), 'мё');
    expect(await screen.findByRole('option', { name: /Мёд/ })).toBeTruthy();
    expect(new Set(asked)).toEqual(new Set(['7']));
  });

  it('are taken as they are typed while there is no point', async () => {
    const { backend, asked } = withIngredients();
    const { user } = openForm(ADD, { backend });
    await user.type(await field('Название'), 'Новая');
    await user.type(await screen.findByRole('combobox', { name: 'Состав' }), 'мёд');
    await user.click(submitButton());
    await waitFor(() => expect(backend.bodies[0]?.body).toMatchObject({ parts: [{ title: 'мёд' }] }));
    expect(asked).toEqual([]);
  });
});
