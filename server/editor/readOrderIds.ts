import { limits } from '../../contract/limits';
import { invalid } from '../ApiError';
import { menuAreaTexts } from '../texts/menuArea';

const MAX_ID = 2 ** 31 - 1;

/** Distinct, at least one, in the order in which they came. @throws ApiError 422 */
export const readOrderIds = (name: string, raw: unknown): readonly number[] => {
  const ids = Array.isArray(raw) ? raw : [];
  const isRight = ids.length > 0 && ids.length <= limits.maxOrderIds && ids.every(isId);
  if (!isRight || new Set(ids).size !== ids.length) throw invalid({ [name]: [menuAreaTexts.orderIds] });
  return ids;
};

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID;
