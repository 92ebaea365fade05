import { type ComponentType, lazy } from 'react';
import { permissionPath } from '../../contract/permissionPath';
import type { Capability } from '../../contract/vocabulary';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import type { Area } from '../../i18n/ru';

interface OwnPage {
  readonly path: string;
  readonly Page: ComponentType;
  /** Without it the backend has nothing to show there. */
  readonly capability?: Capability;
}

/** A page as a chunk, and the words that only it says. */
const pageOf = (load: () => Promise<ComponentType>, words: readonly Area[] = []): ComponentType =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), loadCatalogue(words)]);
    return { default: Page };
  });

/** Pages that are no resource's, by their address, each a chunk of its own. An area among them is taken over from the later page. */
export const OWN_PAGES: readonly OwnPage[] = [
  {
    path: '/profile',
    Page: pageOf(async () => (await import('../account/AccountPage')).AccountPage, ['account']),
  },
  {
    path: '/notification',
    Page: pageOf(async () => (await import('../told/NoticesPage')).NoticesPage, ['notices']),
  },
  {
    path: '/preferences',
    Page: pageOf(
      async () => (await import('../preferences/PreferencesPage')).PreferencesPage,
      ['preferences'],
    ),
    capability: 'preferences',
  },
  {
    path: '/moderation',
    Page: pageOf(
      async () => (await import('../moderation/ModerationPage')).ModerationPage,
      ['moderation', 'account'],
    ),
  },
  {
    path: '/qr',
    Page: pageOf(async () => (await import('../codes/CodesPage')).CodesPage, ['codes']),
    capability: 'guest',
  },
  {
    path: '/menu/compare',
    Page: pageOf(async () => (await import('../compare/ComparePage')).ComparePage),
    capability: 'menus.take_over',
  },
  {
    path: '/menu/sheet',
    Page: pageOf(async () => (await import('../sheets/SheetPage')).SheetPage),
    capability: 'sheets',
  },
  {
    path: permissionPath('management_dashboard'),
    Page: pageOf(async () => (await import('../overview/OverviewPage')).OverviewPage),
    capability: 'overview',
  },
];
