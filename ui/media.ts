import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether what floats covers the window, or comes from below. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width:599.95px)', { noSsr: true });

/** Whether a search may take the focus by itself: a keyboard on the screen would cover half of what one came for. */
export const useHasKeys = (): boolean => useMediaQuery('(hover: hover)', { noSsr: true });
