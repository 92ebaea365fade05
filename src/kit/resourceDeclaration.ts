import type { RaRecord, SortPayload } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { SectionField } from '../../contract/fieldConfig';
import type { Capability } from '../../contract/vocabulary';
import type { FieldInputProps } from '../../fieldRenderers/FieldRenderer';
import type { Verb } from './verbs/verbs';

/** The parameters that place a record: `{ pointId: '3', type: 'food' }`. Always texts, as they stand in the address. */
export type Parents = Readonly<Record<string, string>>;

/**
 * A route with its required query parameters: `/menu/foods/edit?pointId&type&categoryId&id`. `id:menuId` says that the
 * parameter is called `id` in the address and is the parent `menuId`. In an edit route a plain `id` is the record's.
 * `~pointId` may be missing: then `useMoreParents` says where it comes from.
 */
export type RouteTemplate = `/${string}`;

export const ROUTE_KINDS = ['list', 'create', 'edit', 'deleted'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

export interface ResourceRoutes {
  readonly list: RouteTemplate;
  readonly create?: RouteTemplate;
  readonly edit?: RouteTemplate;
  readonly deleted?: RouteTemplate;
  /** Where an address that lacks a required parameter leads; default: the path of `list`. */
  readonly fallback?: RouteTemplate;
}

/**
 * Parents that the address does not carry: remembered (the chosen point) or read from a parent record (a menu's point).
 * `none` shows its content in place of the list, under the page's header; `missing` says that a parent is not there.
 */
export type MoreParents =
  | { readonly status: 'ready'; readonly parents: Parents }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'none'; readonly content: ReactNode }
  | ({ readonly status: 'missing'; readonly error?: unknown } & MissingParent);

/** What is said of a parent that is absent, deleted or not this person's. */
export interface MissingParent {
  readonly title: string;
  readonly hint: string;
  /** To where one goes on: a list, the bin it may lie in. */
  readonly ways: readonly Way[];
}

/** A way on: where it leads, in words. */
export interface Way {
  readonly to: string;
  readonly label: string;
}

/** One step of the trail above the title; without `to` it is not clickable. */
export interface Crumb {
  readonly key: string;
  readonly label: ReactNode;
  readonly to?: string;
  /** Names what everything here stands below: a phone shows it too. */
  readonly isPlace?: true;
}

/** How many of a kind are inside a record, and go to the bin and come back with it. */
export interface Held {
  readonly key: string;
  readonly count: number;
  /** So many of them, in the right one of three forms. */
  say(count: number): string;
}

/** One column of the table. */
export interface Column<R extends RaRecord = RaRecord> {
  readonly key: string;
  readonly label: string;
  render(record: R): ReactNode;
  /** The wire name to sort by, where the backend announces `sort`. */
  readonly sort?: string;
  readonly align?: 'left' | 'right';
  /** CSS width the column keeps while its content fits, so that nothing jumps while rows come and go. */
  readonly width?: string;
  /** The column matters less: in a narrow table it goes, early or late, so that the others have room. */
  readonly leaves?: 'early' | 'late';
  /** Shows what the record holds under `key`: written without a `render`. */
  readonly isPlain?: true;
}

/** The same record on a phone: at most a picture, a title, facts and a status. */
export interface Card<R extends RaRecord = RaRecord> {
  title(record: R): ReactNode;
  facts?(record: R): readonly ReactNode[];
  status?(record: R): ReactNode;
  picture?(record: R): ReactNode;
}

/** An entry of a row's menu. `effect` draws what it does (a dialog, a panel) until it calls `onClose`. */
export interface RowAction<R extends RaRecord = RaRecord> {
  readonly key: string;
  label(record: R): string;
  readonly icon?: ComponentType;
  effect(at: { readonly record: R; readonly onClose: () => void }): ReactNode;
  isShown?(record: R): boolean;
}

/** A button of the bar that appears over ticked rows; `onDone` also clears the ticks. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ComponentType;
  effect(at: {
    readonly ids: readonly RaRecord['id'][];
    readonly onClose: () => void;
    readonly onDone: () => void;
  }): ReactNode;
}

export interface ResourceList<R extends RaRecord = RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly card: Card<R>;
  /** The title of the list where it is not the resource's: the parent's name, for instance. */
  title?(parents: Parents): ReactNode;
  /** The filter field that the search is stored under; without it there is no search. */
  readonly search?: string;
  /** The server's section of filter definitions; without it there is no filters menu. */
  readonly filters?: string;
  /** The same definitions for a backend that has no such section (404), as a server would send them. */
  readonly bundledFilters?: () => Promise<unknown>;
  /**
   * Announces that the backend reads these filters, where the documents do not know them. Without it they are offered only
   * where the rows came whole, so that the browser filters, or where the backend serves the section.
   */
  readonly filtersCapability?: Capability;
  readonly sort?: SortPayload;
  /** What can be done to rows besides editing; default: deleting them, where there is a call for it. */
  readonly verbs?: readonly Verb[];
  /** Rows per page; default 12 (1§9). */
  readonly pageSize?: number;
  /** Besides the built-in edit and delete. */
  readonly actions?: readonly RowAction<R>[];
  readonly bulkActions?: readonly BulkAction[];
  /** Above the list: a chooser of the parent, a notice. Pulls what it needs by hooks. */
  readonly header?: ComponentType;
  /** Where a click on the title leads; default: the edit page. */
  target?(record: R, parents: Parents): string | undefined;
}

/** The deleted-items mode; what is left out is taken from the list. */
export interface ResourceBin<R extends RaRecord = RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly card: Card<R>;
  readonly search?: string;
}

export interface FormTab {
  /** The field section shown on this tab. */
  readonly section: string;
  readonly label: string;
}

/** What a save leads to. */
export type AfterSave = 'nextTab' | 'list' | 'stay';

export interface ResourceForm<R extends RaRecord = RaRecord> {
  readonly tabs: readonly FormTab[];
  /** Whether the tabs after the current one are locked; default: until the record exists. */
  isLocked?(record: R | undefined): boolean;
  /** What fields of a new record start with where it is not emptiness, by field name. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Inputs of this form alone, by field name, in place of their types': ordinary react-admin inputs work there. */
  readonly inputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>;
  /**
   * The parent that a record of this resource is to what its fields ask about: the fields of a point ask for the ingredients
   * of `pointId`, which is this record once it exists.
   */
  readonly placeKey?: string;
  /**
   * Last word on the payload of a save, e.g. the last tab of a draft goes to moderation. A save on the way to another tab
   * finishes nothing: `isLast` is false then.
   */
  beforeSave?(
    payload: Record<string, unknown>,
    at: { record: R | undefined; tab: number; isLast: boolean },
  ): Record<string, unknown>;
  /** Whether a record stands where its address says; one that does not is as good as absent. Default: it does. */
  isHere?(record: R, parents: Parents): boolean;
  /** Default: the list after the last tab, the next tab of what is new or goes step by step, and the same tab else. */
  afterSave?(at: { mode: 'create' | 'edit'; record: R | undefined; tab: number; isLast: boolean }): AfterSave;
  /** What is said once it is saved, where that is more than being saved; `%{name}` is the record's. */
  savedNotice?(at: { before: R | undefined; saved: R }): string | undefined;
  /** What the save button says; default: the words for creating and for saving changes. */
  submitLabel?(at: { record: R | undefined; tab: number; isLast: boolean }): string | undefined;
  /**
   * Sections of the resource's own for a backend that has none (404): the same JSON that a server would send, read along
   * the same path (3-decisions, Field sections).
   */
  readonly bundled?: Readonly<Record<string, () => Promise<unknown>>>;
  /**
   * A hook: the fields as this form shows them, where the place of the record decides (a field that only some parents
   * have, the prefix of a url). `undefined` = not known yet.
   */
  useFields?(
    fields: readonly SectionField[],
    at: { record: R | undefined; parents: Parents },
  ): readonly SectionField[] | undefined;
}

/** The words of a resource; whatever is left out is a neutral text. */
export interface ResourceMessages {
  readonly title: string;
  /** How many there are, in three forms: `%{smart_count} place |||| ...`. */
  readonly count: string;
  /** The same after a verb ("to delete 21 ..."), where Russian uses another case. */
  readonly countAccusative: string;
  readonly add: string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly deletedTitle: string;
  readonly empty: string;
  readonly emptyHint?: ReactNode;
  readonly emptyDeleted: string;
  readonly searchLabel: string;
  /** In place of a record that is absent, deleted or not this person's: what is missing, and why perhaps. */
  readonly missing: string;
  readonly missingHint: string;
  /** Texts, or keys of the catalogue: shown when a failure says nothing itself (1§8). */
  readonly fetchError: string;
  readonly fetchDeletedError: string;
}
