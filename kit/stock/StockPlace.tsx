import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isRecord } from '../../contract/isRecord';
import { loadCatalogue } from '../../i18n/loadCatalogue';

interface Props {
  readonly resource: string;
  readonly children: ReactNode;
}

/**
 * Around a page of stock parts: reads the words that only they need. Their answers are cached without a place, so they are forgotten when the page is left,
 * and the next one is drawn a step later: nothing of category A is ever seen in category B.
 */
export const StockPlace = ({ resource, children }: Props) => {
  const queryClient = useQueryClient();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Without their words they still work.
    void loadCatalogue(['stockParts'])
      .catch((failure: unknown) => console.error(failure))
      .then(() => setReady(true));
    return () => queryClient.removeQueries({ queryKey: [resource], predicate: isPlaceless });
  }, [queryClient, resource]);
  return isReady ? children : null;
};

const isPlaceless = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  !queryKey.some((part) => isRecord(part) && isRecord(part.meta) && 'parents' in part.meta);
