import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vite';

const READ = [
  ['server/migrations', 'migrations'],
  ['content', 'content'],
] as const;

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
        index: 'server/index.ts',
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
      // What the server reads beside its code: a copy of the folder runs wherever it is put. In development it reads the sources.
      name: 'copy-what-it-reads',
      writeBundle({ dir = '' }) {
        for (const [from, name] of READ) {
          if (!this.meta.watchMode) cpSync(from, join(dir, name), { recursive: true });
          else if (!existsSync(join(dir, name))) symlinkSync(resolve(from), join(dir, name), 'junction');
        }
      },
    },
  ],
});
