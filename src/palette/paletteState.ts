import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const set = (next: boolean): void => {
  isOpen = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens the palette, from wherever: a button of the frame, a key. Where the backend searches nothing, nothing opens. */
export const openPalette = (): void => set(true);
export const closePalette = (): void => set(false);

export const useIsPaletteOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
