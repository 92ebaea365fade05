import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { isRecord } from '../contract/isRecord';
import type { CarteDataProvider } from '../dataProvider/CarteDataProvider';

/**
 * A list whose rows have come before the first page is drawn is drawn with them: the answer goes into the cache the moment
 * somebody wants it. Otherwise the page would be drawn without rows first, measured, and drawn again.
 */
export const answerAtOnce = (queryClient: QueryClient, dataProvider: CarteDataProvider): void => {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || query.state.data !== undefined) return;
    const [resource, verb, params] = query.queryKey;
    if (typeof resource !== 'string' || verb !== 'getList' || !isRecord(params)) return;
    const list = dataProvider.getListCome(resource, params as unknown as GetListParams);
    if (list) query.setData(list);
  });
};
