import type { Plugin } from 'vite';
import type { Backend } from './backend';

interface DevPageOptions {
  /** What the server would write into the head. */
  readonly head: string;
  readonly backend: Backend;
  /** Beginnings of the addresses that are the backend's; with ^, as expressions. */
  readonly proxied: readonly string[];
}

/** An area of the catalogue that a signed-in person reads; others are said before there is a console, or come with `i18nProvider` itself. */
const AREA = /\/i18n\/ru\/(?!(?:index|landing|auth|common)\.)\w+\.ts$/;

/** Fields of forms and filters: the backend tells of them, so the page asks anew when it does so again. */
const TOLD = /\/contract\/sections\//;

/**
 * What the page of development has besides. It waits for a backend that begins again, and says so. It takes changed texts over as it
 * stands and is drawn again over the state that it has: from the top on, but for what is memoised, which takes them when it is drawn
 * next. Replaced as a module, an area would take along all that imports the catalogue.
 */
export const devPage = ({ head, backend, proxied }: DevPageOptions): Plugin => {
  let isTold = true;
  return {
    name: 'carte:dev-page',
    transformIndexHtml: {
      // Before the console's own script: it hears what that one does.
      order: 'pre',
      handler: (html) => ({
        html: html.replace('<head>', `<head>\n    ${head}`),
        tags: [
          { tag: 'script', attrs: { type: 'module', src: '/build/dev/client.ts' }, injectTo: 'head-prepend' },
        ],
      }),
    },
    async hotUpdate({ file, timestamp, modules: [area], read }) {
      if (this.environment.name !== 'client') return undefined;
      if (TOLD.test(file)) {
        isTold = false;
        return [];
      }
      if (!area || !AREA.test(file)) return undefined;
      // A file that is being written is empty for a moment.
      await read();
      this.environment.hot.send('carte:texts', `${area.url}?t=${timestamp}`);
      return [];
    },
    configureServer: ({ config, ws, middlewares, environments: { client } }) => {
      ws.on('carte:texts-taken', () => {
        for (const module of client.moduleGraph.getModulesByFile(`${config.root}/src/CarteConsole.tsx`) ?? [])
          void client.reloadModule(module);
      });
      const tell = () => ws.send('carte:backend', backend.state());
      backend.onState((state) => {
        tell();
        if (state !== 'ready' || isTold) return;
        isTold = true;
        ws.send({ type: 'full-reload' });
      });
      ws.on('carte:backend', tell);
      const isBackends = (url: string): boolean =>
        proxied.some((path) => (path.startsWith('^') ? new RegExp(path).test(url) : url.startsWith(path)));
      middlewares.use((request, _response, next) => {
        if (isBackends(request.url ?? '')) void backend.settled().then(() => next());
        else next();
      });
    },
  };
};
