import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const here = { id: 3, device: 'Chrome на Windows', last_seen_at: ago(0), current: true };
const phone = { id: 5, device: 'Safari на iPhone', last_seen_at: ago(61), current: false };
const unknown = { id: 8, device: null, last_seen_at: ago(3), current: false };

/** The account page before a backend that keeps these sessions. */
const open = async (start: readonly object[] = [here, phone, unknown], end?: () => Response) => {
  let rows = start;
  const server = fakeServer({
    'GET /api/profile': () => json({ user: { ...owner, capabilities: ['sessions'] } }),
    'GET /api/profile/sessions': () => json({ data: rows, last_page: 1, total: rows.length }),
    'DELETE /api/profile/sessions': ({ body }) => {
      const { ids } = (body ?? {}) as { ids?: number[] };
      const isGone = (row: object) => 'id' in row && (ids ? ids.includes(Number(row.id)) : row.id !== 3);
      rows = rows.filter((row) => !isGone(row));
      return end?.() ?? json({});
    },
  });
  renderAt('/profile', { token: 'stored' });
  const block = within(await screen.findByRole('region', { name: 'Где выполнен вход' }));
  await block.findByText('Chrome на Windows');
  const ended = () => server.calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body);
  return { block, ended, server };
};
const answer = async (name: string) => {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name }));
};

describe('[AR-05] the sessions on the profile page', () => {
  it('are shown with the device and when it was last seen; this one is marked and cannot be ended here', async () => {
    const { block } = await open();
    expect(block.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chrome на WindowsЭто устройство, сейчас',
      'Safari на iPhoneАктивность: 1 час назадЗавершить',
      'Неизвестное устройствоАктивность: сейчасЗавершить',
    ]);
  });

  it('one is ended after a question, and leaves the list', async () => {
    const { block, ended } = await open();
    await userEvent.click(block.getByRole('button', { name: 'Завершить: Safari на iPhone' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Завершить сеанс «Safari на iPhone»?',
    );
    await answer('Завершить');
    await waitFor(() => expect(block.queryByText('Safari на iPhone')).toBeNull());
    expect(ended()).toEqual([{ ids: [5] }]);
    expect(await screen.findByText('Сеанс завершён')).toBeTruthy();
  });

  it('all others are ended by one call without ids, and then nothing is offered', async () => {
    const { block, ended } = await open();
    await userEvent.click(block.getByRole('button', { name: 'Завершить все остальные' }));
    await answer('Завершить все остальные');
    await waitFor(() => expect(block.getAllByRole('listitem')).toHaveLength(1));
    expect(ended()).toEqual([undefined]);
    expect(block.queryByRole('button')).toBeNull();
  });

  it('a question that is called off ends nothing', async () => {
    const { block, ended } = await open();
    await userEvent.click(block.getByRole('button', { name: 'Завершить все остальные' }));
    await answer('Отмена');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(ended()).toEqual([]);
  });

  it('one that ended meanwhile is simply gone', async () => {
    const { block } = await open(undefined, () => json({ message: 'Ничего не найдено.' }, 404));
    await userEvent.click(block.getByRole('button', { name: 'Завершить: Неизвестное устройство' }));
    await answer('Завершить');
    await waitFor(() => expect(block.queryByText('Неизвестное устройство')).toBeNull());
  });

  it('a failure is said in the question, which can be tried again', async () => {
    const { block } = await open(undefined, () => json({}, 500));
    await userEvent.click(block.getByRole('button', { name: 'Завершить: Safari на iPhone' }));
    await answer('Завершить');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(within(question).getByRole('alert').textContent).toContain('Не удалось завершить'),
    );
  });

  it('that this one is ended from elsewhere is a lost session like any other', async () => {
    const { block } = await open(undefined, () => json({}, 401));
    await userEvent.click(block.getByRole('button', { name: 'Завершить: Safari на iPhone' }));
    await answer('Завершить');
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('are neither asked for nor shown where the backend does not offer them', async () => {
    const server = fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    renderAt('/profile', { token: 'stored' });
    await screen.findByRole('heading', { name: 'Личный кабинет', level: 1 });
    expect(screen.queryByRole('region', { name: 'Где выполнен вход' })).toBeNull();
    expect(server.to('/api/profile/sessions')).toEqual([]);
  });

  it('that cannot be read say so and can be asked for again', async () => {
    let isBroken = true;
    fakeServer({
      'GET /api/profile': () => json({ user: { ...owner, capabilities: ['sessions'] } }),
      'GET /api/profile/sessions': () =>
        isBroken ? json({ message: 'Ой' }, 403) : json({ data: [here], last_page: 1, total: 1 }),
    });
    renderAt('/profile', { token: 'stored' });
    const block = within(await screen.findByRole('region', { name: 'Где выполнен вход' }));
    expect((await block.findByRole('alert')).textContent).toContain('Ой');
    isBroken = false;
    await userEvent.click(block.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await block.findByText('Chrome на Windows')).toBeTruthy();
  });
});
