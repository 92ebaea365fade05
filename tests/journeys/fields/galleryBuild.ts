import { execFile } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { filledOnce } from '../filledOnce';
import { type RunningServer, startServer } from '../startServer';

const run = promisify(execFile);

/**
 * The production page with the field gallery in it, under the real server and its headers. A released console does not
 * carry the gallery, so this is a build of its own, one for all workers.
 */
export const startGallery = async (): Promise<RunningServer> => {
  const folder = await filledOnce('gallery', async (made) => {
    const vite = resolve('node_modules/vite/bin/vite.js');
    await run(
      process.execPath,
      [vite, 'build', '--outDir', join(made, 'dist'), '--emptyOutDir', '--logLevel', 'error'],
      { env: { ...process.env, NODE_ENV: 'production', VITE_GALLERY: '1' } },
    );
    await cp(resolve('dist-server'), join(made, 'dist-server'), { recursive: true });
    // Packages, and the list of cities that the server reads beside itself.
    for (const name of ['node_modules', 'server']) await symlink(resolve(name), join(made, name));
  });
  return startServer({ env: { SEED_DEMO: '0' }, entry: join(folder, 'dist-server', 'main.js') });
};
