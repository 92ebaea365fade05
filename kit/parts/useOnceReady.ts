import { useNotify } from 'react-admin';
import { shownError } from './shownError';

/** Opens a part beside a form once it has arrived. One that does not takes nothing with it: that is said, and another press tries again. */
export const useOnceReady = (
  { ready }: { ready: () => Promise<unknown> },
  open: () => void,
): (() => void) => {
  const notify = useNotify();
  return () => {
    ready().then(open, (error: unknown) => notify(shownError(error, 'errors.common'), { type: 'error' }));
  };
};
