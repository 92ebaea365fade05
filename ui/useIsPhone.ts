import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether what floats covers the window, or comes from below. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width:599.95px)', { noSsr: true });
