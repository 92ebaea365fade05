import { loadCatalogue } from '../i18n/loadCatalogue';

/** The console and its words, side by side; asked for again, they are there at once. */
export const loadConsole = async () => {
  const words = loadCatalogue();
  const { App } = await import('./App');
  await words;
  return { default: App };
};

/** Begins early, while the session is still being asked for. Whoever shows the console meets a failure again, and says it. */
export const preloadConsole = (): void => {
  loadConsole().catch((error: unknown) =>
    console.warn('The console could not be loaded ahead of time.', error),
  );
};
