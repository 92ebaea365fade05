import { withDatabase } from './db/openDatabase';
import { readEnv } from './env';
import { openFileStore } from './files/makeFileStore';
import { createLog } from './http/logging';
import { dueForPurge, purgeBins } from './jobs/purgeBins';
import { PlainError } from './PlainError';
import { resources } from './resources';
import { runCommand } from './runCommand';

/**
 * `npm run purge -- --dry-run` prints what has been in its bin for seven days and would go now; without the word it goes.
 * The server does the same by itself every hour. With the embedded database the server must be stopped for it.
 */
const run = async ([word]: readonly string[]): Promise<string> => {
  if (word !== undefined && word !== '--dry-run') throw new PlainError('Expected: --dry-run, or nothing.');
  const env = readEnv(process.env);
  const clock = (): Date => new Date();
  return withDatabase(env, async (db) => {
    if (word === '--dry-run')
      return Object.entries(await dueForPurge({ db, clock, resources }))
        .map(([owner, ids]) => `${owner}: ${ids.length}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}`)
        .join('\n');
    const files = openFileStore(env);
    const purged = await purgeBins({ db, clock, files, env, log: createLog(), resources });
    return Object.entries(purged)
      .map(([owner, count]) => `${owner}: ${count} removed`)
      .join('\n');
  });
};

runCommand(run);
