import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { type FakePoint, pointsBackend, somePoints } from '../pointsBackend';

const open = (backend: ReturnType<typeof pointsBackend>, at = '/management/points') =>
  openConsole({ resources: [points], backend, at });

const BAR = 'section[aria-label="Действия с выбранным"] > p';
const tick = (title: string): HTMLElement => screen.getByLabelText(`Выбрать: ${title}`);
const ticked = (): number =>
  screen.getAllByLabelText<HTMLInputElement>(/^Выбрать: /).filter((input) => input.checked).length;
const dialog = async () => within(await screen.findByRole('alertdialog'));

describe('deleting from the list', () => {
  it('[LP-06] [LP-07] [BN-01] asks before it deletes the ticked rows together, then clears the ticks and leaves them in the bin', async () => {
    const backend = pointsBackend(somePoints(3));
    const { user } = open(backend);
    await screen.findByText('Точка 1');
    await user.click(tick('Точка 1'));
    await user.click(tick('Точка 3'));
    const bar = within(await screen.findByRole('region', { name: 'Действия с выбранным' }));
    expect(bar.getByText('2 точки')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Удалить' }));
    expect((await dialog()).getByText('Удалить 2 точки?')).toBeTruthy();
    expect((await dialog()).getByText('Точка 3')).toBeTruthy();
    expect(backend.count('DELETE')).toBe(0);
    expect(document.activeElement?.textContent).toBe('Отмена');

    await user.click((await dialog()).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByText('Точка 3')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Точка 2')).toBeTruthy();
    expect(ticked()).toBe(0);
    expect(screen.queryByRole('region', { name: 'Действия с выбранным' })).toBeNull();
    expect(backend.state.deleted.map((point) => point.id)).toEqual([1, 3]);
    expect(backend.count('GET /api/point?')).toBe(2);
  });

  it('says what goes with a record, of several the sum, and nothing where it is not known of all', async () => {
    const inside = (contents: object) => ({ contents });
    const [first, second, third] = somePoints(3);
    const { user } = open(
      pointsBackend([
        { ...first, ...inside({ menus: 2, categories: 14, foods: 90, drinks: 6 }) } as FakePoint,
        { ...second, ...inside({ menus: 0, categories: 7, foods: 1, drinks: 0 }) } as FakePoint,
        third as FakePoint,
      ]),
    );
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Удалить' }));
      const words = (await dialog()).getByText(/Вернуть можно будет/).textContent;
      await user.click((await dialog()).getByRole('button', { name: 'Отмена' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      return words;
    };
    await screen.findByText('Точка 1');
    await user.click(tick('Точка 2'));
    expect(await ask()).toMatch(/^Удалится и всё внутри: 7 категорий и 1 блюдо\. Вернуть/);
    await user.click(tick('Точка 1'));
    expect(await ask()).toMatch(/внутри: 2 меню, 21 категория, 91 блюдо и 6 напитков\. Вернуть/);
    await user.click(tick('Точка 3'));
    expect(await ask()).toMatch(/^Вернуть/);
  });

  it('[LP-06] deletes nothing when the answer is no', async () => {
    const backend = pointsBackend(somePoints(1));
    const { user } = open(backend);
    await user.click(await screen.findByLabelText('Действия: Точка 1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    expect((await dialog()).getByText('Удалить «Точка 1»?')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backend.count('DELETE')).toBe(0);
  });

  it('cannot be pressed twice, and waits for the server before a row goes', async () => {
    const backend = pointsBackend(somePoints(2));
    let agree = (): void => {};
    backend.on('DELETE /api/point', () => new Promise((resolve) => (agree = () => resolve({}))));
    const { user } = open(backend);
    await user.click(await screen.findByLabelText('Действия: Точка 1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    const yes = (await dialog()).getByRole('button', { name: 'Удалить' });
    await user.dblClick(yes);
    await user.keyboard('{Escape}');
    expect(backend.count('DELETE')).toBe(1);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(screen.getByText('Точка 1')).toBeTruthy();
    backend.state.points = somePoints(1, 2);
    await act(async () => agree());
    // The dialog fades for 300 ms.
    fireEvent.click(yes);
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    expect(backend.count('DELETE')).toBe(1);
  });

  it.each([
    ['the server’s own words', { error: 'Точка занята', message: 'other' }, 'Точка занята'],
    ['its message', { message: 'Не сейчас' }, 'Не сейчас'],
    ['errors.delete', {}, 'Не удалось удалить. Попробуйте ещё раз.'],
  ])('[ER-09] a failed delete shows %s in place and keeps the ticks', async (_words, body, shown) => {
    const backend = pointsBackend(somePoints(2));
    backend.on('DELETE /api/point', () => Response.json(body, { status: 500 }));
    const { user } = open(backend);
    await screen.findByText('Точка 1');
    await user.click(tick('Точка 1'));
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await user.click((await dialog()).getByRole('button', { name: 'Удалить' }));
    expect((await (await dialog()).findByRole('alert')).textContent).toBe(shown);
    expect(ticked()).toBe(1);
    backend.off('DELETE /api/point');
    await user.click((await dialog()).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(backend.state.points).toHaveLength(1));
  });

  it('[LP-22] steps back a page, not to the first one, when the last row of the last page is deleted', async () => {
    const backend = pointsBackend(somePoints(37));
    const { user, address } = open(backend, '/management/points?page=4');
    await user.click(await screen.findByLabelText('Действия: Точка 37'));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await user.click((await dialog()).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Точка 36')).toBeTruthy();
    expect(address()).toBe('/management/points?page=3');
    expect(screen.queryByText('Точка 1')).toBeNull();
    expect(backend.calls.filter((call) => call.startsWith('GET'))).toEqual([
      'GET /api/point?page=4&per_page=12',
      'GET /api/point?page=3&per_page=12',
    ]);
  });
});

describe('ticks', () => {
  it('[LP-04] select-all ticks and unticks the page and leaves ticks of other pages alone', async () => {
    const { user } = open(pointsBackend(somePoints(14)));
    await screen.findByText('Точка 1');
    await user.click(screen.getByLabelText('Выбрать все на странице'));
    expect(await screen.findByText('12 точек', { selector: BAR })).toBeTruthy();
    await user.click(screen.getByLabelText('Следующая страница'));
    await screen.findByText('Точка 14');
    expect(ticked()).toBe(0);
    expect(screen.getByText('На других страницах: 12')).toBeTruthy();
    await user.click(screen.getByLabelText('Выбрать все на странице'));
    expect(await screen.findByText('14 точек', { selector: BAR })).toBeTruthy();
    await user.click(screen.getByLabelText('Выбрать все на странице'));
    expect(await screen.findByText('12 точек', { selector: BAR })).toBeTruthy();
    await user.click(screen.getByLabelText('Снять выделение'));
    expect(document.querySelector(BAR)).toBeNull();
  });

  it('[LP-23] says how many ticked rows a filter hides, and the confirmation says it too', async () => {
    const backend = pointsBackend([
      ...somePoints(2),
      ...somePoints(2, 3).map((point) => ({ ...point, status: 'draft' })),
    ]);
    const { user, router } = open(backend);
    await screen.findByText('Точка 1');
    await user.click(tick('Точка 1'));
    await user.click(tick('Точка 2'));
    await user.click(tick('Точка 3'));
    await act(() =>
      router.navigate(`/management/points?filter=${encodeURIComponent('{"status":["draft"]}')}`),
    );
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    expect(await screen.findByText('3 точки', { selector: BAR })).toBeTruthy();
    expect(screen.getByText('Фильтр скрывает 2 выбранные строки')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    expect((await dialog()).getByText('Удалить 3 точки?')).toBeTruthy();
    expect((await dialog()).getByText('Точка 2')).toBeTruthy();
    expect((await dialog()).getByText('2 из них сейчас не видны на экране.')).toBeTruthy();
  });

  it('[LP-23] says of none that a filter hides it where what was found goes on over several pages', async () => {
    const backend = pointsBackend(somePoints(30).map((point) => ({ ...point, status: 'draft' })));
    const { user, router } = open(backend);
    await screen.findByText('Точка 1');
    await user.click(tick('Точка 1'));
    await act(() =>
      router.navigate(`/management/points?page=2&filter=${encodeURIComponent('{"status":["draft"]}')}`),
    );
    expect(await screen.findByText('Не на этой странице: 1')).toBeTruthy();
    expect(screen.queryByText(/скрывает/)).toBeNull();
  });
});
