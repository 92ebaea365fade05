import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The server as it is shipped: the one that `npm test` has built for all its steps, or one built from these sources into a
 * folder of its own, so that no run disturbs another.
 */
export const buildServer = (): { readonly entry: string; readonly remove: () => void } => {
  const { TEST_SERVER } = process.env;
  if (TEST_SERVER) return { entry: TEST_SERVER, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'carte-build-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const out = join(folder, 'server');
  // Its pages for guests are a file beside it.
  for (const config of ['server/vite.config.ts', 'guest/vite.config.ts']) {
    const vite = resolve('node_modules/vite/bin/vite.js');
    const built = spawnSync(
      process.execPath,
      [vite, 'build', '--ssr', '--config', config, '--outDir', out, '--emptyOutDir', 'false'],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (built.status !== 0) throw new Error(`The server cannot be built:\n${built.stdout}${built.stderr}`);
  }
  return { entry: join(out, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
};
