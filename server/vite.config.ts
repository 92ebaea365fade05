import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vite';

const READ = [
  ['server/migrations', 'migrations'],
  ['content', 'content'],
] as const;

/** Their own files lie beside their code: a library of the system, PostgreSQL itself; the last is not installed, and asked for only by option. */
const LEFT_IN_PLACE = ['sharp', '@electric-sql/pglite', 'pg-native'];

/**
 * `vite build --ssr --config server/vite.config.ts`: for Node, packages and all, because reading four hundred files of theirs was half
 * of a start. What is run from sources (`--mode development`) or is a package itself (`--mode package`) leaves them in node_modules.
 */
export default defineConfig(({ mode }) => ({
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
  ssr: mode === 'production' ? { noExternal: true, external: LEFT_IN_PLACE } : { external: true },
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
}));
