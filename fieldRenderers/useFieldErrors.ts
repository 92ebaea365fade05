import { useCallback, useSyncExternalStore } from 'react';
import type { ErrorList } from './fieldErrors';
import { useFormHandle } from './formHandle';

/** The faults of one field; renders only when exactly that changes. */
export const useFieldErrors = (name: string): ErrorList => {
  const { errors } = useFormHandle();
  const subscribe = useCallback((listener: () => void) => errors.subscribe(name, listener), [errors, name]);
  return useSyncExternalStore(subscribe, () => errors.of(name));
};
