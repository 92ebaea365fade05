import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { somePoints } from '../pointsBackend';
import { formBackend } from './formBackend';
import { openForm } from './openForm';

const LIST = '/management/points';

/** The form of the first of two points, reached from their list. */
const fromList = async () => {
  const backend = formBackend();
  backend.state.points.push(...somePoints(1, 8));
  const view = openForm(LIST, { backend });
  await view.user.click(await screen.findByText('Точка 7'));
  await screen.findByLabelText(/Название/);
  return view;
};

describe('a form that was opened from a list', () => {
  it('saves and leads to the next record of that list', async () => {
    const { user, backend, address } = await fromList();
    await user.type(screen.getByLabelText(/Название/), '!');
    await user.click(screen.getByRole('button', { name: 'Сохранить и следующее' }));
    await waitFor(() => expect(address()).toContain('/edit?id=8'));
    expect(backend.bodies).toHaveLength(1);
    expect(backend.bodies[0]).toMatchObject({ call: 'PUT /api/point/7', body: { title: 'Точка 7!' } });
    // The last one has nothing after it.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить и следующее' })).toBeNull());
  });

  it('stays where it is when the save was asked for without the next one', async () => {
    const { user, backend, address } = await fromList();
    const title = screen.getByLabelText(/Название/);
    await user.clear(title);
    // Refused, so what it was to lead to is forgotten.
    await user.click(screen.getByRole('button', { name: 'Сохранить и следующее' }));
    await user.type(title, 'Кофе');
    await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }));
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(address()).toContain('/edit?id=7');
  });
});

describe('a form', () => {
  it('that was opened by its address knows no next record', async () => {
    openForm(`${LIST}/edit?id=7`);
    await screen.findByLabelText(/Название/);
    expect(screen.queryByRole('button', { name: 'Сохранить и следующее' })).toBeNull();
  });

  it('that adds can be given up, and leads back to the list', async () => {
    const { user, address } = openForm(`${LIST}/add`);
    await screen.findByLabelText(/Название/);
    await user.click(screen.getByRole('link', { name: 'Отмена' }));
    await waitFor(() => expect(address()).toBe(LIST));
  });
});
