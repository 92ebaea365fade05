import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDataProvider } from 'react-admin';
import { text } from '../../i18n/text';
import { useChoice } from '../../kit/chooser/useChosenParent';
import { useCapability } from '../../kit/parts/may';
import { pointChoice } from '../../resources/shared/pointChoice';
import { stoppedIn, useVenuesNow } from '../../resources/shared/VenueNow';
import { CountBadge } from './CountBadge';
import { useIsPageThere } from './useIsPageThere';

/**
 * How many dishes of the chosen venue are on stop, of all venues where none is chosen, as far as the backend can tell. Whatever
 * stops one has this read again.
 */
export const StopCount = (): ReactElement | null => {
  const isOffered = useCapability('stop_list.read');
  const [chosen] = useChoice(pointChoice);
  const isPageThere = useIsPageThere();
  const dataProvider = useDataProvider();
  const venues = useVenuesNow(isOffered && chosen === null && isPageThere);
  const { data: inChosen = 0 } = useQuery({
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
  const count = chosen === null ? stoppedIn(isOffered ? venues : []) : inChosen;
  return count > 0 ? <CountBadge count={count} words={text('shell.onStop', { count })} tone="alert" /> : null;
};
