import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { readEnv } from '../../server/env';
import { headOf } from '../../server/http/serveConsole';
import config from '../../vite.config';
import { startBackend } from './backend';
import { devPage } from './devPage';

/**
 * `npm run dev`: the console with hot reload in this process, the backend beside it, served anew with every change of its sources.
 * The backend listens on PORT (3000), the console where it says so; calls and files of the console go on to the backend.
 */
console.log(
  'Carte starts in a few seconds; the first time half a minute, while its database and the demo are made.',
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${root}dist-dev`;
const env = readEnv(process.env);
const target = `http://127.0.0.1:${env.PORT}`;

// Of the last time, chunks included: their names have no end.
rmSync(outDir, { recursive: true, force: true });
// A file that is written in two steps, or several by a script, are one change.
const watched = { ssr: true, watch: { buildDelay: 50 }, outDir, emptyOutDir: false, minify: false };

// What draws the pages of guests is made as for production, React in it included: Vite reads the mode when it is configured.
process.env.NODE_ENV = 'production';
const guest = await build({ root, configFile: 'guest/vite.config.ts', logLevel: 'error', build: watched });
const server = await build({
  root,
  configFile: 'server/vite.config.ts',
  mode: 'development',
  logLevel: 'error',
  build: {
    ...watched,
    sourcemap: true,
    rolldownOptions: {
      input: { server: 'build/dev/server.ts', backendProcess: 'build/dev/backendProcess.ts' },
      // One process runs what each change makes: it knows modules by their names.
      output: { chunkFileNames: '[name].[hash].js' },
    },
  },
});
process.env.NODE_ENV = 'development';

const bundles = [guest, server].filter((made) => 'on' in made);
const read = [`${root}server/migrations`, `${root}content`];
const backend = startBackend({ bundles, folder: outDir, read, port: env.PORT, cwd: root });
const stop = async (): Promise<void> => {
  await backend.stop();
  process.exit(0);
};
// From here on, also while the page is still being made: nothing may leave the backend behind.
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
process.once('exit', backend.kill);

/** The page says what the one of a build would say. */
const head = headOf(env);
const proxied = {
  '/api': target,
  '/files': target,
  '/example': target,
  '^/m/': target,
  '^/preview/': target,
};

const page = await createServer({
  ...config,
  root,
  // Read from its file, it would start anew with every module that a plugin of the build takes from the console.
  configFile: false,
  plugins: [config.plugins, devPage({ head, backend, proxied: Object.keys(proxied) })],
  // What the bundles make is nothing of the page's.
  server: { host: '127.0.0.1', proxy: proxied, watch: { ignored: [`${outDir}/**`] } },
});
page.watcher.on('all', (_event, file) => read.some((folder) => file.startsWith(folder)) && backend.reread());
await page.listen();
const [address = ''] = page.resolvedUrls?.local ?? [];
console.log(`The page is there, and waits for its backend: ${address}`);
backend.open(address.replace(/\/$/, ''));
