import type { Permission } from './fieldConfig';
import type { PermissionKey } from './vocabulary';

/** How far a role goes in an area of the console. */
export const LEVELS = ['view', 'create', 'edit', 'delete'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of a role by permission key; an area that is left out is closed. */
export type Levels = { readonly [Key in PermissionKey]?: readonly Level[] };

/** What a role leaves of the permissions of single fields, by section and name of the field. */
export type FieldRights = Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>>;
