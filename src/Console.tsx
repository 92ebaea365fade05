import { loadCatalogue } from '../i18n/loadCatalogue';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { consoleSettings } from './settings';
import { ShellSkeleton } from './shell/ShellSkeleton';

const loadCarte = async () => (await import('./CarteConsole')).CarteConsole;

/** The console and its words, side by side, and the list that most people come to, which stands in the same file. */
const loadConsole = async () => {
  const words = loadCatalogue();
  const [Drawn, { preloadList }] = await Promise.all([
    (consoleSettings().load ?? loadCarte)(),
    import('../kit/resourcePage/ResourcePage'),
  ]);
  await Promise.all([words, preloadList()]);
  return Drawn;
};

export const Console = lazyWithPreload(loadConsole, <ShellSkeleton />);

/** Begins early, while the session is still being asked for. */
export const preloadConsole = (): void => void Console.preload();
