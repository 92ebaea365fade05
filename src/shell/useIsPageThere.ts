import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** So long after the page's own requests those of the frame are made, ms. */
const AFTER_MS = 400;

/** The page comes first: whether it has what it asked for. */
export const useIsPageThere = (): boolean => {
  const isBusy = useIsFetching() > 0;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere || isBusy) return;
    const timer = setTimeout(() => setThere(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isThere, isBusy]);
  return isThere;
};
