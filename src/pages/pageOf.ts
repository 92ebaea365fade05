import { type ComponentType, lazy } from 'react';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import type { Area } from '../../i18n/ru';
import type { ConsolePage } from '../settings';

/** A page as a chunk, and the words that only it says. */
export const pageOf = (load: () => Promise<ComponentType>, words: readonly Area[] = []): ComponentType =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), loadCatalogue(words)]);
    return { default: Page };
  });

/** Everybody's own: every console has it. */
export const profilePage: ConsolePage = {
  path: '/profile',
  Page: pageOf(async () => (await import('../account/AccountPage')).AccountPage, ['account', 'auth']),
};
