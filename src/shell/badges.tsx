import type { ComponentType } from 'react';
import { StopCount } from './StopCount';
import type { SidebarItem } from './sidebarGroups';

/** What some entries count, beside them. */
export const BADGES: { readonly [Id in SidebarItem['id']]?: ComponentType } = { menu_stop: StopCount };
