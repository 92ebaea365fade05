import { useNotify } from 'ra-core';
import { useCallback } from 'react';

/** Says in a notice what was done. The words are final: a name in them is never taken for a key of the catalogue. */
export const useSay = (): ((words: string) => void) => {
  const notify = useNotify();
  return useCallback((words) => notify(words, { type: 'success', messageArgs: { _: words } }), [notify]);
};
