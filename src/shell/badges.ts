import type { ComponentType } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { SidebarItem } from './sidebarGroups';

export const UnreadCount = lazyWithPreload(async () => (await import('../told/UnreadCount')).UnreadCount);

/** What some entries count, beside them; no page waits for it. */
export const BADGES: { readonly [Id in SidebarItem['id']]?: ComponentType } = {
  menu_stop: lazyWithPreload(async () => (await import('./StopCount')).StopCount),
};
