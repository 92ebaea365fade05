import type { RaRecord } from 'react-admin';
import type { EndpointKey, endpoints } from '../../contract/endpoints';
import type { EntityTypes } from '../../contract/entities';
import { permissionPath } from '../../contract/permissionPath';
import { fillBin, fillList } from './fillColumns';
import { fillMessages } from './fillMessages';
import { inspectCalls } from './inspectCalls';
import { inspectDeclaration } from './inspectDeclaration';
import { canCall, takesMany } from './knownCalls';
import type {
  ResourceBin,
  ResourceDeclaration,
  ResourceForm,
  ResourceList,
  ResourceRoutes,
  RouteTemplate,
} from './ResourceDeclaration';
import type { ResourceMessages } from './ResourceMessages';
import { type ResourceRouteEntries, readRoutes } from './readRoutes';
import { callNameOf } from './verbs';

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
    | 'menu'
    | 'capability'
    | 'breadcrumbs'
    | 'useMoreParents'
    | 'pages'
    | 'offeredPages'
    | 'wordsAt'
    | 'holds'
    | 'isForGuests'
    | 'bulk'
    | 'actions'
    | 'under'
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
  const { name, pages, messages } = declaration;
  const represent = declaration.represent ?? representByTitle;
  const list = fillList(declaration, represent);
  const bin = declaration.bin && fillBin(declaration, list, represent);
  const form = declaration.form && {
    ...declaration.form,
    tabs: declaration.form.tabs ?? [{ section: `${name}_general`, label: '' }],
  };
  const routes = fillRoutes(declaration);
  inspectDeclaration({ ...declaration, routes, list, bin });
  const { bin: _bin, form: _form, ...said } = declaration;
  const resource: Resource<R> = {
    ...said,
    ...(bin && { bin }),
    ...(form && { form }),
    routes: readRoutes({ name, routes, list, bin, ...(pages && { pages }) }),
    messages: fillMessages(messages),
    represent,
    list,
    ...bulkOf(declaration),
  };
  inspectCalls(resource);
  return resource;
}

/** Actions whose call takes many records are made over ticked rows, too. */
const bulkOf = <R extends RaRecord>({ bulk, actions }: ResourceDeclaration<R>) => {
  if (!actions) return bulk && { bulk };
  const many = actions.flatMap(({ call }) => (takesMany(call) ? [callNameOf(call)] : []));
  return { actions, bulk: { acts: async () => [], ...bulk, calls: [...(bulk?.calls ?? []), ...many] } };
};

const representByTitle = (record: RaRecord): string => {
  const name = [record.title, record.name].find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : `№ ${record.id}`;
};

/** Where a resource without a sidebar entry of its own lives: behind the sign-in, like everything in this area. */
const AREA = '/management';

/** The declared routes, and for whatever else the resource has the usual ones below its list. */
const fillRoutes = <R extends RaRecord>(declared: ResourceDeclaration<R>): ResourceRoutes => {
  const { name, permission, parents = [], routes = {}, form, bin, pages } = declared;
  const list = routes.list ?? (permission ? permissionPath(permission) : pathOf(name));
  const base = list.replace(/^\/|\?.*$/g, '');
  const usual = (tail: string, ...params: readonly string[]): RouteTemplate => {
    const query = [...parents, ...params].join('&');
    return `/${base}${tail}${query && `?${query}`}`;
  };
  return {
    list: usual(''),
    ...((pages?.create || (form && canCall(name, 'create'))) && { create: usual('/add') }),
    ...((pages?.edit || (form && canCall(name, 'update'))) && { edit: usual('/edit', 'id') }),
    ...((pages?.deleted || bin) && { deleted: usual('/deleted') }),
    ...routes,
  };
};

/** `pointIngredients` -> `/management/point-ingredients`. */
const pathOf = (name: string): string =>
  `${AREA}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
