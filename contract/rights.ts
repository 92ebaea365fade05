import type { Permission } from './fieldConfig';
import type { PermissionKey } from './vocabulary';

/** How far a role goes in an area of the console. */
export const LEVELS = ['view', 'create', 'edit', 'delete'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of a role by permission key; an area that is left out is closed. */
export type Levels = { readonly [Key in PermissionKey]?: readonly Level[] };

/** What a role leaves of the permissions of single fields, by section and name of the field. */
export type FieldRights = Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>>;

/** An area that a role may be let into. */
export interface RightsArea {
  readonly key: PermissionKey;
  readonly title: string;
  /** What areas stand together under; '' = nothing. */
  readonly group: string;
  /** The levels that mean something there. */
  readonly levels: readonly Level[];
  /** Those that the person who edits the role may give. */
  readonly held: readonly Level[];
}

/** A form whose fields a role may narrow. */
export interface RightsSection {
  readonly key: string;
  readonly title: string;
  /** Where it stands: a role that is not let in there never opens it. */
  readonly area?: PermissionKey;
  readonly fields: readonly RightsField[];
}

export interface RightsField {
  readonly name: string;
  readonly title: string;
  /** What the form itself allows. */
  readonly permissions: readonly Permission[];
  /** Those that the person who edits the role may give. */
  readonly held: readonly Permission[];
  /** A new record cannot do without it. */
  readonly required: boolean;
}
