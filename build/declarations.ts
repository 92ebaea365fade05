import { type Plugin, runnerImport } from 'vite';
import { noStyles } from './noStyles.ts';
import { reactAdminByName } from './reactAdminByName.ts';

/**
 * Holds every resource against itself and the table of calls while the console is built or developed. Without it a
 * mistake would only show in the browser, as a console that does not open.
 */
export const declarations = (): Plugin => {
  let checking: Promise<void> | undefined;
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
      const [, validate] = isBuild ? (/\/kit\/declaration\/(inspect\w+)\.ts$/.exec(id) ?? []) : [];
      return validate && `export const ${validate} = () => {};`;
    },
    // Beside the build, not before it.
    buildStart() {
      if (this.meta.watchMode) return;
      checking = checkDeclarations();
      checking.catch(() => undefined);
    },
    buildEnd: async () => checking,
    configureServer: ({ watcher, ws, config }) => {
      let fault: string | undefined;
      const tell = () => fault && ws.send({ type: 'error', err: { message: fault, stack: '' } });
      const check = async () => {
        fault = await checkDeclarations().then(() => undefined, messageOf);
        if (fault) config.logger.error(fault);
        tell();
      };
      ws.on('connection', tell);
      watcher.on('change', (file) => file.includes('/resources/') && void check());
      void check();
    },
  };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Resources = typeof import('../resources');
type Router = typeof import('../kit/queryRouter/createQueryRouter');

/** Declares every resource, and the addresses of all together. @throws DeclarationError */
const checkDeclarations = async (): Promise<void> => {
  const config = { plugins: [reactAdminByName(), noStyles()] };
  const { module: declared } = await runnerImport<Resources>('/resources/index.ts', config);
  const { module: router } = await runnerImport<Router>('/kit/queryRouter/createQueryRouter.tsx', config);
  router.createQueryRouter(declared.resources);
};
