import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { shownError } from './shownError';

/** Says in a notice what was done. The words are final: a name in them is never taken for a key of the catalogue. */
export const useSay = (): ((words: string) => void) => {
  const notify = useNotify();
  return useCallback((words) => notify(words, { type: 'success', messageArgs: { _: words } }), [notify]);
};

/**
 * Says in a notice why something was not done.
 * @param fallback text or key, for a failure that says nothing itself
 */
export const useFail = (fallback = 'errors.common'): ((error: unknown) => void) => {
  const notify = useNotify();
  return useCallback(
    (error) => {
      const words = shownError(error, fallback);
      notify(words, { type: 'error', messageArgs: { _: words } });
    },
    [notify, fallback],
  );
};
