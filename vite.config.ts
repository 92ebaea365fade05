import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tokens as the first style sheet: no inline style, no flash, and one source for MUI and the landing page. */
const tokenStyles = (): Plugin => ({
  name: 'carte-tokens',
  resolveId: (id) => (id === 'virtual:tokens.css' ? '\0tokens.css' : undefined),
  load: async (id) => {
    if (id !== '\0tokens.css') return undefined;
    const { module } = await runnerImport<typeof import('./src/tokensCss')>('/src/tokensCss.ts');
    return module.tokensCss();
  },
});

/** What the built-in export button writes CSV with: read when it is pressed, not with the first row of every list. */
const CSV_WRITER = 'jsonexport/dist/index.js';
const lazyCsvWriter = (): Plugin => ({
  name: 'carte-lazy-csv',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === CSV_WRITER && importer?.includes('/ra-core/') ? '\0lazy-csv' : undefined,
  load: (id) =>
    id === '\0lazy-csv'
      ? `export default (data, done) => import('${CSV_WRITER}').then((writer) => writer.default(data, done));`
      : undefined,
});

/** Entry points whose parts arrive as one file each; what an earlier one brings, a later one does not bring again. */
const FLOORS = [
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
];

/**
 * Two files to the first row of a list, beside its words: the bundler's own splitting makes dozens, each a request, and
 * cutting by package name would bring along what only the forms need. So: by what an entry really imports.
 */
const chunkOf = (id: string, graph: Rolldown.ChunkingContext): string | null => {
  if (/i18n\/ru\/(?!common|landing|index)/.test(id)) return 'texts';
  // Reached through react-admin's barrels only: whoever really uses it is a form.
  if (id.includes('/react-hook-form/')) return null;
  for (const { name, entries } of FLOORS) {
    let reached = reachedFrom.get(name);
    if (!reached) {
      const queue = entries.map((entry) => fileURLToPath(new URL(entry, import.meta.url)));
      reached = new Set(queue);
      for (const module of reached) {
        for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) reached.add(imported);
      }
      reachedFrom.set(name, reached);
    }
    if (reached.has(id)) return name;
  }
  return null;
};
const reachedFrom = new Map<string, Set<string>>();

export default defineConfig({
  plugins: [react(), tokenStyles(), lazyCsvWriter()],
  build: {
    outDir: 'dist',
    sourcemap: false,
    // data: addresses would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] } },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  test: {
    // Two cores run several suites at once; a slow machine is no failed test.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{contract,dataProvider,i18n,house,run}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/{fieldRenderers,kit,resources,src}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'server', environment: 'node', include: ['tests/server/**/*.test.ts'] },
      },
    ],
  },
});
