import { type ComponentType, lazy } from 'react';
import { permissionPath } from '../../contract/permissionPath';
import type { Capability } from '../../contract/vocabulary';
import { loadCatalogue } from '../../i18n/loadCatalogue';

interface OwnPage {
  readonly path: string;
  readonly Page: ComponentType;
  /** Without it the backend has nothing to show there. */
  readonly capability?: Capability;
}

/** Pages that are no resource's, by their address, each a chunk of its own. An area among them is taken over from the later page. */
export const OWN_PAGES: readonly OwnPage[] = [
  {
    path: '/profile',
    Page: lazy(async () => ({ default: (await import('../account/AccountPage')).AccountPage })),
  },
  {
    path: '/notification',
    Page: lazy(async () => {
      const words = loadCatalogue(['notices']);
      const { NoticesPage } = await import('../told/NoticesPage');
      await words;
      return { default: NoticesPage };
    }),
  },
  {
    path: '/moderation',
    Page: lazy(async () => {
      const words = loadCatalogue(['moderation']);
      const { ModerationPage } = await import('../moderation/ModerationPage');
      await words;
      return { default: ModerationPage };
    }),
  },
  {
    path: permissionPath('management_dashboard'),
    Page: lazy(async () => ({ default: (await import('../overview/OverviewPage')).OverviewPage })),
    capability: 'overview',
  },
];
