import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { CustomCheck } from '../../contract/checkForm';
import type { SectionField } from '../../contract/fieldConfig';
import type { WireRecord } from '../../contract/fields';
import type { Capability, PermissionKey } from '../../contract/vocabulary';
import type { FieldInputProps } from '../../fieldRenderers/FieldRenderer';
import type { Action, ResourceBulk } from './BulkAct';
import type { FormTab } from './FormTab';
import type { GivenMessages } from './fillMessages';
import type { MenuEntry } from './MenuEntry';
import type { Crumb, MoreParents, Parents } from './Parents';
import type { ContentCount, ResourceMessages } from './ResourceMessages';
import type { CallName } from './verbs';

/** Everything a resource may say of itself. Only `name` and `messages.title` must be said. */
export interface ResourceDeclaration<R extends RaRecord = RaRecord> {
  /** The resource's name in the data provider and in the table of calls: `points`. */
  readonly name: string;
  /** The words of the resource; only its title has no neutral text. */
  readonly messages: GivenMessages;
  /** The sidebar's permission key; its entry leads to the list. */
  readonly permission?: PermissionKey;
  /** An entry of the sidebar's that leads to the list, where no `permission` has one. */
  readonly menu?: MenuEntry;
  /** What the backend must announce for the pages to be there; without it their area comes later. */
  readonly capability?: Capability;
  /** The resource whose records its own stand under (`kit/chooser/under`): a row there leads to them. */
  readonly under?: string;
  /** The parameters that every default route carries: `['pointId']`. */
  readonly parents?: readonly string[];
  /** Default: `/<area>/<name>` with `/add`, `/edit?id` and `/deleted` for what the resource has. */
  readonly routes?: Partial<ResourceRoutes>;
  readonly list?: ListDeclaration<R>;
  /** Present = the resource has a deleted-items mode; `{}` takes everything from the list. */
  readonly bin?: BinDeclaration<R>;
  /** Present = records are created and edited; `{}` asks the server for the section `<name>_general`. */
  readonly form?: FormDeclaration<R>;
  readonly bulk?: ResourceBulk;
  /** Calls of its own as buttons: in the menu of a row, above the form, over ticked rows. */
  readonly actions?: readonly Action<R>[];
  /** Guests see its records: where they do not, lists and forms say why (capability `visibility`). */
  readonly isForGuests?: true;
  /** What a record is called in confirmations and crumbs; default: its `title`, else its `name`. */
  represent?(record: R): string;
  /** What goes with a record when it is deleted; `undefined` = the backend does not say. */
  holds?(record: R): readonly ContentCount[] | undefined;
  /** Words that the place decides, over those of `messages`: a list of drinks adds a drink, not a food. */
  wordsAt?(parents: Parents): Partial<ResourceMessages> | undefined;
  /** The trail above the list's title, without the home link and the title itself. */
  breadcrumbs?(parents: Parents): readonly Crumb[];
  /** A hook: parents that the address does not carry. */
  useMoreParents?(own: Parents, kind: RouteKind): MoreParents;
  /** Ordinary components in place of built-in pages; stock react-admin parts work inside. */
  readonly pages?: Readonly<Partial<Record<RouteKind, ComponentType>>>;
  /** Pages for a backend that announces what they need; on another one the built-in page stands in their place. */
  readonly offeredPages?: { readonly [Kind in RouteKind]?: { capability: Capability; Page: ComponentType } };
}

/**
 * A route with its required query parameters: `/menu/foods/edit?pointId&type&categoryId&id`. `id:menuId` says that the
 * parameter is called `id` in the address and is the parent `menuId`. In an edit route a plain `id` is the record's.
 * `~pointId` may be missing: then `useMoreParents` says where it comes from.
 */
export type RouteTemplate = `/${string}`;

export const ROUTE_KINDS = ['list', 'create', 'edit', 'deleted', 'board'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

export interface ResourceRoutes {
  readonly list: RouteTemplate;
  readonly create?: RouteTemplate;
  readonly edit?: RouteTemplate;
  readonly deleted?: RouteTemplate;
  /** Everything below one record at once: a page of the resource's own (`pages.board`). */
  readonly board?: RouteTemplate;
  /** Where an address that lacks a required parameter leads; default: the path of `list`. */
  readonly fallback?: RouteTemplate;
}

/** One column of the table. */
export interface Column<R extends RaRecord = RaRecord> {
  readonly key: string;
  readonly label: string;
  render(record: R): ReactNode;
  /** First column only: a quieter line below it, outside the link of the row. */
  under?(record: R): string;
  /** The wire name to sort by, where the backend announces `sort`. */
  readonly sort?: string;
  readonly align?: 'left' | 'right';
  /** CSS width the column keeps while its content fits, so that nothing jumps while rows come and go. */
  readonly width?: string;
  /** The column matters less: in a narrow table it goes, early or late, so that the others have room. */
  readonly leaves?: 'early' | 'late';
  /** Shows what the record holds under `key`: written without a `render`. */
  readonly isPlain?: true;
  readonly told?: Pick<RowAction, 'call' | 'capability'>; // by what: it is there where that is announced and allowed
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
  readonly icon?: ComponentType<{ readonly fontSize?: 'small' }>;
  /** The call it makes: nobody is offered what the backend would refuse them. */
  readonly call?: CallName;
  /** What the backend must announce; default: nothing. */
  readonly capability?: Capability;
  /** Whether it can be done to this row at all; default: to every row. */
  isFor?(record: R): boolean;
  render(at: { readonly record: R; readonly onClose: () => void }): ReactNode;
}

export type RowsProps<R extends RaRecord = RaRecord> = { readonly rows: readonly R[] };

export interface ResourceList<R extends RaRecord = RaRecord> {
  /** Draws the records of a page in the shape of what they are, in place of table and cards. */
  readonly shape?: { Rows(props: RowsProps<R>): ReturnType<FunctionComponent>; preload(): Promise<unknown> };
  readonly columns: readonly Column<R>[];
  readonly card: Card<R>;
  readonly note?: { readonly capability: Capability; of(record: R): ReactNode }; // under a row's title
  /** The title of the list where it is not the resource's: the parent's name, for instance. */
  title?(parents: Parents): ReactNode;
  /** The filter field that the search is stored under; without it there is no search. */
  readonly search?: string;
  /** The server's section of filter definitions; without it there is no filters menu. */
  readonly filters?: string;
  /** The same definitions for a backend that has no such section (404), as a server would send them. */
  readonly bundledFilters?: () => Promise<unknown>;
  /** Announces that the backend reads these filters; without it they are offered only where the browser or the section knows them. */
  readonly filtersCapability?: Capability;
  /** Whether a row can be deleted at all; default: each can. */
  canDelete?(record: R): boolean;
  /** Besides the built-in edit and delete. */
  readonly actions?: readonly RowAction<R>[];
  /** Further entries of a row's menu, which come with the menu itself: no list waits for them. */
  readonly moreActions?: () => Promise<readonly RowAction<R>[]>;
  /** Beside the first step of a list that is empty: another way to begin. */
  readonly otherStart?: ComponentType;
  /** Above the list: the pages beside it, a notice; and beside its main button. They pull what they need by hooks. */
  readonly header?: ComponentType;
  /** What the first script leaves room for, which draws a list before any component has come: px on a desk and on a phone. */
  readonly room?: {
    readonly header?: readonly [desk: number, phone: number];
    readonly card?: number; // its cards on a phone
  };
  readonly isDense?: true; // rows of one line: names and facts without pictures
  readonly beside?: ComponentType;
  /** Where a click on the title leads; default: the edit page. */
  target?(record: R, parents: Parents): string | undefined;
}

/** The deleted-items mode; what is left out is taken from the list. */
export interface ResourceBin<R extends RaRecord = RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly card: Card<R>;
  readonly search?: string;
}

export type AfterSave = 'nextTab' | 'list' | 'stay';

export interface ResourceForm<R extends RaRecord = RaRecord> {
  readonly tabs: readonly FormTab[];
  /** What exists shows all tabs below each other, with one bar of buttons; the tabs are places of that page then. */
  readonly isOnePage?: true;
  /** Between the title and the form of what exists: the ways to its other parts. */
  readonly header?: ComponentType;
  /** How the record stands, in a word beside its name above the form. */
  state?(record: R): ReactNode;
  /** The page of guests opens by itself beside what exists, where there is room for both. */
  readonly guestsAlong?: true;
  /** Whether the tabs after the current one are locked; default: until the record exists. */
  isLocked?(record: R | undefined): boolean;
  /** What fields of a new record start with where it is not emptiness, by field name. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Inputs of this form alone, by field name, in place of their types': ordinary react-admin inputs work there. */
  readonly inputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>;
  /** Rules of this form alone, by field name, asked where the field's own rules found nothing. */
  readonly checks?: Readonly<Record<string, CustomCheck>>;
  /** The parent that a record is to what its fields ask about: those of a point ask for the ingredients of `pointId`. */
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
  /** What is asked before this is saved, as it travels, and what says yes to it; nothing: it is saved at once. */
  ask?(
    payload: WireRecord,
    before: R | undefined,
  ): Record<'title' | 'note' | 'confirmLabel', string> | undefined;
  /** Why this record is only read, in words that stand in place of the buttons; default: nothing keeps it from being changed. */
  whyLocked?(record: R): string | undefined;
  /** Default: the list after the last tab, the next tab of what is new or goes step by step, and the same tab else. */
  afterSave?(at: { mode: 'create' | 'edit'; record: R | undefined; tab: number; isLast: boolean }): AfterSave;
  /** What is said once it is saved, where that is more than being saved; `%{name}` is the record's. */
  savedNotice?(at: { before: R | undefined; saved: R }): string | undefined;
  /** What the save button says; default: the words for creating and for saving changes. */
  submitLabel?(at: { record: R | undefined; tab: number; isLast: boolean }): string | undefined;
  /** Sections of the resource's own for a backend that has none (404), as a server would send them (docs/spec/3-decisions.md, Field sections). */
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

/** A column without `render` shows what the record holds under its key, which the compiler knows. */
export type ColumnDeclaration<R extends RaRecord> =
  | Column<R>
  | (Omit<Column<R>, 'key' | 'render'> & {
      readonly key: Extract<keyof R, string>;
      readonly render?: never;
    });

export type ListDeclaration<R extends RaRecord> = Omit<ResourceList<R>, 'columns' | 'card'> & {
  /** Default: one column, what a record is called. */
  readonly columns?: readonly ColumnDeclaration<R>[];
  /** Default: the first column as its title, the next three as facts. */
  readonly card?: ResourceList<R>['card'];
};

export interface BinDeclaration<R extends RaRecord> extends Pick<ResourceBin<R>, 'search'> {
  /** Before the day of deletion and the days that are left; default: the list's first column. */
  readonly columns?: readonly ColumnDeclaration<R>[];
  /** Its status is the days that are left; default: the card that the list declares, else the first column. */
  readonly card?: Omit<Card<R>, 'status'>;
}

export type FormDeclaration<R extends RaRecord> = Omit<ResourceForm<R>, 'tabs'> & {
  /** Default: one tab, the section `<name>_general`. */
  readonly tabs?: ResourceForm<R>['tabs'];
};
