import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { CoreAdminContext, localStorageStore } from 'react-admin';
import { createDataProvider } from '../dataProvider/createDataProvider';
import { i18nProvider } from '../i18n/i18nProvider';
import { CapabilitiesContext } from '../kit/parts/capabilities';
import { MayContext } from '../kit/parts/may';
import { createQueryRouter } from '../kit/queryRouter/createQueryRouter';
import { resources } from '../resources';
import { showDensity } from '../ui/density';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { StyleRoot } from '../ui/theme/StyleRoot';
import { authProvider } from './auth/authProvider';
import { saveFirstName } from './auth/firstName';
import { mayOf } from './auth/mayOf';
import type { User } from './auth/User';
import { createQueryClient } from './createQueryClient';
import { ConsoleRoutes } from './shell/ConsoleRoutes';
import { Notifications } from './shell/notices/Notifications';

export { preloadList } from '../kit/resourcePage/ResourcePage';

showDensity();

/** What was settled on another device; what was settled here is shown already. */
const applyPreferences = async (settled: Readonly<Record<string, unknown>>): Promise<void> =>
  (await import('./preferences/applyPreferences')).applyPreferences(settled);

/** No page waits for it. */
const LiveUpdates = lazyWithPreload(async () => (await import('./live/LiveUpdates')).LiveUpdates);

const routerProvider = createQueryRouter(resources);

/** The console of one person: react-admin's brain, our own looks. A chunk of its own, loaded for who is signed in. */
export const App = ({ user }: { readonly user: User }): ReactElement => {
  const [deps] = useState(() => {
    const capabilities = new Set(user.capabilities);
    return {
      capabilities,
      dataProvider: createDataProvider({ can: (capability) => capabilities.has(capability) }),
      queryClient: createQueryClient(),
      store: localStorageStore('1', `.${user.id}`),
    };
  });

  useEffect(() => {
    if (user.preferences) void applyPreferences(user.preferences);
  }, [user.preferences]);
  useEffect(() => void saveFirstName(user), [user]);

  const closed = user.closedCalls.join();
  const may = useMemo(() => mayOf(closed === '' ? [] : closed.split(',')), [closed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rights are other sections
  useEffect(() => {
    // Forms that stand open keep what was typed in them; the next one is drawn by what holds then.
    void deps.queryClient.invalidateQueries({ queryKey: ['fields'], refetchType: 'none' });
  }, [deps, closed]);

  return (
    <StyleRoot>
      <CapabilitiesContext value={deps.capabilities}>
        <MayContext value={may}>
          <CoreAdminContext
            authProvider={authProvider}
            dataProvider={deps.dataProvider}
            i18nProvider={i18nProvider}
            queryClient={deps.queryClient}
            routerProvider={routerProvider}
            store={deps.store}
          >
            <ConsoleRoutes />
            <Notifications />
            {deps.capabilities.has('events') && <LiveUpdates />}
          </CoreAdminContext>
        </MayContext>
      </CapabilitiesContext>
    </StyleRoot>
  );
};
