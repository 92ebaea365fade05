import type { RaRecord } from 'ra-core';
import { permissionPath } from '../../../contract/permissionPath';
import { PERMISSION_KEYS } from '../../../contract/vocabulary';
import type { Column, ResourceBin, ResourceList, ResourceRoutes } from '../resourceDeclaration';
import { DeclarationError, oneOf } from './fault';
import type { ResourceDeclaration } from './ResourceDeclaration';

type Declared<R extends RaRecord> = Pick<
  ResourceDeclaration<R>,
  'name' | 'messages' | 'permission' | 'form' | 'pages'
> & {
  readonly routes: ResourceRoutes;
  readonly list: ResourceList<R>;
  readonly bin: ResourceBin<R> | undefined;
};

/** Looks for contradictions inside a declaration. @throws DeclarationError the first one */
export const inspectDeclaration = <R extends RaRecord>(declared: Declared<R>): void => {
  inspectName(declared.name);
  inspectMessages(declared);
  inspectPermission(declared);
  inspectColumns(declared.name, 'list.columns', declared.list.columns, declared.pages?.list !== undefined);
  if (declared.bin) inspectColumns(declared.name, 'bin.columns', declared.bin.columns, false);
  inspectActions(declared.name, 'list.actions', declared.list.actions);
  inspectActions(declared.name, 'list.bulkActions', declared.list.bulkActions);
  inspectPages(declared);
};

const inspectName = (name: string): void => {
  if (typeof name === 'string' && /^[a-z][A-Za-z0-9]*$/.test(name)) return;
  throw new DeclarationError({
    resource: String(name),
    at: 'name',
    says: 'expected a word of Latin letters and digits.',
    mend: 'write it as it stands in the address of the API, in camel case: name: "pointIngredients".',
  });
};

const inspectMessages = <R extends RaRecord>({ name, messages }: Declared<R>): void => {
  if (typeof messages?.title !== 'string' || messages.title.trim() === '') {
    throw new DeclarationError({
      resource: name,
      at: 'messages.title',
      says: 'expected what the list is called, got nothing.',
      mend: 'write messages: { title: ... }; every other text has a neutral default.',
    });
  }
  for (const key of ['count', 'countAccusative'] as const) {
    const given = messages[key];
    const forms = given?.split('||||').length ?? 1;
    if (given === undefined || (given.includes('%{smart_count}') && (forms === 1 || forms === 3))) continue;
    throw new DeclarationError({
      resource: name,
      at: `messages.${key}`,
      says: `expected one form or the three of Russian with %{smart_count} in them, got "${given}".`,
      mend: 'write "%{smart_count} a |||| %{smart_count} b |||| %{smart_count} c" for 1, 2 and 5 of them.',
    });
  }
};

const inspectPermission = <R extends RaRecord>({ name, permission, routes }: Declared<R>): void => {
  if (permission === undefined) return;
  if (!PERMISSION_KEYS.includes(permission)) {
    throw new DeclarationError({
      resource: name,
      at: 'permission',
      says: `expected a permission key, got "${permission}".`,
      mend: `take one of ${oneOf(PERMISSION_KEYS)}, or add it to PERMISSION_KEYS in contract/vocabulary.ts.`,
    });
  }
  const path = permissionPath(permission);
  if (routes.list.replace(/\?.*/, '') === path) return;
  throw new DeclarationError({
    resource: name,
    at: 'routes.list',
    says: `expected ${path}, where the sidebar's entry "${permission}" leads, got ${routes.list}.`,
    mend: 'leave routes.list out, or take another permission.',
  });
};

const inspectColumns = <R extends RaRecord>(
  resource: string,
  at: string,
  columns: readonly Column<R>[],
  mayBeNone: boolean,
): void => {
  const keys = columns.map((column) => column.key);
  if (keys.length === 0 && !mayBeNone) {
    throw new DeclarationError({
      resource,
      at,
      says: 'expected at least one column, got none.',
      mend: `leave ${at} out for a column of titles, or replace the page by pages.list.`,
    });
  }
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) {
    throw new DeclarationError({
      resource,
      at,
      says: `expected every column once, got "${twice}" twice.`,
      mend: 'remove one of them, or give it a key of its own beside its render.',
    });
  }
};

const inspectActions = (
  resource: string,
  at: string,
  actions: readonly { readonly key: string }[] = [],
): void => {
  const keys = actions.map((action) => action.key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice === undefined) return;
  throw new DeclarationError({
    resource,
    at,
    says: `expected every action once, got "${twice}" twice.`,
    mend: 'give each a key of its own.',
  });
};

const inspectPages = <R extends RaRecord>({ name, routes, bin, form, pages }: Declared<R>): void => {
  if (routes.deleted && !bin && !pages?.deleted) {
    throw new DeclarationError({
      resource: name,
      at: 'bin',
      says: `expected "bin" beside routes.deleted, got none.`,
      mend: 'write bin: {}, or leave routes.deleted out.',
    });
  }
  for (const kind of ['create', 'edit'] as const) {
    if (!routes[kind] || form || pages?.[kind]) continue;
    throw new DeclarationError({
      resource: name,
      at: 'form',
      says: `expected "form" beside routes.${kind}, got none.`,
      mend: `write form: {}, or a page of your own as pages.${kind}, or leave routes.${kind} out.`,
    });
  }
};
