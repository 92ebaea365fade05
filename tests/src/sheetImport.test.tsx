import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { useImport } from '../../src/sheets/useImport';

interface Body {
  readonly rows: readonly (readonly unknown[])[];
  readonly seen?: readonly unknown[];
  readonly continues?: number;
  readonly finished?: unknown;
  readonly dry_run?: true;
}

const mapping = ['title', 'price'];
const categories: readonly never[] = [];

/** A table of 150 dishes: the first is known, the second is asked about a price that is none; in two calls. */
const begin = () => {
  const bodies: Body[] = [];
  const file = {
    name: 'Лист',
    sheets: ['Лист'],
    titles: ['Название', 'Цена'],
    rows: Array.from({ length: 150 }, (_, at) => [`Блюдо ${at}`, at === 1 ? 'дорого' : '100']),
    lines: Array.from({ length: 150 }, (_, at) => at + 2),
    beyond: new Map<number, string>(),
  };
  const judge = ([title, price]: readonly unknown[]) => {
    if (price === 'дорого') return { status: 'refused', errors: { price: ['Введите число'] } };
    return title === 'Блюдо 0'
      ? { status: 'changed', id: 5, version: 3, was: { price: '90' } }
      : { status: 'new' };
  };
  const call = async (key: string, { body }: { readonly body: Body }) => {
    if (key === 'changes.undo') return { data: [{ id: 5 }, { id: 6, reason: 'Изменили' }] };
    bodies.push(body);
    return { results: body.rows.map(judge), change_id: body.dry_run ? null : 40 };
  };
  const dataProvider = { call };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider as never} queryClient={new QueryClient()}>
      {children}
    </CoreAdminContext>
  );
  const of = { menuId: '1', name: 'меню.xlsx', file, mapping, categories };
  const { result } = renderHook(() => useImport(of), { wrapper });
  return { bodies, now: () => result.current };
};

describe('a table on its way into a menu', () => {
  it('[SP-02] is tried out slice by slice; what is mended is asked about alone', async () => {
    const { bodies, now } = begin();
    await waitFor(() => expect(now().isChecked).toBe(true));
    expect(bodies.map(({ rows, dry_run: isDry }) => [rows.length, isDry])).toEqual([
      [100, true],
      [50, true],
    ]);
    expect(now().results[1]?.status).toBe('refused');
    act(() => now().mend(1, 1, '120'));
    await waitFor(() => expect(now().results[1]?.status).toBe('new'));
    expect(bodies.at(-1)?.rows).toEqual([['Блюдо 1', '120']]);
  });

  it('[SP-03] goes in as one act of several calls, as it was seen, and comes back', async () => {
    const { bodies, now } = begin();
    await waitFor(() => expect(now().isChecked).toBe(true));
    bodies.length = 0;
    act(() => now().begin());
    await waitFor(() => expect(now().act.progress).toMatchObject({ phase: 'done', done: 149, all: 149 }));
    const [first, last] = bodies;
    expect([first?.rows.length, first?.continues, first?.finished]).toEqual([100, undefined, undefined]);
    expect(first?.seen?.slice(0, 2)).toEqual([[5, 3], null]);
    expect([last?.rows.length, last?.continues]).toEqual([49, 40]);
    expect(last?.finished).toEqual({ file: 'меню.xlsx', count: 149, refused: 1 });
    expect(now().act.entries()).toEqual([40]);
    await act(async () => void (await now().act.takeBack()));
    expect(now().act.progress).toMatchObject({ phase: 'undone', left: 1 });
  });
});
