import type { QueryClient } from '@tanstack/react-query';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { CoreAdminContext, type GetListParams, localStorageStore, type Store, useNotify } from 'react-admin';
import { isRecord } from '../contract/isRecord';
import type { PermissionKey } from '../contract/vocabulary';
import type { CarteDataProvider } from '../dataProvider/CarteDataProvider';
import { createDataProvider } from '../dataProvider/createDataProvider';
import type { User } from '../dataProvider/User';
import { i18nProvider } from '../i18n/i18nProvider';
import { text } from '../i18n/text';
import { CapabilitiesContext, MayContext, OpenAreasContext } from '../kit/parts/may';
import { createQueryRouter } from '../kit/queryRouter/createQueryRouter';
import { showDensity } from '../ui/density';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { StyleRoot } from '../ui/theme/StyleRoot';
import { authProvider, mayOf } from './auth/authProvider';
import { saveFirstName } from './auth/firstName';
import { session } from './auth/session';
import { createQueryClient } from './createQueryClient';
import { PartsContext } from './PartsContext';
import { type ConsoleParts, consoleSettings } from './settings';
import { ConsoleRoutes } from './shell/ConsoleRoutes';
import { Notifications } from './shell/notices/Notifications';

showDensity();

/** The language is fixed (SH-31): react-admin would draw nothing at first, in case another one was chosen. */
const storeOf = (user: User): Store => {
  const store = localStorageStore('1', `.${user.id}`);
  store.setItem('locale', i18nProvider.getLocale());
  return store;
};

/** What was settled on another device; what was settled here is shown already. */
const applyPreferences = async (settled: Readonly<Record<string, unknown>>): Promise<void> =>
  (await import('./preferences/applyPreferences')).applyPreferences(settled);

/** No page waits for it. */
const LiveUpdates = lazyWithPreload(async () => (await import('./live/LiveUpdates')).LiveUpdates);

/** The console of one person: react-admin's brain, our own looks. A chunk of its own, loaded for who is signed in. */
export const App = ({ user, parts }: { readonly user: User; readonly parts: ConsoleParts }): ReactElement => {
  const [deps] = useState(() => {
    const capabilities = new Set(user.capabilities);
    const dataProvider = createDataProvider({ can: (capability) => capabilities.has(capability) });
    const queryClient = createQueryClient();
    answerAtOnce(queryClient, dataProvider);
    const routerProvider = createQueryRouter(parts.resources);
    return { capabilities, dataProvider, queryClient, routerProvider, store: storeOf(user) };
  });

  useEffect(() => {
    if (user.preferences) void applyPreferences(user.preferences);
  }, [user.preferences]);
  useEffect(() => void saveFirstName(user), [user]);

  const closed = user.closedCalls.join();
  const may = useMemo(() => mayOf(closed === '' ? [] : closed.split(',')), [closed]);
  const { isLimited, permissions } = user;
  const isAreaOpen = useCallback(
    (area: PermissionKey) => !isLimited || permissions.includes(area),
    [isLimited, permissions],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rights are other sections
  useEffect(() => {
    // Forms that stand open keep what was typed in them; the next one is drawn by what holds then.
    void deps.queryClient.invalidateQueries({ queryKey: ['fields'], refetchType: 'none' });
  }, [deps, closed]);

  return (
    <StyleRoot theme={consoleSettings().theme}>
      <PartsContext value={parts}>
        <CapabilitiesContext value={deps.capabilities}>
          <MayContext value={may}>
            <OpenAreasContext value={isAreaOpen}>
              <CoreAdminContext
                authProvider={authProvider}
                dataProvider={deps.dataProvider}
                i18nProvider={i18nProvider}
                queryClient={deps.queryClient}
                routerProvider={deps.routerProvider}
                store={deps.store}
              >
                <ConsoleRoutes />
                <Notifications />
                <TakenOver name={user.name} />
                {deps.capabilities.has('events') && <LiveUpdates />}
              </CoreAdminContext>
            </OpenAreasContext>
          </MayContext>
        </CapabilitiesContext>
      </PartsContext>
    </StyleRoot>
  );
};

/** Another person signed in in another tab, and this one goes on as theirs: said, for what stood here is gone from sight. */
const TakenOver = ({ name }: { readonly name: string }): null => {
  const notify = useNotify();
  useEffect(() => {
    if (!session.takeOver()) return;
    notify(text('shell.takenOver', { name }), { type: 'warning', autoHideDuration: null });
  }, [notify, name]);
  return null;
};

/**
 * A list whose rows have come before the first page is drawn is drawn with them: the answer goes into the cache the moment
 * somebody wants it. Otherwise the page would be drawn without rows first, measured, and drawn again.
 */
export const answerAtOnce = (queryClient: QueryClient, dataProvider: CarteDataProvider): void => {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || query.state.data !== undefined) return;
    const [resource, verb, params] = query.queryKey;
    if (typeof resource !== 'string' || verb !== 'getList' || !isListQuestion(params)) return;
    const list = dataProvider.getListCome(resource, params);
    if (list) query.setData(list);
  });
};

/** As react-admin names a list in the cache: by the parameters of its call. */
const isListQuestion = (params: unknown): params is GetListParams =>
  isRecord(params) && isRecord(params.pagination) && isRecord(params.sort);
