import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '../startServer';

const run = promisify(execFile);

/**
 * The production page with the field gallery in it, under the real server and its headers. A released console does not
 * carry the gallery, so this is a build of its own, in a folder of its own that goes when the server stops.
 */
export const startGallery = async (): Promise<RunningServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'carte-gallery-'));
  const vite = resolve('node_modules/vite/bin/vite.js');
  await run(
    process.execPath,
    [vite, 'build', '--outDir', join(folder, 'dist'), '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production', VITE_GALLERY: '1' } },
  );
  await cp(resolve('dist-server'), join(folder, 'dist-server'), { recursive: true });
  // Packages, and the list of cities that the server reads beside itself.
  for (const name of ['node_modules', 'server']) await symlink(resolve(name), join(folder, name));
  const server = await startServer({
    env: { SEED_DEMO: '0' },
    entry: join(folder, 'dist-server', 'main.js'),
  });
  const stop = async () => {
    const code = await server.stop();
    await rm(folder, { recursive: true, force: true });
    return code;
  };
  return { ...server, stop };
};
