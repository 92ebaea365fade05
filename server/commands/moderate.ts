import { DECISIONS, type Decision, decide } from '../moderation/decide';
import { waiting } from '../moderation/readModeration';
import { PlainError } from '../PlainError';
import type { Command } from './Command';

/** Lists the venues that wait; `approve 7` shows one to guests, `reject 7 WHY` turns it down. */
export const moderate: Command = async ([word = 'list', id = '', ...words], deps) => {
  if (word === 'list') {
    const lines = (await waiting(deps)).map((point) => `${point.id}  ${point.title}`);
    return lines.join('\n') || 'Nothing waits.';
  }
  if (!isDecision(word) || !/^\d{1,9}$/.test(id))
    throw new PlainError('Expected: list, approve ID or reject ID.');
  const reason = words.join(' ').trim() || null;
  const isDone = await decide(Number(id), { decision: word, reason }, deps);
  if (!isDone) throw new PlainError(`Point ${id} does not wait for moderation.`);
  deps.log.info({ event: 'points.moderate', outcome: word, ids: [Number(id)] }, 'trail');
  return `Point ${id}: ${DECISIONS[word]}`;
};

const isDecision = (word: string): word is Decision => Object.hasOwn(DECISIONS, word);
