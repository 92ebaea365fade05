import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formBackend } from './formBackend';
import { currentTab, EDIT, openForm, submitButton } from './openForm';

const ASK = { name: 'Сохранить изменения?' };
const dialog = () => screen.findByRole('dialog', ASK);
const title = () => screen.findByLabelText<HTMLInputElement>(/Название/);
const answer = (name: string) => screen.getByRole('button', { name });

/** A form with something typed into its first tab, and a click on the second. */
const onTheWay = async (options: Parameters<typeof openForm>[1] = {}) => {
  const view = openForm(EDIT, options);
  await view.user.type(await title(), '!');
  await view.user.click(screen.getByRole('tab', { name: 'Документы' }));
  await dialog();
  return view;
};

describe('another tab of a dirty form', () => {
  it('[NF6] is no leaving of the page: it offers to save and go on, and names what was changed', async () => {
    await onTheWay();
    expect(screen.queryByText('Вы действительно хотите покинуть страницу?')).toBeNull();
    expect(screen.getByRole('list', { name: 'Вы изменили' }).textContent).toBe('Название');
    await waitFor(() => expect(document.activeElement).toBe(answer('Сохранить и перейти')));
  });

  it('is opened once the first one is saved', async () => {
    const { user, backend, address } = await onTheWay();
    await user.click(answer('Сохранить и перейти'));
    await screen.findByLabelText(/Номер лицензии/);
    expect(backend.bodies.map(({ body }) => body)).toEqual([expect.objectContaining({ title: 'Точка 7!' })]);
    expect(address()).toBe(`${EDIT}&tab=point_docs`);
    await user.click(screen.getByRole('tab', { name: 'Основное' }));
    expect((await title()).value).toBe('Точка 7!');
  });

  it('is not opened where the save is refused: the reason is seen, and what was typed stays', async () => {
    const backend = formBackend();
    backend.on('PUT /api/point/7', () => new Response('{"error":"Нельзя"}', { status: 409 }));
    const { user } = await onTheWay({ backend });
    await user.click(answer('Сохранить и перейти'));
    await screen.findByText('Нельзя');
    await waitFor(() => expect(screen.queryByRole('dialog', ASK)).toBeNull());
    expect(currentTab()).toBe('Основное');
    expect((await title()).value).toBe('Точка 7!');
  });

  it('is opened without saving, or not at all, where the person says so', async () => {
    const { user, backend } = await onTheWay();
    await user.click(answer('Остаться'));
    await waitFor(() => expect(screen.queryByRole('dialog', ASK)).toBeNull());
    expect((await title()).value).toBe('Точка 7!');
    await user.click(screen.getByRole('tab', { name: 'Документы' }));
    await dialog();
    await user.click(answer('Не сохранять'));
    await screen.findByLabelText(/Номер лицензии/);
    expect(backend.bodies).toEqual([]);
  });

  it('saved on the way back from the last one, a draft is not sent to moderation', async () => {
    const { user, backend } = openForm(EDIT, { status: 'draft' });
    await title();
    await user.click(submitButton());
    await screen.findByLabelText(/Номер лицензии/);
    await user.click(submitButton());
    await user.type(await screen.findByLabelText(/Заметка/), 'да');
    await user.click(answer('Назад'));
    await dialog();
    await user.click(answer('Сохранить и перейти'));
    await screen.findByLabelText(/Номер лицензии/);
    expect(backend.bodies.at(-1)?.body).toEqual({ note: 'да' });
  });
});
