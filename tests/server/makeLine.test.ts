import { describe, expect, it } from 'vitest';
import { makeLine } from '../../server/files/makeLine';

const setUp = () => {
  const { enter, count } = makeLine({ atOnce: 2, atOnceOfOne: 1, waiting: 5, waitingOfOne: 3 });
  const inside: string[] = [];
  const leaving: { who: string; leave: () => void }[] = [];
  const come = async (who: string, gone?: AbortSignal): Promise<void> => {
    const leave = await enter(who, gone);
    inside.push(who);
    leaving.push({ who, leave });
  };
  /** The first of these leaves. */
  const leave = async (who: string): Promise<void> => {
    const at = leaving.findIndex((one) => one.who === who);
    leaving.splice(at, 1)[0]?.leave();
    await settled();
  };
  return { come, leave, inside, count };
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a line', () => {
  it('lets in person by person in turn, and never more of one at once than a share', async () => {
    const { come, leave, inside, count } = setUp();
    for (const who of ['anna', 'anna', 'anna', 'boris', 'boris', 'clara']) void come(who);
    await settled();
    expect([inside, count()]).toEqual([['anna', 'boris'], { inside: 2, waiting: 4 }]);
    await leave('anna');
    await leave('boris');
    expect(inside.slice(2)).toEqual(['anna', 'boris']);
    await leave('anna');
    await leave('clara');
    expect(inside.slice(4)).toEqual(['clara', 'anna']);
    await leave('boris');
    await leave('anna');
    expect(count()).toEqual({ inside: 0, waiting: 0 });
  });

  it('sends away who has too many waiting, and everybody when too many wait', async () => {
    const { come } = setUp();
    for (const who of ['anna', 'boris', 'anna', 'anna', 'anna']) void come(who);
    await expect(come('anna')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    for (const who of ['boris', 'clara']) void come(who);
    await expect(come('dora')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  });

  it('forgets who has gone while waiting', async () => {
    const { come, leave, inside, count } = setUp();
    const gone = new AbortController();
    void come('anna');
    const waiting = come('anna', gone.signal);
    void come('anna');
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ status: 400 });
    expect(count()).toEqual({ inside: 1, waiting: 1 });
    await leave('anna');
    expect(inside).toEqual(['anna', 'anna']);
    await expect(come('boris', gone.signal)).rejects.toMatchObject({ status: 400 });
  });

  it('counts a place given back twice once', async () => {
    const { enter, count } = makeLine({ atOnce: 2, atOnceOfOne: 2, waiting: 5, waitingOfOne: 3 });
    const leave = await enter('anna');
    await enter('anna');
    leave();
    leave();
    expect(count()).toEqual({ inside: 1, waiting: 0 });
  });
});
