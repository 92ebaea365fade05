import type { LiveChange } from '../../contract/liveEvents';

/** Hears what has changed on the server; undefined = so much that it is not named. */
type Listener = (changes: readonly LiveChange[] | undefined) => void;

const listeners = new Set<Listener>();

/** For open forms: their records are read again by nobody. @returns stops it */
export const onChangedElsewhere = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const announceChanges: Listener = (changes) => {
  for (const listener of [...listeners]) listener(changes);
};
