import { useIsFetching, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { text } from '../../i18n/text';
import { useChoice } from '../../kit/chooser/useChosenParent';
import { useCapability } from '../../kit/parts/may';
import { pointChoice } from '../../resources/shared/pointChoice';
import { CountBadge } from './CountBadge';

/** The page comes first: so long after its own requests this one is made, ms. */
const AFTER_MS = 400;

/** How many dishes of the chosen venue are on stop, where the backend can tell. Whatever stops one has this read again. */
export const StopCount = (): ReactElement | null => {
  const isOffered = useCapability('stop_list.read');
  const [chosen] = useChoice(pointChoice);
  const isPageThere = useIsPageThere();
  const dataProvider = useDataProvider();
  const { data: count = 0 } = useQuery({
    queryKey: ['stopList', 'count', chosen],
    queryFn: async ({ signal }) => {
      const { data, total } = await dataProvider.getList('stopList', {
        pagination: { page: 1, perPage: 1 },
        meta: { parents: { [pointChoice.parent]: chosen }, deleted: false },
        signal,
      });
      return total ?? data.length;
    },
    enabled: isOffered && chosen !== null && isPageThere,
    retry: false,
  });
  return count > 0 ? <CountBadge count={count} words={text('shell.onStop', { count })} tone="alert" /> : null;
};

const useIsPageThere = (): boolean => {
  const isBusy = useIsFetching() > 0;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere || isBusy) return;
    const timer = setTimeout(() => setThere(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isThere, isBusy]);
  return isThere;
};
