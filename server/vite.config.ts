import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** `vite build --ssr --config server/vite.config.ts`: one file for Node; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: 'server/main.ts', output: { entryFileNames: 'main.js' } },
  },
  ssr: { external: true },
  plugins: [
    {
      name: 'copy-migrations',
      closeBundle: () => cpSync('server/migrations', 'dist-server/migrations', { recursive: true }),
    },
  ],
});
