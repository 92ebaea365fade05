import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';

const Gallery = lazy(async () => {
  const [{ GalleryPage }, { loadCatalogue }] = await Promise.all([
    import('./GalleryPage'),
    import('../../i18n/loadCatalogue'),
  ]);
  await loadCatalogue();
  return { default: GalleryPage };
});

const gallery: RouteObject = {
  path: '/dev/fields',
  element: (
    <Suspense fallback={null}>
      <Gallery />
    </Suspense>
  ),
};

/** The field gallery: in development and in the tests' build only, so a released console does not carry it. */
export const galleryRoutes: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1' ? [gallery] : [];
