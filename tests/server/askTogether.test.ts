import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { askTogether, togetherOn } from '../../server/db/askTogether';
import type { Database } from '../../server/db/Database';

/** A pool whose connections say what they are asked, and answer when told to. */
const standIn = () => {
  const events: string[] = [];
  const answers: ((failure?: Error) => void)[] = [];
  let opened = 0;
  const connect = async () => {
    opened += 1;
    const name = `#${opened}`;
    return {
      query: (text: string) => {
        events.push(`${name} ${text}`);
        return new Promise<string>((resolve, reject) => {
          answers.push((failure) => (failure ? reject(failure) : resolve(text)));
        });
      },
      release: (isBroken: boolean) => void events.push(`${name} back${isBroken ? ', broken' : ''}`),
    };
  };
  const db = {} as Database;
  const handles: Pool[] = [];
  const open = (pool: Pool): Database => {
    handles.push(pool);
    return { ask: (text: string) => pool.query(text) } as unknown as Database;
  };
  togetherOn(db, { connect } as unknown as Pool, { open, settled: (work) => work });
  return { db, events, answers, handles };
};

const ask = (db: Database, text: string): Promise<unknown> =>
  (db as unknown as { ask: (text: string) => Promise<unknown> }).ask(text);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what is asked together', () => {
  it('goes over one connection before anything is answered, and that goes back with the last answer', async () => {
    const { db, events, answers } = standIn();
    const work = askTogether(db, (own) => Promise.all([ask(own, 'who'), ask(own, 'what')]));
    await settled();
    expect(events).toEqual(['#1 who', '#1 what']);
    answers[0]?.();
    await settled();
    expect(events).toHaveLength(2);
    answers[1]?.();
    expect(await work).toEqual(['who', 'what']);
    await settled();
    expect(events.at(-1)).toBe('#1 back');
  });

  it('holds nothing between two questions', async () => {
    const { db, events, answers } = standIn();
    const work = askTogether(db, async (own) => {
      const first = ask(own, 'first');
      await settled();
      answers[0]?.();
      await first;
      await settled();
      const second = ask(own, 'second');
      await settled();
      answers[1]?.();
      return second;
    });
    await work;
    await settled();
    expect(events).toEqual(['#1 first', '#1 back', '#2 second', '#2 back']);
  });

  it('of two works at once has two connections, and one after them finds what was written out', async () => {
    const { db, events, answers, handles } = standIn();
    const both = ['one', 'other'].map((text) => askTogether(db, (own) => ask(own, text)));
    await settled();
    expect(events.toSorted()).toEqual(['#1 one', '#2 other']);
    for (const answer of answers) answer();
    await Promise.all(both);
    const third = askTogether(db, (own) => ask(own, 'third'));
    await settled();
    answers[2]?.();
    await third;
    expect(handles).toHaveLength(2);
  });

  it('gives a connection that was lost back as lost', async () => {
    const { db, events, answers } = standIn();
    const work = askTogether(db, (own) => ask(own, 'who'));
    await settled();
    answers[0]?.(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
    await expect(work).rejects.toThrow('gone');
    await settled();
    expect(events.at(-1)).toBe('#1 back, broken');
  });

  it('inside what has no pool of its own is asked as it stands', async () => {
    const inside = {} as Database;
    expect(await askTogether(inside, async (own) => own)).toBe(inside);
  });
});
