import type { RaRecord } from 'ra-core';
import { permissionPath } from '../../../contract/permissionPath';
import type { ResourceRoutes, RouteKind, RouteTemplate } from '../resourceDeclaration';
import { canCall } from './knownCalls';
import type { ResourceDeclaration } from './ResourceDeclaration';

/** Where a resource without a sidebar entry of its own lives: behind the sign-in, like everything in this area. */
const AREA = '/management';

/** The declared routes, and for whatever else the resource has the usual ones below its list. */
export const fillRoutes = <R extends RaRecord>(declared: ResourceDeclaration<R>): ResourceRoutes => {
  const { name, permission, parents = [], routes = {}, form, bin, pages } = declared;
  const base = routes.list?.replace(/\?.*/, '') ?? (permission ? permissionPath(permission) : pathOf(name));
  const usual = (kind: RouteKind, tail: string, ...params: readonly string[]): Partial<ResourceRoutes> => {
    const query = [...parents, ...params].join('&');
    return { [kind]: `${base}${tail}${query && `?${query}`}` as RouteTemplate };
  };
  return {
    ...(usual('list', '') as Pick<ResourceRoutes, 'list'>),
    ...((pages?.create || (form && canCall(name, 'create'))) && usual('create', '/add')),
    ...((pages?.edit || (form && canCall(name, 'update'))) && usual('edit', '/edit', 'id')),
    ...((pages?.deleted || bin) && usual('deleted', '/deleted')),
    ...routes,
  };
};

/** `pointIngredients` -> `/management/point-ingredients`. */
const pathOf = (name: string): string =>
  `${AREA}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
