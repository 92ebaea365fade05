import { loadCatalogue } from '../../../i18n/loadCatalogue';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** Who comes to look around does not carry it; its words come with it. */
export const LateGuide = lazyWithPreload(
  async () => {
    const [{ Guide }] = await Promise.all([import('./Guide'), loadCatalogue(['guide'])]);
    return Guide;
  },
  // Holds the foot of the page out of sight, or it would be pushed away when the words come.
  <div style={{ minHeight: '100vh' }} />,
);
