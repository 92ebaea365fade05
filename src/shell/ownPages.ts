import { type ComponentType, lazy } from 'react';
import { loadCatalogue } from '../../i18n/loadCatalogue';

/** Pages that are no resource's, by their address, each a chunk of its own. An area among them is taken over from the later page. */
export const OWN_PAGES: readonly { readonly path: string; readonly Page: ComponentType }[] = [
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
];
