import type { ComponentType } from 'react';
import type { PermissionKey } from '../../contract/vocabulary';

/** An entry of the sidebar that leads to the list of a resource, or to a page. */
export interface MenuEntry {
  /** One of the sidebar's groups (`management`, `menu`, `team`), or the title of a group of its own, below those. */
  readonly group: string;
  readonly label: string;
  readonly icon?: ComponentType;
  /** The key that a person must hold; absent: whoever has signed in. */
  readonly right?: PermissionKey;
}
