import { loadCatalogue } from '../i18n/loadCatalogue';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { ShellSkeleton } from './shell/ShellSkeleton';

/** The console and its words, side by side, and the list that most people come to, which stands in the same file. */
const loadConsole = async () => {
  const words = loadCatalogue();
  const { App, preloadList } = await import('./App');
  await Promise.all([words, preloadList()]);
  return App;
};

export const Console = lazyWithPreload(loadConsole, <ShellSkeleton />);

/** Begins early, while the session is still being asked for. */
export const preloadConsole = (): void => void Console.preload();
