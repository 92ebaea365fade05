import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** `vite build --ssr --config server/vite.config.ts`: for Node; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      // Threads and processes are started by their files.
      input: {
        main: 'server/main.ts',
        databaseThread: 'server/db/embedded/databaseThread.ts',
        beatThread: 'server/db/embedded/lock/beatThread.ts',
        cleanerProcess: 'server/files/cleaner/cleanerProcess.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { external: true },
  plugins: [
    {
      // What the server reads beside its code: a copy of the folder runs wherever it is put.
      name: 'copy-what-it-reads',
      writeBundle: ({ dir = '' }) => {
        cpSync('server/migrations', `${dir}/migrations`, { recursive: true });
        cpSync('content', `${dir}/content`, { recursive: true });
      },
    },
  ],
});
