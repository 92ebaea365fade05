import type { RaRecord } from 'react-admin';
import type { EndpointKey, endpoints } from '../../contract/endpoints';
import type { EntityTypes } from '../../contract/entities';
import { permissionPath } from '../../contract/permissionPath';
import { fillBin, fillList } from './fillColumns';
import { fillMessages } from './fillMessages';
import { inspectCalls } from './inspectCalls';
import { inspectDeclaration } from './inspectDeclaration';
import { canCall } from './knownCalls';
import type {
  ResourceBin,
  ResourceDeclaration,
  ResourceForm,
  ResourceList,
  ResourceRoutes,
  RouteKind,
  RouteTemplate,
} from './ResourceDeclaration';
import type { ResourceMessages } from './ResourceMessages';
import { type ResourceRouteEntries, readRoutes } from './readRoutes';

/** What the built-in pages are told. */
export interface PageProps {
  readonly resource: Resource;
}

/** A declaration with everything filled in: what the kit's pages work with. */
export interface Resource<R extends RaRecord = RaRecord>
  extends Pick<
    ResourceDeclaration<R>,
    | 'name'
    | 'permission'
    | 'capability'
    | 'breadcrumbs'
    | 'useMoreParents'
    | 'pages'
    | 'offeredPages'
    | 'wordsAt'
    | 'holds'
    | 'isForGuests'
    | 'bulk'
  > {
  readonly routes: ResourceRouteEntries;
  readonly messages: ResourceMessages;
  readonly list: ResourceList<R>;
  /** Present = the resource has a deleted-items mode (its route is `routes.deleted`). */
  readonly bin?: ResourceBin<R>;
  readonly form?: ResourceForm<R>;
  represent(record: R): string;
}

/** The resources of the table whose lists answer with rows of a known type. */
type ListKey = Extract<EndpointKey, `${string}.list`>;
type Listed = ListKey extends `${infer Name}.list` ? Name : never;
type RecordOf<Name extends Listed> = EntityTypes[(typeof endpoints)[`${Name}.list` &
  ListKey]['answer']['of']];

/**
 * Declares a resource: its addresses, columns, card, filters, form and words; whatever is left out is the usual. The
 * record's type is known by the name where the table of calls lists the resource, else it is given in the brackets.
 *
 * @throws DeclarationError at start-up: names the resource, the key and the mend
 * @example
 * export const vacancies = defineResource<Vacancy>({
 *   name: 'vacancies',
 *   permission: 'team_recruitment',
 *   messages,
 *   list: {
 *     columns: [
 *       { key: 'title', label: messages.columnTitle },
 *       { key: 'salary', label: messages.columnSalary, align: 'right' },
 *     ],
 *   },
 * });
 */
export function defineResource<const Name extends Listed>(
  declaration: ResourceDeclaration<RecordOf<Name>> & { readonly name: Name },
): Resource<RecordOf<Name>>;
export function defineResource<R extends RaRecord>(declaration: ResourceDeclaration<R>): Resource<R>;
export function defineResource<R extends RaRecord>(declaration: ResourceDeclaration<R>): Resource<R> {
  const { name, permission, pages, messages } = declaration;
  const represent = declaration.represent ?? representByTitle;
  const list = fillList(declaration, represent);
  const bin = declaration.bin && fillBin(declaration, list, represent);
  const form = declaration.form && {
    ...declaration.form,
    tabs: declaration.form.tabs ?? [{ section: `${name}_general`, label: '' }],
  };
  const routes = fillRoutes(declaration);
  inspectDeclaration({ ...declaration, routes, list, bin });
  const resource: Resource<R> = {
    name,
    routes: readRoutes({ name, routes, list, bin, ...(pages && { pages }) }),
    messages: fillMessages(messages),
    represent,
    list,
    ...(permission && { permission }),
    ...(declaration.capability && { capability: declaration.capability }),
    ...(pages && { pages }),
    ...(declaration.offeredPages && { offeredPages: declaration.offeredPages }),
    ...(bin && { bin }),
    ...(form && { form }),
    ...(declaration.bulk && { bulk: declaration.bulk }),
    ...(declaration.isForGuests && { isForGuests: true as const }),
    ...(declaration.holds && { holds: declaration.holds }),
    ...(declaration.wordsAt && { wordsAt: declaration.wordsAt }),
    ...(declaration.breadcrumbs && { breadcrumbs: declaration.breadcrumbs }),
    ...(declaration.useMoreParents && { useMoreParents: declaration.useMoreParents }),
  };
  inspectCalls(resource);
  return resource;
}

const representByTitle = (record: RaRecord): string => {
  const name = [record.title, record.name].find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : `№ ${record.id}`;
};

/** Where a resource without a sidebar entry of its own lives: behind the sign-in, like everything in this area. */
const AREA = '/management';

/** The declared routes, and for whatever else the resource has the usual ones below its list. */
const fillRoutes = <R extends RaRecord>(declared: ResourceDeclaration<R>): ResourceRoutes => {
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
