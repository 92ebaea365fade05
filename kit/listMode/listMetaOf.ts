import { isRecord } from '../../contract/isRecord';
import type { ListMeta } from '../../dataProvider/readVerbs';

/** What our data provider tells of a list besides its rows; plain REST tells nothing of it. */
export const listMetaOf = (meta: unknown): ListMeta | undefined =>
  isRecord(meta) && typeof meta.lastPage === 'number'
    ? { lastPage: meta.lastPage, isWhole: meta.isWhole === true }
    : undefined;
