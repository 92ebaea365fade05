import type { ComponentType } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useParts } from '../PartsContext';

export const UnreadCount = lazyWithPreload(async () => (await import('../notices/UnreadCount')).UnreadCount);

/** A console of one's own may have no page of notices. */
export const useHasNotices = (): boolean => useParts().pages.some(({ path }) => path === '/notification');

/** What some entries count, beside them; no page waits for it. */
export const BADGES: Readonly<Partial<Record<string, ComponentType>>> = {
  menu_stop: lazyWithPreload(async () => (await import('./StopCount')).StopCount),
};
