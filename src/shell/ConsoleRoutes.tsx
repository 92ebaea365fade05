import { lazy, type ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { resourceRoutes } from '../../kit/resourcePage/resourceRoutes';
import { resources } from '../../resources';
import { NotFoundPage } from '../pages/NotFoundPage';
import { AreaGuard } from './AreaGuard';
import { LaterPage } from './LaterPage';
import { laterAreas } from './laterAreas';
import { ShellLayout } from './ShellLayout';

const AccountPage = lazy(async () => ({ default: (await import('../account/AccountPage')).AccountPage }));

const taken = resources.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path));

/** Everything behind the guard, in one layout. A resource that declares an area takes it over from the later page. */
export const ConsoleRoutes = (): ReactElement => (
  <Routes>
    <Route element={<ShellLayout />}>
      <Route element={<AreaGuard />}>{resourceRoutes(resources)}</Route>
      {laterAreas(taken).map(({ path, title }) => (
        <Route key={path} path={path} element={<LaterPage key={path} title={title} />} />
      ))}
      <Route path="/profile" element={<AccountPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
