import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, memoryStore, type Store } from 'react-admin';
import { Outlet, Route, Routes } from 'react-router';
import type { Capability } from '../../contract/vocabulary';
import { i18nProvider } from '../../i18n/i18nProvider';
import type { Resource } from '../../kit/declaration/defineResource';
import { CapabilitiesContext } from '../../kit/parts/may';
import { createQueryRouter } from '../../kit/queryRouter/createQueryRouter';
import { resourceRoutes } from '../../kit/resourcePage/resourceRoutes';
import { inputs } from '../../ui/theme/components/inputs';
import { memoryRouter } from './memoryRouter';

// The pages are chunks of their own; reading them is not what the tests wait for.
await Promise.all([
  import('../../kit/list/ListPage'),
  import('../../kit/bin/BinPage'),
  import('../../kit/list/RowMenu'),
  import('../../kit/parts/DropdownMenu'),
  import('../../kit/parts/ConfirmDialog'),
  import('../../kit/filters/FilterChips'),
  import('../../kit/filters/FiltersSheet'),
  import('../../kit/filters/FiltersWhereTheyWork'),
  import('../../kit/parts/EmptyHint'),
]);

interface ConsoleOptions {
  readonly resources: readonly Resource[];
  readonly backend: { readonly dataProvider: DataProvider };
  readonly at: string;
  readonly capabilities?: readonly Capability[];
  readonly store?: Store;
  /** Stands beside the page, like notices. */
  readonly beside?: ReactNode;
}

/** The resources' pages under a memory router, wired as the App wires them. `address()` is what stands in the bar. */
export const openConsole = ({
  resources,
  backend: { dataProvider },
  at,
  capabilities = [],
  store = memoryStore(),
  beside,
}: ConsoleOptions) => {
  // Machines may be slow, rules are not; and nothing here is hidden from a screen reader on purpose.
  configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
  const routerProvider = createQueryRouter(resources);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const known = new Set(capabilities);
  const { MuiFormControl, MuiCheckbox } = inputs;
  const theme = createTheme({
    transitions: { create: () => 'none' },
    components: { MuiFormControl, MuiCheckbox: { defaultProps: MuiCheckbox?.defaultProps } },
  });
  const layout = (
    <CapabilitiesContext value={known}>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        routerProvider={routerProvider}
        store={store}
      >
        <Outlet />
        {beside}
      </CoreAdminContext>
    </CapabilitiesContext>
  );
  const { Router, router } = memoryRouter(at);
  const view = render(
    <ThemeProvider theme={theme}>
      <Router>
        <Routes>
          <Route element={layout}>
            {resourceRoutes(resources)}
            <Route path="*" element={<p>somewhere else</p>} />
          </Route>
        </Routes>
      </Router>
    </ThemeProvider>,
  );
  return {
    ...view,
    router,
    queryClient,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};
