import type { RaRecord } from 'react-admin';
import { permissionPath } from '../../contract/permissionPath';
import type { Resource } from './defineResource';
import { DeclarationError } from './fault';
import type { ResourceBin, ResourceDeclaration, ResourceList, ResourceRoutes } from './ResourceDeclaration';

type Declared<R extends RaRecord> = Pick<
  ResourceDeclaration<R>,
  'name' | 'messages' | 'permission' | 'form' | 'pages'
> & {
  readonly routes: ResourceRoutes;
  readonly list: ResourceList<R>;
  readonly bin: ResourceBin<R> | undefined;
};

/**
 * Looks for contradictions inside a declaration that its types cannot see; what is missing or misspelt does not compile.
 *
 * @throws DeclarationError the first one
 */
export const inspectDeclaration = <R extends RaRecord>(declared: Declared<R>): void => {
  const { list, bin } = declared;
  inspectName(declared);
  inspectPlurals(declared);
  inspectPermission(declared);
  if (!declared.pages?.list) inspectColumns(declared, list.columns.length);
  inspectKeys(declared, 'list.columns', 'column', list.columns);
  inspectKeys(declared, 'bin.columns', 'column', bin?.columns);
  inspectKeys(declared, 'list.actions', 'action', list.actions);
  inspectPages(declared);
};

const inspectName = ({ name }: { readonly name: string }): void => {
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return;
  throw new DeclarationError({
    resource: name,
    at: 'name',
    message: 'expected a word of Latin letters and digits.',
    fix: 'write it as it stands in the address of the API, in camel case: name: "pointIngredients".',
  });
};

const inspectPlurals = <R extends RaRecord>({ name, messages }: Declared<R>): void => {
  for (const key of ['count', 'countAccusative'] as const) {
    const given = messages[key];
    const forms = given?.split('||||').length ?? 1;
    if (given === undefined || (given.includes('%{smart_count}') && (forms === 1 || forms === 3))) continue;
    throw new DeclarationError({
      resource: name,
      at: `messages.${key}`,
      message: `expected one form or the three of Russian with %{smart_count} in them, got "${given}".`,
      fix: 'write "%{smart_count} a |||| %{smart_count} b |||| %{smart_count} c" for 1, 2 and 5 of them.',
    });
  }
};

const inspectPermission = <R extends RaRecord>({ name, permission, routes }: Declared<R>): void => {
  const path = permission && permissionPath(permission);
  if (path === undefined || routes.list.replace(/\?.*/, '') === path) return;
  throw new DeclarationError({
    resource: name,
    at: 'routes.list',
    message: `expected ${path}, where the sidebar's entry "${permission}" leads, got ${routes.list}.`,
    fix: 'leave routes.list out, or take another permission.',
  });
};

const inspectColumns = ({ name }: { readonly name: string }, count: number): void => {
  if (count > 0) return;
  throw new DeclarationError({
    resource: name,
    at: 'list.columns',
    message: 'expected at least one column, got none.',
    fix: 'leave list.columns out for a column of titles, or replace the page by pages.list.',
  });
};

const inspectKeys = (
  { name }: { readonly name: string },
  at: string,
  noun: string,
  entries: readonly { readonly key: string }[] = [],
): void => {
  const keys = entries.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice === undefined) return;
  throw new DeclarationError({
    resource: name,
    at,
    message: `expected every ${noun} once, got "${twice}" twice.`,
    fix: 'remove one of them, or give it a key of its own.',
  });
};

const inspectPages = <R extends RaRecord>({ name, routes, bin, form, pages }: Declared<R>): void => {
  const expectBeside = (kind: 'deleted' | 'create' | 'edit', at: 'bin' | 'form', has: unknown): void => {
    if (!routes[kind] || has || pages?.[kind]) return;
    throw new DeclarationError({
      resource: name,
      at,
      message: `expected "${at}" beside routes.${kind}, got none.`,
      fix: `write ${at}: {}, or a page of your own as pages.${kind}, or leave routes.${kind} out.`,
    });
  };
  expectBeside('deleted', 'bin', bin);
  expectBeside('create', 'form', form);
  expectBeside('edit', 'form', form);
  if (routes.board && !pages?.board) {
    throw new DeclarationError({
      resource: name,
      at: 'pages.board',
      message: 'expected a page beside routes.board, got none.',
      fix: 'write pages.board, or leave routes.board out.',
    });
  }
};

/** Looks for resources that claim the same thing. Their paths are compared by `createRouteTable`. @throws DeclarationError */
export const inspectResources = (resources: readonly Resource[]): void => {
  expectOwn(resources, 'name', ({ name }) => name);
  expectOwn(resources, 'permission', ({ permission }) => permission);
};

const expectOwn = (
  resources: readonly Resource[],
  at: 'name' | 'permission',
  read: (resource: Resource) => string | undefined,
): void => {
  const owners = new Map<string, Resource>();
  for (const resource of resources) {
    const value = read(resource);
    const owner = value === undefined ? undefined : owners.get(value);
    if (owner) {
      throw new DeclarationError({
        resource: resource.name,
        at,
        message: `"${value}" is taken by the resource on ${owner.routes.list.path}.`,
        fix: `give one of them another ${at}, or remove it from resources/index.ts.`,
      });
    }
    if (value !== undefined) owners.set(value, resource);
  }
};
