import { forwardRef } from 'react';
import type { RouterLinkProps, RouterLocation, RouterProvider } from 'react-admin';
import type { Resource } from '../declaration/defineResource';
import { inspectResources } from '../declaration/inspectResources';
import { useQueryLocation, useQueryNavigate, useQueryParams, useStandpoint } from './queryHooks';
import { createRouteTable } from './RouteTable';
import { reactRouter as base } from './reactRouter';
import { resolveTarget } from './resolveTarget';

/**
 * react-router's provider, taught the console's addresses: react-admin goes on speaking of `/points/7` and
 * `useParams().id` while the bar shows `/management/points/edit?id=7`. Made once, beside the App, and given to
 * `<CoreAdminContext routerProvider>`; throws when two resources claim one path, name or permission.
 */
export const createQueryRouter = (resources: readonly Resource[]): RouterProvider => {
  inspectResources(resources);
  const table = createRouteTable(resources.flatMap((resource) => Object.values(resource.routes)));
  let arrival: RouterLocation | undefined;
  const isArrival = (location: RouterLocation): boolean => {
    arrival ??= location;
    return arrival === location;
  };
  return {
    ...base,
    useNavigate: () => useQueryNavigate(table),
    useLocation: () => useQueryLocation(table, isArrival),
    // The interface lets a caller name the shape it expects; what is really there, the address decides.
    useParams: (() => useQueryParams(table)) as RouterProvider['useParams'],
    Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...rest }, ref) => (
      <base.Link ref={ref} to={resolveTarget(table, useStandpoint(table), to)} {...rest} />
    )),
    Navigate: ({ to, ...rest }) => (
      <base.Navigate to={resolveTarget(table, useStandpoint(table), to)} {...rest} />
    ),
  };
};
