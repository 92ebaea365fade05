import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isRecord } from '../../../contract/isRecord';

interface Props {
  readonly resource: string;
  readonly children: ReactNode;
}

/**
 * Around a page of stock parts. Their answers are cached without a place, so they are forgotten when the page is left,
 * and the next one is drawn a step later: nothing of category A is ever seen in category B (trap 2).
 */
export const StockPlace = ({ resource, children }: Props) => {
  const queryClient = useQueryClient();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    return () => queryClient.removeQueries({ queryKey: [resource], predicate: isPlaceless });
  }, [queryClient, resource]);
  return isReady ? children : null;
};

const isPlaceless = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  !queryKey.some((part) => isRecord(part) && isRecord(part.meta) && 'parents' in part.meta);
