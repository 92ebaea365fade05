import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { resourceRoutes } from '../../kit/resourcePage/resourceRoutes';
import { resources } from '../../resources';
import { NotFoundPage } from '../pages/NotFoundPage';
import { AreaGuard } from './AreaGuard';
import { LaterPage } from './LaterPage';
import { laterAreas } from './laterAreas';
import { OWN_PAGES } from './ownPages';
import { ShellLayout } from './ShellLayout';

const taken = [
  ...resources.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path)),
  ...OWN_PAGES.map(({ path }) => path),
];

/** Everything behind the guard, in one layout. Who declares an area, a resource or a page, takes it over from the later page. */
export const ConsoleRoutes = (): ReactElement => (
  <Routes>
    <Route element={<ShellLayout />}>
      <Route element={<AreaGuard />}>
        {resourceRoutes(resources)}
        {OWN_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      {laterAreas(taken).map(({ path, title }) => (
        <Route key={path} path={path} element={<LaterPage key={path} title={title} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
