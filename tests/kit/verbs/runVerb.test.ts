import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../../contract/limits';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { runVerb } from '../../../kit/list/VerbDialog';

const { maxBulkIds } = limits;
const ids = Array.from({ length: maxBulkIds * 2 + 1 }, (_, at) => at + 1);
const call = { resource: 'foods', verb: 'deleteMany', ids, parents: { categoryId: '3' } } as const;

const asked = (deleteMany: (name: string, params: { readonly ids: readonly number[] }) => Promise<unknown>) =>
  runVerb({ deleteMany } as unknown as CarteDataProvider, call);

describe('[BK-04] a verb on more records than one call takes', () => {
  it('is as many calls as it needs, each record in one of them', async () => {
    const deleteMany = vi.fn(
      async (_name: string, _params: { readonly ids: readonly number[] }) => undefined,
    );
    expect(await asked(deleteMany)).toEqual({ ids });
    expect(deleteMany.mock.calls.map(([, params]) => params.ids.length)).toEqual([maxBulkIds, maxBulkIds, 1]);
    expect(deleteMany.mock.calls.flatMap(([, params]) => params.ids)).toEqual(ids);
  });

  it('tells what was done before a call failed, and leaves the rest', async () => {
    const refusal = new Error('no');
    const deleteMany = vi.fn(async (_name: string, params: { readonly ids: readonly number[] }) => {
      if (params.ids.includes(maxBulkIds + 1)) throw refusal;
    });
    expect(await asked(deleteMany)).toEqual({ ids: ids.slice(0, maxBulkIds), error: refusal });
    expect(deleteMany).toHaveBeenCalledTimes(2);
  });

  it('throws where the first call fails: nothing is done', async () => {
    const refusal = new Error('no');
    await expect(asked(async () => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
