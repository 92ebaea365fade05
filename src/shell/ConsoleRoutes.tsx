import { type ReactElement, useContext } from 'react';
import { Route, Routes } from 'react-router';
import type { Capability } from '../../contract/vocabulary';
import { CapabilitiesContext } from '../../kit/parts/capabilities';
import { resourceRoutes } from '../../kit/resourcePage/resourceRoutes';
import { KnownResources } from '../../kit/stock/KnownResources';
import { resources } from '../../resources';
import { NotFoundPage } from '../pages/NotFoundPage';
import { AreaGuard } from './AreaGuard';
import { LaterPage } from './LaterPage';
import { laterAreas } from './laterAreas';
import { OWN_PAGES } from './ownPages';
import { ShellLayout } from './ShellLayout';

/**
 * Everything behind the guard, in one layout. Who declares an area, a resource or a page, takes it over from the later page,
 * where the backend has what it needs.
 */
export const ConsoleRoutes = (): ReactElement => {
  const announced = useContext(CapabilitiesContext);
  const isOffered = ({ capability }: { readonly capability?: Capability | undefined }): boolean =>
    !capability || announced.has(capability);
  const offered = resources.filter(isOffered);
  const pages = OWN_PAGES.filter(isOffered);
  const taken = [
    ...offered.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path)),
    ...pages.map(({ path }) => path),
  ];
  return (
    <Routes>
      <Route element={<ShellLayout />}>
        <Route element={<AreaGuard />}>
          {resourceRoutes(offered)}
          <Route element={<KnownResources resources={offered} />}>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Route>
        {laterAreas(taken).map(({ path, title }) => (
          <Route key={path} path={path} element={<LaterPage key={path} title={title} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};
