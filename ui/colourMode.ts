import { useSyncExternalStore } from 'react';

export const COLOUR_MODES = ['auto', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/** Where the choice of this browser stands. */
export const MODE_KEY = 'carte.mode';
const DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
let chosen: ColourMode = 'auto';

const isColourMode = (word: unknown): word is ColourMode => COLOUR_MODES.some((mode) => mode === word);

/** Shows the mode on the root element, where both style sheets (tokens and MUI) look for it. */
const show = (): void => {
  const isDark = chosen === 'dark' || (chosen === 'auto' && matchMedia(DARK).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
};

/** Reads the choice of this browser and follows the system while it is `auto`. Called once, before the first paint. */
export const startColourMode = (): void => {
  try {
    const stored = localStorage.getItem(MODE_KEY);
    if (isColourMode(stored)) chosen = stored;
  } catch {
    // Blocked storage: the system decides.
  }
  show();
  matchMedia(DARK).addEventListener('change', show);
};

export const setColourMode = (mode: ColourMode): void => {
  chosen = mode;
  show();
  for (const listener of [...listeners]) listener();
  try {
    localStorage.setItem(MODE_KEY, mode);
  } catch {
    // Blocked storage: the choice lives as long as the page.
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, () => chosen);
