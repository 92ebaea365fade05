import { useSyncExternalStore } from 'react';
import { createListeners } from './createListeners';
import { type ColourMode, DARK, MODE_KEY, showColours, storedColourMode } from './shownColours';

const { subscribe, tell } = createListeners();
let chosen: ColourMode = 'auto';

const show = (): void => showColours(chosen);

/** Reads the choice of this browser and follows the system while it is `auto`. Called once, before the first paint. */
export const startColourMode = (): void => {
  chosen = storedColourMode();
  show();
  matchMedia(DARK).addEventListener('change', show);
};

export const setColourMode = (mode: ColourMode): void => {
  chosen = mode;
  show();
  tell();
  try {
    localStorage.setItem(MODE_KEY, mode);
  } catch {
    // Blocked storage: the choice lives as long as the page.
  }
};

export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, () => chosen);
