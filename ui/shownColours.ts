export const COLOUR_MODES = ['auto', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/** Where the choice of this browser stands. */
export const MODE_KEY = 'carte.mode';
export const DARK = '(prefers-color-scheme: dark)';

const isColourMode = (word: unknown): word is ColourMode => COLOUR_MODES.some((mode) => mode === word);

/** What this browser has chosen; the system decides where it has not, or storage is blocked. */
export const storedColourMode = (): ColourMode => {
  try {
    const stored = localStorage.getItem(MODE_KEY);
    return isColourMode(stored) ? stored : 'auto';
  } catch {
    return 'auto';
  }
};

/** Shows the mode on the root element, where both style sheets (tokens and MUI) look for it. */
export const showColours = (mode: ColourMode): void => {
  const isDark = mode === 'dark' || (mode === 'auto' && matchMedia(DARK).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
};
