import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * `npm run dev`: the console with hot reload in this process, the backend in watch mode beside it. The backend listens on
 * PORT (3000), the console on the port that Vite prints; calls and files of the console go on to the backend.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';
const target = `http://127.0.0.1:${port}`;

const backend = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch-path=server', '--watch-path=contract', 'server/main.ts'],
  {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: port },
    stdio: 'inherit',
  },
);

const page = await createServer({
  root,
  server: { host: '127.0.0.1', proxy: { '/api': target, '/files': target } },
});
await page.listen();
page.printUrls();

const stop = async (): Promise<void> => {
  const ended = new Promise<void>((resolve) => backend.once('exit', () => resolve()));
  if (backend.exitCode === null && backend.signalCode === null) {
    backend.kill('SIGTERM');
    await ended;
  }
  await page.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
backend.once('exit', (code) => {
  if (code !== null && code !== 0) void stop();
});
