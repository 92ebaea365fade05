import { permissionPath } from '../../contract/permissionPath';
import type { ConsolePage } from '../settings';
import { pageOf, profilePage } from './pageOf';

/** Pages that are no resource's, by their address, each a chunk of its own. An area among them is taken over from the later page. */
export const OWN_PAGES: readonly ConsolePage[] = [
  profilePage,
  {
    path: '/notification',
    Page: pageOf(async () => (await import('../notices/NoticesPage')).NoticesPage, ['notices']),
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
