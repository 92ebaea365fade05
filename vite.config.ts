import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
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

export default defineConfig({
  plugins: [react(), tokenStyles()],
  build: {
    outDir: 'dist',
    sourcemap: false,
    // data: addresses would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
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
