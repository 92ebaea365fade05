import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';

/** The query parameters that place a record: `{ pointId: '3', type: 'food' }`. Always texts, as they stand in the address. */
export type Parents = Readonly<Record<string, string>>;

/**
 * A route with its required query parameters: `/menu/foods/edit?pointId&type&categoryId&id`. `id:menuId` says that the
 * parameter is called `id` in the address and is the parent `menuId`. In an edit route the parameter `id` is the record's.
 */
export type RouteTemplate = `/${string}`;

export interface ResourceRoutes {
  readonly list: RouteTemplate;
  readonly create?: RouteTemplate;
  readonly edit?: RouteTemplate;
  readonly deleted?: RouteTemplate;
  /** Where an address that lacks a required parameter leads; default: the path of `list`. */
  readonly fallback?: RouteTemplate;
}

/** One column of the table. */
export interface Column<R extends RaRecord = RaRecord> {
  readonly key: string;
  readonly label: string;
  readonly render: (record: R) => ReactNode;
  /** The wire name to sort by, where the backend announces `sort`. */
  readonly sort?: string;
  readonly align?: 'left' | 'right';
  /** CSS width the column keeps, so that nothing jumps while rows come and go. */
  readonly width?: string;
}

/** The same record on a phone: at most a picture, a title, two facts and a status. */
export interface Card<R extends RaRecord = RaRecord> {
  readonly title: (record: R) => ReactNode;
  readonly facts?: ReadonlyArray<(record: R) => ReactNode>;
  readonly status?: (record: R) => ReactNode;
  readonly picture?: (record: R) => ReactNode;
}

export interface RowAction<R extends RaRecord = RaRecord> {
  readonly key: string;
  readonly label: string | ((record: R) => string);
  readonly icon?: ComponentType;
  /** Draws the item's effect: a dialog, a panel, a navigation; unmounted by `onClose`. */
  readonly component: ComponentType<{ record: R; onClose: () => void }>;
  readonly isShown?: (record: R) => boolean;
}

export interface FormTab {
  /** Field sections shown on this tab, in this order. */
  readonly section: string;
  readonly label: string;
}

/** What a save does next. */
export type AfterSave = 'nextTab' | 'list';

export interface ResourceForm<R extends RaRecord = RaRecord> {
  readonly tabs: readonly FormTab[];
  /** Whether the tabs after the current one are locked; default: until the record exists. */
  readonly isLocked?: (record: R | undefined) => boolean;
  /** Last word on the payload of a save, e.g. the last tab of a draft goes to moderation. */
  readonly beforeSave?: (
    payload: Record<string, unknown>,
    at: { record: R | undefined; tab: number; isLast: boolean },
  ) => Record<string, unknown>;
  /** Default: the next tab, and the list after the last one. */
  readonly afterSave?: (at: { mode: 'create' | 'edit'; tab: number; isLast: boolean }) => AfterSave;
}

/** The words of a resource; every one has a default made from `title`. */
export interface ResourceMessages {
  /** Точки */
  readonly title: string;
  /** `точка |||| точки |||| точек`, for counts and confirmations. */
  readonly count: string;
  readonly add: string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly deletedTitle: string;
  readonly empty: string;
  readonly emptyHint?: string;
  readonly fetchError: string;
  readonly fetchDeletedError: string;
}
