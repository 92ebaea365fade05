import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether a search may take the focus by itself: a keyboard on the screen would cover half of what one came for. */
export const useHasKeys = (): boolean => useMediaQuery('(hover: hover)', { noSsr: true });
