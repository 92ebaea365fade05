import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { theme } from './theme';

/** The server writes a fresh nonce into each page it serves; unreplaced, there is no policy to satisfy. */
const nonceOf = (page: Document): string | undefined => {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
};

const nonce = nonceOf(document);
const cache = createCache({ key: 'c', prepend: true, ...(nonce === undefined ? {} : { nonce }) });

/**
 * MUI's styles under a strict Content-Security-Policy. The mode is not MUI's to keep: `data-theme` on the root element
 * is set by `colourMode` before the first paint, for the landing page and the console alike.
 */
export const StyleRoot = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  </CacheProvider>
);
