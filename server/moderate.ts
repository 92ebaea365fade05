import { openDatabase } from './db/openDatabase';
import { readEnv } from './env';
import { createLog } from './http/logging';
import { DECISIONS, type Decision, decide, waiting } from './moderation';
import { PlainError } from './PlainError';
import { runCommand } from './runCommand';

/**
 * The moderator's desk: `npm run moderate` lists the points that wait, `npm run moderate -- approve 7` shows one to guests,
 * `npm run moderate -- reject 7` turns it down. With the embedded database the server must be stopped for it.
 */
const moderate = async ([word = 'list', id = '']: readonly string[]): Promise<string> => {
  const { db, close } = await openDatabase(readEnv(process.env));
  try {
    if (word === 'list') {
      const lines = (await waiting({ db })).map((point) => `${point.id}  ${point.title}`);
      return lines.join('\n') || 'Nothing waits.';
    }
    if (!isDecision(word) || !/^\d{1,9}$/.test(id))
      throw new PlainError('Expected: list, approve ID or reject ID.');
    const isDone = await decide(Number(id), word, { db, clock: () => new Date() });
    if (!isDone) throw new PlainError(`Point ${id} does not wait for moderation.`);
    createLog().info({ event: 'points.moderate', outcome: word, ids: [Number(id)] }, 'trail');
    return `Point ${id}: ${DECISIONS[word]}`;
  } finally {
    await close();
  }
};

const isDecision = (word: string): word is Decision => Object.hasOwn(DECISIONS, word);

runCommand(moderate);
