import { useCallback, useRef } from 'react';
import type { FormModel } from './createFormModel';

/**
 * Names one set of values: a new name as soon as anything was changed since the last one was given out, so that what is
 * sent once more makes no second record, and what is something else is no repetition.
 */
export const useIdempotencyKey = ({ onChange }: FormModel): (() => string) => {
  const key = useRef<string>(undefined);
  const isWatching = useRef(false);
  return useCallback(() => {
    if (!isWatching.current) {
      isWatching.current = true;
      onChange(() => {
        key.current = undefined;
      });
    }
    key.current ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
    return key.current;
  }, [onChange]);
};
