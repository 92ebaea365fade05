import { CoreAdminContext, localStorageStore } from 'ra-core';
import { type ReactElement, useState } from 'react';
import { createDataProvider } from '../dataProvider/createDataProvider';
import { i18nProvider } from '../i18n/i18nProvider';
import { resources } from '../resources';
import { authProvider } from './auth/authProvider';
import type { User } from './auth/User';
import { createQueryClient } from './createQueryClient';
import { CapabilitiesContext } from './kit/capabilities';
import { createQueryRouter } from './kit/queryRouter/createQueryRouter';
import { ConsoleRoutes } from './shell/ConsoleRoutes';
import { Notifications } from './shell/notices/Notifications';
import { StyleRoot } from './theme/StyleRoot';

export { preloadList } from './kit/ResourcePage';

const routerProvider = createQueryRouter(resources);

/** The console of one person: react-admin's brain, our own looks. A chunk of its own, loaded for who is signed in. */
export const App = ({ user }: { readonly user: User }): ReactElement => {
  const [world] = useState(() => {
    const capabilities = new Set(user.capabilities);
    return {
      capabilities,
      dataProvider: createDataProvider({ can: (capability) => capabilities.has(capability) }),
      queryClient: createQueryClient(),
      store: localStorageStore('1', `.${user.id}`),
    };
  });

  return (
    <StyleRoot>
      <CapabilitiesContext value={world.capabilities}>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={world.dataProvider}
          i18nProvider={i18nProvider}
          queryClient={world.queryClient}
          routerProvider={routerProvider}
          store={world.store}
        >
          <ConsoleRoutes />
          <Notifications />
        </CoreAdminContext>
      </CapabilitiesContext>
    </StyleRoot>
  );
};
