import { readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import { noStyles } from './noStyles.ts';
import { reactAdminByName } from './reactAdminByName.ts';

/** It reads all declarations anew, a second of processor time: whoever waits for the backend waits for nothing else, and several files are one change. */
const AFTER_MS = 500;

/**
 * Holds every resource against itself and the table of calls while the console is built or developed. Without it a
 * mistake would only show in the browser, as a console that does not open.
 */
export const declarations = (): Plugin => {
  let checking: Promise<unknown> | undefined;
  let isBuild = false;
  return {
    name: 'carte-declarations',
    // The tests validate declarations themselves, also wrong ones.
    apply: () => process.env.VITEST === undefined,
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    // What the build has validated needs no validating in every browser again.
    load: (id) => {
      if (!isBuild || !/\/kit\/declaration\/inspect\w+\.ts$/.test(id)) return undefined;
      const names = readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm);
      return [...names].map(([, name]) => `export const ${name} = () => {};`).join('\n');
    },
    // Beside the build, not before it.
    buildStart() {
      if (this.meta.watchMode) return;
      checking = checkDeclarations();
      checking.catch(() => undefined);
    },
    buildEnd: async () => void (await checking),
    configureServer: ({ watcher, ws, config }) => {
      let fault: string | undefined;
      let addresses: string | undefined;
      const tell = () => fault && ws.send({ type: 'error', err: { message: fault, stack: '' } });
      const check = async () => {
        const before = { fault, addresses };
        try {
          addresses = await checkDeclarations();
          fault = undefined;
        } catch (error) {
          fault = error instanceof Error ? error.message : String(error);
          config.logger.error(fault);
        }
        tell();
        if (fault) return;
        // A console that could not open hears of no module that changes, and a router is made once.
        const isMoved = before.addresses !== undefined && before.addresses !== addresses;
        if (before.fault || isMoved) ws.send({ type: 'full-reload' });
      };
      ws.on('connection', tell);
      // One after the other: an older look that ends last would say what is no longer so.
      let looks = Promise.resolve();
      const checkNext = () => {
        looks = looks.then(check);
      };
      let soon: NodeJS.Timeout | undefined;
      watcher.on('change', (file) => {
        if (!/\/(?:resources|contract)\//.test(file)) return;
        clearTimeout(soon);
        soon = setTimeout(checkNext, AFTER_MS);
      });
      checkNext();
    },
  };
};

type Resources = typeof import('../resources');
type Router = typeof import('../kit/queryRouter/createQueryRouter');

/** Declares every resource, and the addresses of all together. @returns these @throws DeclarationError */
const checkDeclarations = async (): Promise<string> => {
  const config = { plugins: [reactAdminByName(), noStyles()] };
  const { module: declared } = await runnerImport<Resources>('/resources/index.ts', config);
  const { module: router } = await runnerImport<Router>('/kit/queryRouter/createQueryRouter.tsx', config);
  router.createQueryRouter(declared.resources);
  const entries = declared.resources.flatMap(({ routes }) => Object.values(routes));
  return entries.map(({ path, params }) => [path, ...params].join()).join('\n');
};
