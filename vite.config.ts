import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tokens as the first style sheet: no inline style, no flash, and one source for MUI and the landing page. */
export const tokenStyles = (): Plugin => ({
  name: 'carte-tokens',
  resolveId: (id) => (id === 'virtual:tokens.css' ? '\0tokens.css' : undefined),
  load: async (id) => {
    if (id !== '\0tokens.css') return undefined;
    const { module } = await runnerImport<typeof import('./src/tokensCss')>('/src/tokensCss.ts');
    return module.tokensCss();
  },
});

/**
 * What the built-in export button writes CSV with: read when it is pressed, not with the first row of every list, and
 * never given a cell that a spreadsheet would take for a formula.
 */
const CSV_WRITER = 'jsonexport/dist/index.js';
const CSV_CELLS = fileURLToPath(new URL('src/kit/list/harmlessCells.ts', import.meta.url));
export const lazyCsvWriter = (): Plugin => ({
  name: 'carte-lazy-csv',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === CSV_WRITER && importer?.includes('/ra-core/') ? '\0lazy-csv' : undefined,
  load: (id) =>
    id === '\0lazy-csv'
      ? `export default (data, done) => Promise.all([import('${CSV_WRITER}'), import(${JSON.stringify(CSV_CELLS)})])
           .then(([writer, { harmlessCells }]) => writer.default(harmlessCells(data), done));`
      : undefined,
});

/** lodash finds the global object by `Function('return this')` where all else fails: text that runs as code, which the policy forbids. */
const noCodeFromText = (): Plugin => ({
  name: 'carte-no-code-from-text',
  transform: {
    filter: { id: /lodash\/_root\.js$/ },
    handler: (code) => code.replace("Function('return this')()", 'globalThis'),
  },
});

/**
 * Holds every resource against itself and the table of calls while the console is built or developed. Without it a
 * mistake would only show in the browser, as a console that does not open.
 */
const declarations = (): Plugin => {
  let checking: Promise<void> | undefined;
  let isBuild = false;
  return {
    name: 'carte-declarations',
    // The tests judge declarations themselves, also wrong ones.
    apply: () => process.env.VITEST === undefined,
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    // What the build has judged needs no judging in every browser again.
    load: (id) => {
      const [, judge] = isBuild ? (/\/kit\/declaration\/(inspect\w+)\.ts$/.exec(id) ?? []) : [];
      return judge && `export const ${judge} = () => {};`;
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

type Resources = typeof import('./resources');
type Router = typeof import('./src/kit/queryRouter/createQueryRouter');

/** Declares every resource, and the addresses of all together. @throws DeclarationError */
const checkDeclarations = async (): Promise<void> => {
  const { module: declared } = await runnerImport<Resources>('/resources/index.ts');
  const { module: router } = await runnerImport<Router>('/src/kit/queryRouter/createQueryRouter.tsx');
  router.createQueryRouter(declared.resources);
};

/** Entry points whose parts arrive as one file each; what an earlier one brings, a later one does not bring again. */
const FLOORS: readonly {
  readonly name: string;
  readonly entries: readonly string[];
  readonly except?: readonly string[];
}[] = [
  // What the sign-in shares with the console stands here too: the modal must not bring the console along.
  {
    name: 'first',
    entries: [
      'src/main.tsx',
      'src/plain/Modal.tsx',
      'src/auth/modal/rules.ts',
      'src/auth/modal/useAuthCall.ts',
    ],
  },
  { name: 'console', entries: ['src/App.tsx', 'src/kit/list/ListPage.tsx', 'src/kit/list/ListView.tsx'] },
  {
    name: 'form',
    entries: ['src/kit/form/FormPage.tsx'],
    // Small parts of a form that stand elsewhere too: who filters a list or edits an account fetches no form.
    except: [
      'src/kit/filters/FiltersSheet.tsx',
      'src/account/AccountPage.tsx',
      'src/account/EditPanel.tsx',
      'src/auth/modal/AuthModal.tsx',
    ],
  },
];

/**
 * Two files to the first row of a list, beside its words: the bundler's own splitting makes dozens, each a request, and
 * cutting by package name would bring along what only the forms need. So: by what an entry really imports.
 */
const chunkOf = (id: string, graph: Rolldown.ChunkingContext): string | null => {
  // How a number is written is no word: every text with a count in it needs it, also on the landing page.
  if (/i18n\/ru\/(?!common|landing|index)|contract\/texts\/(?!shownNumber)/.test(id)) return 'texts';
  if (BARREL_ONLY.test(id)) return null;
  for (const { name, entries, except = [] } of FLOORS) {
    if (reach(entries, graph).has(id)) return reach(except, graph).has(id) ? null : name;
  }
  return null;
};

/** What these entries import, and what that imports, and so on. */
const reach = (entries: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const key = entries.join();
  const known = reachedFrom.get(key);
  if (known) return known;
  const reached = new Set(entries.map((entry) => fileURLToPath(new URL(entry, import.meta.url))));
  for (const module of reached) {
    if (NEVER_CALLED.test(module)) continue;
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) reached.add(imported);
  }
  reachedFrom.set(key, reached);
  return reached;
};
const reachedFrom = new Map<string, ReadonlySet<string>>();

/** Reached through barrels only: who really uses these is a form, a page of its own, or a stock part. */
const BARREL_ONLY = new RegExp(
  [
    '/react-hook-form/',
    '/query-core/.+/(mutation|infiniteQuery)Observer[.]js$',
    '/react-query/.+/use(Mutation|InfiniteQuery)[.]js$',
    '/ra-core/dist/(dataProvider/(fetch|HttpError)|auth/useGetIdentity)[.]js$',
  ].join('|'),
);
/** Stands in MUI's barrel of styles, is called by nobody here, and knows every input by name. */
const NEVER_CALLED = /\/enhanceHighContrast\.mjs$/;

export default defineConfig({
  plugins: [react(), tokenStyles(), lazyCsvWriter(), noCodeFromText(), declarations()],
  build: {
    outDir: 'dist',
    sourcemap: false,
    // data: addresses would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Behind a part of Emotion that nobody calls; being CommonJS, it would stay.
      treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] } },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  test: {
    // By itself vitest leaves one core free, and of two that is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Two cores run several suites at once; a slow machine is no failed test.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{contract,dataProvider,i18n,house,run,developers}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [
            'tests/{fieldRenderers,kit,resources,src}/**/*.test.{ts,tsx}',
            'tests/developers/**/*.test.tsx',
          ],
          setupFiles: ['tests/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Many calls stand in one test.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          include: ['tests/server/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'trust',
          environment: 'node',
          // Whole matrices stand in one test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['tests/trust/**/*.test.ts'],
          exclude: ['tests/trust/once/**'],
        },
      },
      {
        // What a database server has no part in: the embedded database, the process, files on their own.
        extends: true,
        test: {
          name: 'once',
          environment: 'node',
          include: ['tests/trust/once/**/*.test.ts'],
        },
      },
    ],
  },
});
