import type { ReactElement } from 'react';
import { Route } from 'react-router';
import type { Resource } from '../declaration/defineResource';
import { ROUTE_KINDS } from '../declaration/ResourceDeclaration';
import { KnownResources } from '../stock/KnownResources';
import { ResourcePage } from './ResourcePage';

/** The `<Route>`s of all resources, for the App to place inside its layout. */
export const resourceRoutes = (resources: readonly Resource[]): ReactElement => (
  <Route element={<KnownResources resources={resources} />}>
    {resources.flatMap((resource) =>
      ROUTE_KINDS.flatMap((kind) => {
        const entry = resource.routes[kind];
        if (!entry) return [];
        return [
          <Route
            key={entry.path}
            path={entry.path}
            element={<ResourcePage resource={resource} kind={kind} />}
          />,
        ];
      }),
    )}
  </Route>
);
