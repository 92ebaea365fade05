import type { RaRecord } from 'ra-core';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { PermissionKey } from '../../contract/vocabulary';
import { fillMessages, type GivenMessages } from './fillMessages';
import { type ResourceRouteEntries, readRoutes } from './queryRouter/readRoutes';
import type {
  Crumb,
  MoreParents,
  Parents,
  ResourceBin,
  ResourceForm,
  ResourceList,
  ResourceMessages,
  ResourceRoutes,
  RouteKind,
} from './resourceDeclaration';

/** An ordinary component in place of one of the built-in pages; stock react-admin parts work inside. */
export interface PageProps {
  readonly resource: Resource;
}
type Page = ComponentType<PageProps> | LazyExoticComponent<ComponentType<PageProps>>;

interface Common<R extends RaRecord> {
  /** The resource's name in the data provider and in the endpoints table: `points`. */
  readonly name: string;
  /** The sidebar's permission key. */
  readonly permission?: PermissionKey;
  /** The trail above the list's title, without the home link and the title itself. */
  breadcrumbs?(parents: Parents): readonly Crumb[];
  /** A hook: parents that the address does not carry. */
  useMoreParents?(own: Parents, kind: RouteKind): MoreParents;
  readonly list: ResourceList<R>;
  /** Present = the resource has a deleted-items mode (its route is `routes.deleted`). */
  readonly bin?: ResourceBin<R>;
  readonly form?: ResourceForm<R>;
  readonly pages?: Readonly<Partial<Record<RouteKind, Page>>>;
}

export interface ResourceDeclaration<R extends RaRecord = RaRecord> extends Common<R> {
  readonly routes: ResourceRoutes;
  readonly messages: GivenMessages;
  /** What a record is called in confirmations and crumbs; default: its `title`. */
  represent?(record: R): string;
}

/** A declaration with everything filled in: what the kit's pages work with. */
export interface Resource<R extends RaRecord = RaRecord> extends Common<R> {
  readonly routes: ResourceRouteEntries;
  readonly messages: ResourceMessages;
  represent(record: R): string;
}

/**
 * Declares a resource: its addresses, columns, card, filters, form and words. Throws at start-up, naming the resource,
 * when the declaration contradicts itself.
 *
 * @example
 * export const vacancies = defineResource<Vacancy>({
 *   name: 'vacancies',
 *   routes: { list: '/team/vacancies' },
 *   messages: { title: messages.title, count: messages.count },
 *   list: {
 *     columns: [{ key: 'title', label: messages.columnTitle, render: (vacancy) => vacancy.title }],
 *     card: { title: (vacancy) => vacancy.title },
 *   },
 * });
 */
export const defineResource = <R extends RaRecord>(declaration: ResourceDeclaration<R>): Resource<R> => {
  const routes = readRoutes(declaration);
  expectUnique(declaration.name, 'list.columns', declaration.list.columns);
  expectUnique(declaration.name, 'bin.columns', declaration.bin?.columns ?? []);
  if (routes.deleted && !declaration.bin && !declaration.pages?.deleted) {
    throw new Error(`Resource "${declaration.name}": expected "bin" beside routes.deleted, got none.`);
  }
  if ((routes.create || routes.edit) && !declaration.form && !declaration.pages) {
    throw new Error(
      `Resource "${declaration.name}": expected "form" beside routes.create and edit, got none.`,
    );
  }
  return {
    ...declaration,
    routes,
    messages: fillMessages(declaration.messages),
    represent: declaration.represent ?? representByTitle,
  };
};

const representByTitle = (record: RaRecord): string =>
  typeof record.title === 'string' && record.title !== '' ? record.title : `№ ${record.id}`;

const expectUnique = (resource: string, at: string, columns: ReadonlyArray<{ key: string }>): void => {
  const keys = columns.map((column) => column.key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) {
    throw new Error(`Resource "${resource}": expected every column once in ${at}, got "${twice}" twice.`);
  }
};
