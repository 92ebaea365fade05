import { type ComponentType, lazy } from 'react';

/** Pages that are no resource's, by their address, each a chunk of its own. An area among them is taken over from the later page. */
export const OWN_PAGES: readonly { readonly path: string; readonly Page: ComponentType }[] = [
  {
    path: '/profile',
    Page: lazy(async () => ({ default: (await import('../account/AccountPage')).AccountPage })),
  },
];
