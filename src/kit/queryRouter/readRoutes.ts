import { endpointOf, isEndpointKey } from '../../../contract/endpoints';
import { limits } from '../../../contract/limits';
import { type ResourceRoutes, ROUTE_KINDS, type RouteKind } from '../resourceDeclaration';
import { parseTemplate } from './parseTemplate';
import type { RouteEntry } from './RouteTable';

export type ResourceRouteEntries = { readonly list: RouteEntry } & Partial<Record<RouteKind, RouteEntry>>;

interface DeclaredRoutes {
  readonly name: string;
  readonly routes: ResourceRoutes;
  readonly list: {
    readonly pageSize?: number;
    readonly sort?: { readonly field: string; readonly order: string };
    readonly search?: string;
  };
  readonly bin?: { readonly search?: string } | undefined;
  readonly pages?: Readonly<Partial<Record<RouteKind, unknown>>>;
}

/** Reads the route templates of a declaration; throws with the resource's name when one is not usable. */
export const readRoutes = (declared: DeclaredRoutes): ResourceRouteEntries => {
  const read = (kind: RouteKind): RouteEntry | undefined => {
    const template = declared.routes[kind];
    if (!template) return undefined;
    try {
      const shape = parseTemplate(template);
      if (kind === 'edit' && !shape.params.some((param) => param.parent === 'id')) {
        throw new Error(`Expected the record's id among the parameters (…/edit?id), got "${template}".`);
      }
      return { ...shape, resource: declared.name, kind, ...surroundings(declared, kind) };
    } catch (error) {
      throw new Error(
        `Resource "${declared.name}", routes.${kind}: ${error instanceof Error && error.message}`,
      );
    }
  };
  const list = read('list');
  if (!list) throw new Error(`Resource "${declared.name}": expected routes.list, got none.`);
  const others = ROUTE_KINDS.flatMap((kind) => {
    const entry = kind === 'list' ? undefined : read(kind);
    return entry ? [[kind, entry]] : [];
  });
  return { ...Object.fromEntries(others), list };
};

const surroundings = (
  { name, routes, list, bin, pages }: DeclaredRoutes,
  kind: RouteKind,
): Pick<RouteEntry, 'fallback' | 'kindIds' | 'defaults' | 'search'> => {
  const one = `${name}.one`;
  const isList = kind === 'list' || kind === 'deleted';
  const search = kind === 'list' ? list.search : bin?.search;
  return {
    fallback: routes.fallback ?? (kind === 'list' ? '/' : routes.list.replace(/\?.*/, '')),
    kindIds: isEndpointKey(one) && endpointOf(one).kindIds === true,
    defaults:
      isList && !pages?.[kind]
        ? {
            perPage: String(list.pageSize ?? limits.pageSize),
            sort: list.sort?.field ?? 'id',
            order: list.sort?.order ?? 'ASC',
            filter: '{}',
          }
        : {},
    ...(isList && search !== undefined && { search }),
  };
};
