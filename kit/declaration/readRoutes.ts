import { endpointOf, isEndpointKey } from '../../contract/endpoints';
import { pageSize } from './pageSize';
import { type ResourceRoutes, ROUTE_KINDS, type RouteKind, type RouteTemplate } from './ResourceDeclaration';

/** A declared route, read: its path, its parameters, and what a page needs to know about it. */
export interface RouteEntry extends RouteShape {
  readonly resource: string;
  readonly kind: RouteKind;
  /** Where an address without a required parameter leads. */
  readonly fallback: string;
  /** Inside the console the record's id is `type:id`, the address carries the two apart. */
  readonly kindIds: boolean;
  /** List state that need not stand in the address because the page starts with it. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The filter that the page's search is kept under. */
  readonly search?: string;
}

export type ResourceRouteEntries = { readonly list: RouteEntry } & Partial<Record<RouteKind, RouteEntry>>;

interface DeclaredRoutes {
  readonly name: string;
  readonly routes: ResourceRoutes;
  readonly list: { readonly search?: string };
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
            // Asked for anew each time: the person may choose another size meanwhile.
            get perPage() {
              return String(pageSize());
            },
            sort: 'id',
            order: 'ASC',
            filter: '{}',
          }
        : {},
    ...(isList && search !== undefined && { search }),
  };
};

/** `name` stands in the address, `parent` is what the console calls it; `RECORD_ID` marks the record's own id. */
interface RouteParam {
  readonly name: string;
  readonly parent: string;
  /** Without it the page still opens: the resource knows where else to look. */
  readonly isOptional: boolean;
}

interface RouteShape {
  readonly path: string;
  readonly params: readonly RouteParam[];
}

const PATH = /^(\/[\w-]+)+$/;
const PARAM = /^(~)?([A-Za-z]\w*)(?::([A-Za-z]\w*))?$/;

/** `/menu?id:menuId` -> `{path: '/menu', params: [{name: 'id', parent: 'menuId', isOptional: false}]}`; throws when it is not a template. */
export const parseTemplate = (template: RouteTemplate): RouteShape => {
  const [path = '', query, ...rest] = template.split('?');
  if (!PATH.test(path) || rest.length > 0 || query === '') {
    throw new Error(`Expected a route like /menu/foods?pointId&id:categoryId, got "${template}".`);
  }
  const params = (query?.split('&') ?? []).map((part): RouteParam => {
    const [, mark, name, parent] = PARAM.exec(part) ?? [];
    if (!name) {
      throw new Error(`Expected parameters like pointId or id:categoryId, got "${part}" in "${template}".`);
    }
    return { name, parent: parent ?? name, isOptional: mark !== undefined };
  });
  const names = params.map((param) => param.name);
  if (new Set(names).size < names.length) {
    throw new Error(`Expected each parameter once, got "${template}".`);
  }
  return { path, params };
};
