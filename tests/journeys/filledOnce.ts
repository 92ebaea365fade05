import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sharedServer } from './sharedServer';

const LOOK_MS = 200;

/**
 * A folder that the first worker to ask fills and all others of the run find filled: what takes seconds to make is made
 * once. It goes with the data of the shared server.
 */
export const filledOnce = async (name: string, fill: (folder: string) => Promise<void>): Promise<string> => {
  const filled = join(sharedServer().dataDir, `${name}-filled`);
  const folder = join(sharedServer().dataDir, name);
  while (!existsSync(filled)) {
    const isMine = await mkdir(folder).then(
      () => true,
      () => false,
    );
    if (!isMine) {
      await wait(LOOK_MS);
      continue;
    }
    try {
      await fill(folder);
      await rename(folder, filled);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  return filled;
};
