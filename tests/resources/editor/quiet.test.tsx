import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { useBoard } from '../../../resources/menus/editor/useBoard';
import { type Order, useOrder } from '../../../resources/menus/editor/useOrder';

const food = (id: number, title: string) => ({ id, title, version: 1 });

/** A kitchen whose orders are kept when the test says so. */
const backend = () => {
  let foods = [food(1, 'Борщ'), food(2, 'Уха'), food(3, 'Щи')];
  const kept: (() => void)[] = [];
  return {
    rename: (id: number, title: string) => {
      foods = foods.map((each) => (each.id === id ? { ...each, title } : each));
    },
    keepNext: () => kept.shift()?.(),
    dataProvider: {
      call: async (name: string, { body }: { readonly body?: { readonly food_ids: readonly number[] } }) => {
        if (name === 'menus.board')
          return {
            menu: { id: 1, title: 'Меню', visible: true },
            categories: [{ id: 1, type: 'food', title: 'Супы', foods }],
          };
        await new Promise<void>((resolve) => kept.push(resolve));
        foods = (body?.food_ids ?? []).flatMap((id) => foods.filter((each) => each.id === id));
        return {};
      },
    },
  };
};

it('what others change is read while an order is being kept, and never shows the order of before', async () => {
  const kitchen = backend();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const seen: string[] = [];
  let order: Order | undefined;
  const Board = () => {
    const at = useBoard('1');
    order = useOrder(at, '1');
    const names = at.board?.sections[0]?.rows.map(({ title }) => title).join(', ') ?? '';
    seen.push(names);
    return <p>{names}</p>;
  };
  render(
    <CoreAdminContext dataProvider={kitchen.dataProvider as never} queryClient={queryClient}>
      <Board />
    </CoreAdminContext>,
  );
  await screen.findByText('Борщ, Уха, Щи');

  act(() => order?.dishes(new Set([3]), { section: 'food:1', before: 1 }));
  await screen.findByText('Щи, Борщ, Уха');
  seen.length = 0;

  kitchen.rename(2, 'Уха по-царски');
  await act(() => void queryClient.invalidateQueries({ queryKey: ['menus'] }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  screen.getByText('Щи, Борщ, Уха');
  await act(async () => kitchen.keepNext());
  await screen.findByText('Щи, Борщ, Уха по-царски');
  expect(new Set(seen)).toEqual(new Set(['Щи, Борщ, Уха по-царски']));
});
