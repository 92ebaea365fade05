import { loadCatalogue } from '../i18n/loadCatalogue';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { Loader } from './pages/Loader';

/** The landing page and its words: who works in the console does not wait for them, and who comes here sees them in the document. */
const loadLanding = async () => {
  const words = loadCatalogue(['landing']);
  const { LandingPage } = await import('./landing/LandingPage');
  await words;
  return LandingPage;
};

export const Landing = lazyWithPreload(loadLanding, <Loader />);
