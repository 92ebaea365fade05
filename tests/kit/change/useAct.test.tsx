import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../kit/change/outcomes';
import { type Act, type Change, type Sending, useAct } from '../../../kit/change/useAct';

interface Sent {
  readonly rows: readonly number[];
  readonly how: Sending<string>;
}

/** An act on numbers, two in a call; `refuse` says at which calls the backend fails. */
const begin = (refuse: readonly number[] = []) => {
  const sent: Sent[] = [];
  const backs: unknown[] = [];
  const change: Change<number, Outcome, string> = {
    about: 'double',
    propose: async (rows, how) => {
      sent.push({ rows, how });
      if (refuse.includes(sent.length)) throw new Error('Нет связи');
      return { results: rows.map((id) => ({ id, status: 'done', title: `№ ${id}` })), change: 9 };
    },
    slicesOf: (rows) => [rows.slice(0, 2), rows.slice(2)].filter(({ length }) => length > 0),
    readAgain: () => {},
  };
  const dataProvider = {
    call: async (_key: string, { params }: { readonly params: { readonly id: string } }) => {
      backs.push(params.id);
      return { data: [{ id: 1 }, { id: 2, reason: 'Изменили' }] };
    },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider as never} queryClient={new QueryClient()}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(() => useAct(change), { wrapper });
  const does = <T,>(does: (now: Act<number, Outcome, string>) => Promise<T>) =>
    act(() => does(result.current));
  return { sent, backs, does, now: () => result.current };
};

const keysOf = (sent: readonly Sent[]) => sent.map(({ how }) => how.via.idempotencyKey);

describe('an act on many rows', () => {
  it('goes call by call, each further one as a part of the first, and says which is the last', async () => {
    const { sent, does, now } = begin();
    const answer = await does(({ run }) => run([1, 2, 3]));
    expect(answer).toMatchObject({ change: 9, results: [{ id: 1 }, { id: 2 }, { id: 3 }] });
    expect(sent.map(({ rows, how }) => [rows, how.continues, how.isLast])).toEqual([
      [[1, 2], undefined, false],
      [[3], 9, true],
    ]);
    expect(now().progress).toMatchObject({ phase: 'done', done: 3, all: 3 });
  });

  it('goes on where it broke off, and sends again under the same key what came to no answer', async () => {
    const { sent, does, now } = begin([2]);
    expect(await does(({ run }) => run([1, 2, 3]))).toBeUndefined();
    expect(now()).toMatchObject({ failure: 'Нет связи', progress: { phase: 'broken', done: 2, all: 3 } });
    expect(await does(({ goOn }) => goOn())).toMatchObject({ results: { length: 3 } });
    const [, broken, again] = keysOf(sent);
    expect(again).toBe(broken);
    expect(now().failure).toBe('');
  });

  it('pressed again without an answer has its key; after an answer, or for something else, another', async () => {
    const { sent, does } = begin([1]);
    await does(({ run }) => run([1]));
    await does(({ run }) => run([1]));
    await does(({ run }) => run([1]));
    await does(({ run }) => run([1], 'halve'));
    const [first, ...more] = keysOf(sent);
    expect(more.indexOf(first)).toBe(0);
    expect(new Set(more).size).toBe(3);
  });

  it('stops after the call that is under way', async () => {
    const { sent, does, now } = begin();
    await does(async ({ run, stop }) => {
      const running = run([1, 2, 3]);
      stop();
      return running;
    });
    expect(sent).toHaveLength(1);
    expect(now().progress).toMatchObject({ phase: 'stopped', done: 2, all: 3 });
  });

  it('is taken back whole, and says what stays and why', async () => {
    const { backs, does, now } = begin();
    await does(({ run }) => run([1, 2, 3]));
    const said = await does(({ takeBack }) => takeBack());
    expect(backs).toEqual(['9']);
    expect(said).toBe('Возвращено 1 из 2. Осталось как есть: «№ 2» (Изменили)');
    expect(now().progress).toMatchObject({ phase: 'undone', left: 1 });
  });
});
