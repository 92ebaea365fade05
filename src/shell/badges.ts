import type { ComponentType } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

export const UnreadCount = lazyWithPreload(async () => (await import('../notices/UnreadCount')).UnreadCount);

/** What some entries count, beside them; no page waits for it. */
export const BADGES: Readonly<Partial<Record<string, ComponentType>>> = {
  menu_stop: lazyWithPreload(async () => (await import('./StopCount')).StopCount),
};
