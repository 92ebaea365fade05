import { invalid } from '../ApiError';
import type { Handler } from '../Call';
import type { Resource } from '../engine/Resource';
import { searchAll } from '../search/searchAll';
import { apiErrorTexts } from '../texts/apiErrors';

/** Finds records of these resources. */
export const searchHandlers = (
  all: readonly Resource[],
): { readonly 'search.list': Handler<'search.list'> } => ({
  'search.list': async ({ query: { q = '', pointId }, reachFor }, deps) => {
    const rows = await searchAll({ typed: q, pointId: readPointId(pointId), reachFor }, all, deps);
    return { rows, total: rows.length };
  },
});

/** One that is nobody's simply holds nothing. @throws ApiError 422 */
const readPointId = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,9}$/.test(text)) throw invalid({ pointId: [apiErrorTexts.wrongFilter] });
  return Number(text);
};
