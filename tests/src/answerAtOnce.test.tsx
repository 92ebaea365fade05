import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { answerAtOnce } from '../../src/App';
import { createQueryClient } from '../../src/createQueryClient';

const LIST = { data: [{ id: 4 }], total: 1 };
const params = { pagination: { page: 1, perPage: 12 }, sort: { field: 'id', order: 'ASC' }, filter: {} };

const show = (queryClient: QueryClient, queryFn: () => Promise<unknown>, resource = 'points') => {
  const seen: unknown[] = [];
  const List = () => {
    const { data } = useQuery({ queryKey: [resource, 'getList', params], queryFn });
    seen.push(data);
    return <output>{JSON.stringify(data ?? null)}</output>;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  return seen;
};

it('a list that has come before the page is drawn with its rows at once, and asked for by nobody', async () => {
  const queryClient = createQueryClient();
  const getListCome = vi.fn(() => LIST);
  answerAtOnce(queryClient, { getListCome } as unknown as CarteDataProvider);
  const queryFn = vi.fn(async () => LIST);
  expect(show(queryClient, queryFn)[0]).toEqual(LIST);
  expect(getListCome).toHaveBeenCalledExactlyOnceWith('points', params);
  expect(queryFn).not.toHaveBeenCalled();
});

it('one that has not come is asked for', async () => {
  const queryClient = createQueryClient();
  answerAtOnce(queryClient, { getListCome: () => undefined } as unknown as CarteDataProvider);
  expect(show(queryClient, async () => LIST)[0]).toBeUndefined();
  await screen.findByText(JSON.stringify(LIST));
});

it('[BE-07] the list of a stock page, which names no parents of its own, is asked for', async () => {
  const queryClient = createQueryClient();
  answerAtOnce(queryClient, createDataProvider());
  expect(show(queryClient, async () => LIST, 'menus')[0]).toBeUndefined();
  await screen.findByText(JSON.stringify(LIST));
});
