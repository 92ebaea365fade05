import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSuggestions } from '../../fieldRenderers/useSuggestions';

beforeEach(() => void vi.useFakeTimers());

interface Pending {
  readonly query: string;
  readonly signal: AbortSignal;
  readonly answer: (items: readonly string[]) => void;
}

function setUp() {
  const asked: Pending[] = [];
  const found: [readonly string[], boolean][] = [];
  const load = (query: string, signal: AbortSignal) =>
    new Promise<readonly string[]>((answer) => asked.push({ query, signal, answer }));
  const hook = renderHook(() =>
    useSuggestions({ debounceMs: 500, load, onFound: (items, isFirst) => found.push([items, isFirst]) }),
  );
  const ask = (query: string | null) => act(() => hook.result.current.ask(query));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { asked, found, ask, wait, now: () => hook.result.current, leave: hook.unmount };
}

describe('suggestions', () => {
  it('are asked for once, after the last key', async () => {
    const { asked, ask, wait } = setUp();
    ask('К');
    await wait(499);
    ask('Ка');
    await wait(499);
    expect(asked).toHaveLength(0);
    await wait(1);
    expect(asked.map(({ query }) => query)).toEqual(['Ка']);
  });

  it('show the newest answer, and the older question is aborted', async () => {
    const { asked, ask, wait, now } = setUp();
    ask('Ка');
    await wait(500);
    ask('Ки');
    await wait(500);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(['Киров']);
    await wait(0);
    asked[0]?.answer(['Казань']);
    await wait(0);
    expect(now().items).toEqual(['Киров']);
  });

  it('[NF4] show the newest answer of 200 typings, whatever order the answers come in', async () => {
    const { asked, ask, wait, now } = setUp();
    // A fixed sequence that looks random: a failure can be seen again.
    let seed = 7;
    const upTo = (bound: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % bound;
    };
    let shown: readonly string[] = [];
    for (let typing = 0; typing < 200; typing += 1) {
      ask(`запрос ${typing}`);
      await wait(500);
      // Somewhere between at once and after many newer ones; the aborted ones answer all the same.
      const lazyWithPreload = asked[asked.length - 1 - upTo(Math.min(asked.length, 8))];
      lazyWithPreload?.answer([`ответ на ${lazyWithPreload.query}`]);
      await wait(upTo(3) * 100);
      if (lazyWithPreload?.query === `запрос ${typing}`) shown = [`ответ на ${lazyWithPreload.query}`];
      expect(now().items).toEqual(shown);
      expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
    }
  });

  it('tell the first answer from the later ones', async () => {
    const { asked, found, ask, wait } = setUp();
    for (const query of ['Ка', 'Каз']) {
      ask(query);
      await wait(500);
      asked.at(-1)?.answer(['Казань']);
      await wait(0);
    }
    expect(found).toEqual([
      [['Казань'], true],
      [['Казань'], false],
    ]);
  });

  it('are emptied when there is too little to ask for, and asked no more', async () => {
    const { asked, ask, wait, now } = setUp();
    ask('Ка');
    ask(null);
    await wait(1000);
    expect(asked).toHaveLength(0);
    expect(now()).toMatchObject({ items: [], state: 'idle' });
  });

  it('are aborted when the field goes', async () => {
    const { asked, ask, wait, leave } = setUp();
    ask('Ка');
    await wait(500);
    leave();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
