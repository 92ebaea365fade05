import type { Stop } from './entities';
import type { Visibility } from './visibility/visibilityOf';
import type { Unit } from './vocabulary';

/** A menu as the editor shows it (`menus.board`). Keys that a role may not see are absent. */
export interface Board {
  readonly menu: BoardMenu;
  /** In their order. */
  readonly categories: readonly BoardCategory[];
}

export interface BoardMenu {
  readonly id: number;
  readonly version: number;
  readonly title?: string;
  readonly url?: string | null;
  readonly visible?: boolean;
  /** Hours, as they travel in the record. */
  readonly graphic?: unknown;
  readonly point: { readonly id: number };
  readonly visibility: Visibility;
}

export interface BoardCategory {
  readonly id: number;
  readonly type: 'food' | 'drink';
  readonly version: number;
  /** Where it stands; keys compare by their bytes. */
  readonly position: string | null;
  readonly title?: string;
  /** Address of its cover, small where there is a small one; absent where it has none. */
  readonly cover?: string;
  readonly visible?: boolean;
  readonly alcohol?: boolean;
  readonly graphic?: unknown;
  readonly visibility: Visibility;
  /** In their order. */
  readonly foods: readonly BoardFood[];
}

/** What is empty is left out. */
export interface BoardFood {
  readonly id: number;
  readonly version: number;
  readonly title?: string;
  /** Decimal as text. */
  readonly price?: string;
  readonly unit_value?: string;
  readonly unit_measurement?: Unit;
  /** Address of the first picture, small where there is a small one. */
  readonly image?: string;
  readonly marks?: readonly number[];
  /** Its own switch hides it. */
  readonly visible?: false;
  /** It is in the stop list. */
  readonly stopable?: readonly [{ readonly id: number; readonly createdAt: string }];
  /** Until when and why, with it. */
  readonly stop?: Stop;
  /** Where something of its own decides; otherwise guests see it as its category. */
  readonly visibility?: Visibility;
}
