import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactElement, type ReactNode, Suspense } from 'react';

const theme = createTheme();

/** What stays around a floor's page: MUI as it comes. */
export const FloorShell = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ThemeProvider theme={theme}>
    <Suspense>{children}</Suspense>
  </ThemeProvider>
);
