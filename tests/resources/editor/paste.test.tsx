import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../../i18n/loadCatalogue';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import type { Section } from '../../../resources/menus/editor/board';
import { PasteDialog } from '../../../resources/menus/editor/PasteDialog';
import { readRows } from '../../../resources/menus/editor/readRows';

await loadCatalogue(['editor']);

const section: Section = {
  key: 'food:1',
  id: 1,
  kind: 'food',
  title: 'Супы',
  isShown: true,
  rows: [],
};

/** The least of the rules: a name there is, and a price that is a number. */
const fields: BoardFields = {
  isReady: true,
  error: undefined,
  retry: () => {},
  field: () => undefined,
  canSee: () => true,
  canWrite: () => true,
  payload: (values) => values,
  problem: (values, _record, names = []) => {
    if (names.includes('title') && values.title === '') return 'Нужно название';
    return names.includes('price') && !/^\d+$/.test(String(values.price)) ? 'Нужна цена' : '';
  },
};

type Adding = (rows: readonly { readonly title: string }[]) => Promise<ReadonlyMap<number, string>>;

const open = (lines: readonly string[], onAdd: Adding) => {
  const onClosed = vi.fn();
  const rows = readRows(lines.join('\r\n'));
  render(<PasteDialog section={section} rows={rows} fields={fields} onAdd={onAdd} onClosed={onClosed} />);
  return { onClosed };
};

describe('rows that were pasted', () => {
  it('show every line that is wrong, however many there are, and the others are added', async () => {
    const onAdd = vi.fn<Adding>(async () => new Map());
    const lines = Array.from({ length: 5000 }, (_, n) =>
      n % 125 === 124 ? `Блюдо ${n}\t300 г\tдорого` : `Блюдо ${n}\t300 г\t390`,
    );
    const { onClosed } = open(lines, onAdd);
    expect(screen.getAllByText('Нужна цена')).toHaveLength(40);
    expect(screen.getByRole('status').textContent).toMatch(/Добавится 4\D?960 из 5\D?000/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Блюдо 0' }));
    await userEvent.click(screen.getByRole('button', { name: /^Добавить 4\D?959/ }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(onAdd).toHaveBeenCalledTimes(1);
    expect(onAdd.mock.calls[0]?.[0]).toHaveLength(4959);
  });

  it('keep those that the backend refuses, with its words, and only these are sent again', async () => {
    const onAdd = vi.fn<Adding>();
    onAdd.mockResolvedValueOnce(new Map([[1, 'Такое блюдо нельзя']]));
    open(['Борщ\t350 г\t390', 'Щи\t350 г\t340', 'Уха\t350 г\t512'], onAdd);
    await userEvent.click(screen.getByRole('button', { name: /^Добавить 3/ }));
    const row = await screen.findByText('Такое блюдо нельзя');
    expect(row.closest('tr')?.textContent).toContain('Щи');
    const add = within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', {
      name: /^Добавить 0/,
    });
    expect(add.disabled).toBe(true);
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('stay as they are where the call fails, and say why', async () => {
    const onAdd = vi.fn<Adding>();
    onAdd.mockRejectedValueOnce(new Error('Сервер перезапускается'));
    onAdd.mockResolvedValueOnce(new Map());
    const { onClosed } = open(['Борщ\t350 г\t390', 'Щи\t350 г\t340'], onAdd);
    const add = screen.getByRole('button', { name: /^Добавить 2/ });
    await userEvent.click(add);
    await screen.findByText(/Сервер перезапускается|ошибк/);
    await userEvent.click(add);
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(onAdd.mock.calls[1]).toEqual(onAdd.mock.calls[0]);
  });
});
