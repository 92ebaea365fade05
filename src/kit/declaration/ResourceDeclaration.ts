import type { RaRecord } from 'ra-core';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { PermissionKey } from '../../../contract/vocabulary';
import type { GivenMessages } from '../fillMessages';
import type {
  Column,
  Crumb,
  Held,
  MoreParents,
  Parents,
  ResourceBin,
  ResourceForm,
  ResourceList,
  ResourceMessages,
  ResourceRoutes,
  RouteKind,
} from '../resourceDeclaration';

/** A column without `render` shows what the record holds under its key, which the compiler knows. */
export type ColumnDeclaration<R extends RaRecord> =
  | Column<R>
  | (Omit<Column<R>, 'key' | 'render'> & {
      readonly key: Extract<keyof R, string>;
      readonly render?: never;
    });

export type ListDeclaration<R extends RaRecord> = Omit<ResourceList<R>, 'columns' | 'card' | 'verbs'> & {
  /** Default: one column, what a record is called. */
  readonly columns?: readonly ColumnDeclaration<R>[];
  /** Default: the first column as its title, the next three as facts. */
  readonly card?: ResourceList<R>['card'];
  /** Default: deleting, where the table of calls knows it (plain REST always does). */
  readonly verbs?: ResourceList<R>['verbs'];
};

export interface BinDeclaration<R extends RaRecord> {
  /** Default: the list's first column, the day of deletion, the days that are left. */
  readonly columns?: readonly ColumnDeclaration<R>[];
  readonly card?: ResourceBin<R>['card'];
  readonly search?: string;
}

export type FormDeclaration<R extends RaRecord> = Omit<ResourceForm<R>, 'tabs'> & {
  /** Default: one tab, the section `<name>_general`. */
  readonly tabs?: ResourceForm<R>['tabs'];
};

/** Everything a resource may say of itself. Only `name` and `messages.title` must be said. */
export interface ResourceDeclaration<R extends RaRecord = RaRecord> {
  /** The resource's name in the data provider and in the table of calls: `points`. */
  readonly name: string;
  /** The words of the resource; only its title has no neutral text. */
  readonly messages: GivenMessages;
  /** The sidebar's permission key; its entry leads to the list. */
  readonly permission?: PermissionKey;
  /** The parameters that every default route carries: `['pointId']`. */
  readonly parents?: readonly string[];
  /** Default: `/<area>/<name>` with `/add`, `/edit?id` and `/deleted` for what the resource has. */
  readonly routes?: Partial<ResourceRoutes>;
  readonly list?: ListDeclaration<R>;
  /** Present = the resource has a deleted-items mode; `{}` takes everything from the list. */
  readonly bin?: BinDeclaration<R>;
  /** Present = records are created and edited; `{}` asks the server for the section `<name>_general`. */
  readonly form?: FormDeclaration<R>;
  /** What a record is called in confirmations and crumbs; default: its `title`, else its `name`. */
  represent?(record: R): string;
  /** What goes with a record when it is deleted; `undefined` = the backend does not say. */
  holds?(record: R): readonly Held[] | undefined;
  /** Words that the place decides, over those of `messages`: a list of drinks adds a drink, not a food. */
  wordsAt?(parents: Parents): Partial<ResourceMessages> | undefined;
  /** The trail above the list's title, without the home link and the title itself. */
  breadcrumbs?(parents: Parents): readonly Crumb[];
  /** A hook: parents that the address does not carry. */
  useMoreParents?(own: Parents, kind: RouteKind): MoreParents;
  /** Ordinary components in place of built-in pages; stock react-admin parts work inside. */
  readonly pages?: ResourcePages;
}

export type ResourcePages = Readonly<Partial<Record<RouteKind, Page>>>;
type Page = ComponentType | LazyExoticComponent<ComponentType>;
