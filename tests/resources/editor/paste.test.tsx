import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../../i18n/loadCatalogue';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { readBoard, readDish, type Section } from '../../../resources/menus/editor/board';
import { portion } from '../../../resources/menus/editor/columns';
import { PasteDialog } from '../../../resources/menus/editor/PasteDialog';
import { entryValues } from '../../../resources/menus/editor/useEntries';
import { readRows } from '../../../resources/menus/editor/usePaste';

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

describe('the unit of a portion', () => {
  const portionOf = (typed: string, kind: 'food' | 'drink', last?: 'l' | 'ml') => {
    const rows = last ? [readDish({ id: 1, title: 'Лимонад', unit_measurement: last }, 1)] : [];
    const of = { ...section, kind, rows };
    const { unit_value: value, unit_measurement: unit } = entryValues(
      { title: 'Новое', portion: typed, price: '100' },
      of,
      fields,
    );
    return `${value} ${unit}`;
  };

  it.each([
    ['300', 'food', undefined, '300 g'],
    ['300', 'drink', undefined, '300 ml'],
    ['0,5', 'drink', 'l', '0,5 l'],
    ['0,3 л', 'drink', undefined, '0,3 l'],
    ['330 мл', 'drink', 'l', '330 ml'],
    ['1 шт', 'drink', 'ml', '1 pc'],
    ['250 г', 'drink', undefined, '250 g'],
    ['', 'drink', undefined, ' '],
  ] as const)('[ME-07] "%s" of a %s below one in %s is %s', (typed, kind, last, portion) => {
    expect(portionOf(typed, kind, last)).toBe(portion);
  });

  it('[ME-03] of a drink that has none is that of drinks, also in its row', () => {
    const { sections } = readBoard({
      menu: { id: 1, title: 'Бар', visible: true },
      categories: [{ id: 7, type: 'drink', title: 'Лимонады', foods: [{ id: 2, title: 'Тархун' }] }],
    });
    const dish = sections[0]?.rows[0];
    expect(portion.values?.('400', dish)).toEqual({ unit_value: '400', unit_measurement: 'ml' });
    expect(portion.values?.('400', dish && { ...dish, unit_measurement: 'l' })).toMatchObject({
      unit_measurement: 'l',
    });
  });
});
