import { useCallback, useSyncExternalStore } from 'react';
import { useFormHandle } from './formHandle';
import type { Problems } from './problemBoard';

/** What is wrong with one field; renders only when exactly that changes. */
export const useProblems = (name: string): Problems => {
  const { problems } = useFormHandle();
  const subscribe = useCallback(
    (listener: () => void) => problems.subscribe(name, listener),
    [problems, name],
  );
  return useSyncExternalStore(subscribe, () => problems.of(name));
};
