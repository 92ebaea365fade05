import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { headOf } from './http/pageHead';

/**
 * `npm run dev`: the console with hot reload in this process, the backend in watch mode beside it. The backend listens on
 * PORT (3000), the console on the port that Vite prints; calls and files of the console go on to the backend.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';
const target = `http://127.0.0.1:${port}`;

// The pages of guests are drawn by what a build makes; a change makes it anew, and the backend begins again with it.
await build({
  root,
  configFile: 'guest/vite.config.ts',
  logLevel: 'warn',
  build: { watch: {} },
});

const watcher = fileURLToPath(import.meta.resolve('tsx/cli'));
const backend = spawn(
  process.execPath,
  [watcher, 'watch', '--clear-screen=false', '--include=dist-server/guest.js', 'server/main.ts'],
  {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: port },
    stdio: 'inherit',
  },
);

/** Ctrl-C reaches the backend by itself: it is only told again when it has not gone after this long. */
const GRACE_MS = 5000;

const stop = async (grace: number): Promise<void> => {
  const ended = new Promise<void>((resolve) => backend.once('exit', () => resolve()));
  if (backend.exitCode === null && backend.signalCode === null) {
    const timer = setTimeout(() => backend.kill('SIGTERM'), grace);
    await ended;
    clearTimeout(timer);
  }
  process.exit(0);
};
// From here on, also while the page is still being made: nothing may leave the backend behind.
process.once('SIGINT', () => void stop(GRACE_MS));
process.once('SIGTERM', () => void stop(0));
process.once('exit', () => backend.kill('SIGTERM'));
backend.once('exit', (code) => {
  if (code !== null && code !== 0) void stop(0);
});

/** The page says what the one of a build would say. Set to nothing is not set. */
const { PUBLIC_URL, SMTP_URL } = process.env;
const head = headOf({ ...(PUBLIC_URL && { PUBLIC_URL }), ...(SMTP_URL && { SMTP_URL }) });

const page = await createServer({
  root,
  plugins: [
    {
      name: 'carte:page-head',
      transformIndexHtml: (html) => html.replace('<head>', `<head>\n    ${head}`),
    },
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': target, '/files': target, '^/m/': target, '^/preview/': target },
  },
});
await page.listen();
page.printUrls();
