import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Says in a notice what was done. The words are final: a name in them is never taken for a key of the catalogue. */
export const useSay = (): ((words: string) => void) => {
  const notify = useNotify();
  return useCallback((words) => notify(words, { type: 'success', messageArgs: { _: words } }), [notify]);
};
