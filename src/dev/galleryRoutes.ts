import type { RouteObject } from 'react-router';

/**
 * The field gallery: in development and in the tests' build only. The condition stands around the import, so a released
 * console does not carry it.
 */
export const galleryRoutes: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? [
        {
          path: '/dev/fields',
          HydrateFallback: () => null,
          lazy: async () => {
            const [{ GalleryPage }, { loadCatalogue }] = await Promise.all([
              import('./GalleryPage'),
              import('../../i18n/loadCatalogue'),
            ]);
            await loadCatalogue();
            return { Component: GalleryPage };
          },
        },
      ]
    : [];
