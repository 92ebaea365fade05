import '@fontsource-variable/golos-text/wght.css';
import 'virtual:fonts.css';
import 'virtual:tokens.css';
import '../../ui/base.css';
import 'virtual:layout.css';
import '../../ui/layout.css';
import { type ReactElement, type ReactNode, useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CAPABILITIES } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { i18nProvider } from '../../i18n/i18nProvider';
import type { Resource } from '../../kit/declaration/defineResource';
import { CapabilitiesContext } from '../../kit/parts/may';
import { createQueryRouter } from '../../kit/queryRouter/createQueryRouter';
import { createQueryClient } from '../../src/createQueryClient';
import { StyleRoot } from '../../ui/theme/StyleRoot';

interface CarteWorld {
  readonly dataProvider: CarteDataProvider;
  readonly resources: readonly Resource[];
  /** The address that the console believes to stand at. */
  readonly at: string;
}

const capabilities = new Set(CAPABILITIES);

/** The console's own surroundings, wired as `src/App.tsx` wires them, for one page. */
export const carteShell = ({ dataProvider, resources, at }: CarteWorld) => {
  const queryClient = createQueryClient();
  const routerProvider = createQueryRouter(resources);
  const store = memoryStore();
  return ({ children }: { readonly children: ReactNode }): ReactElement => {
    const element = (
      <StyleRoot>
        <CapabilitiesContext value={capabilities}>
          <CoreAdminContext
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            routerProvider={routerProvider}
            store={store}
          >
            {children}
          </CoreAdminContext>
        </CapabilitiesContext>
      </StyleRoot>
    );
    const [router] = useState(() => createMemoryRouter([{ path: '*', element }], { initialEntries: [at] }));
    return <RouterProvider router={router} />;
  };
};
