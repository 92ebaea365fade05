import { UNSAFE_createBrowserHistory } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardedHistory, type HeldWay } from '../../../kit/queryRouter/GuardedHistory';

const open = () => {
  window.history.pushState(null, '', '/a');
  const history = guardedHistory(UNSAFE_createBrowserHistory({ v5Compat: true }));
  const told: string[] = [];
  stop = history.listen(({ action, location }) => told.push(`${action} ${location.pathname}`));
  let held: HeldWay | undefined;
  let stops = true;
  const letGo = history.guard({ stops: () => stops, onHeld: (way) => (held = way) });
  return {
    history,
    told,
    letGo,
    held: () => held,
    askNoMore: () => (stops = false),
    askAgain: () => (stops = true),
  };
};
let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** Steps through the history are told later than they are made. */
const stands = (path: string) => vi.waitFor(() => expect(window.location.pathname).toBe(path));

describe('a history whose ways can be held up', () => {
  it('[FF-22] a way to another address waits for the answer, and goes on after it', () => {
    const { history, told, held } = open();
    history.push('/b', { from: 'a' });
    expect([told, window.location.pathname, held()?.location.pathname]).toEqual([[], '/a', '/b']);
    held()?.proceed();
    expect([told, window.location.pathname]).toEqual([['PUSH /b'], '/b']);
    expect(history.location.state).toEqual({ from: 'a' });
  });

  it('[FF-22] a step back is taken back until the answer, and made after it', async () => {
    const { history, told, held, askNoMore, askAgain } = open();
    askNoMore();
    history.push('/b');
    askAgain();
    history.go(-1);
    await vi.waitFor(() => expect(held()?.location.pathname).toBe('/a'));
    await stands('/b');
    expect(told).toEqual(['PUSH /b']);
    held()?.proceed();
    await vi.waitFor(() => expect(told).toEqual(['PUSH /b', 'POP /a']));
    expect(window.location.pathname).toBe('/a');
  });

  it('an answer that is quicker than the browser goes where it said', async () => {
    const { history, told, held, askNoMore, askAgain } = open();
    askNoMore();
    history.push('/b');
    askAgain();
    history.go(-1);
    await vi.waitFor(() => expect(held()).toBeTruthy());
    held()?.proceed();
    await vi.waitFor(() => expect(told.at(-1)).toBe('POP /a'));
    await stands('/a');
  });

  it('the newest guard is asked, and the one before it when that has gone', () => {
    const { history, held, told } = open();
    const newest = vi.fn(() => false);
    const letGo = history.guard({ stops: newest, onHeld: () => {} });
    history.replace('/b');
    expect([told, newest.mock.calls.length]).toEqual([['REPLACE /b'], 1]);
    letGo();
    history.replace('/c');
    expect([newest.mock.calls.length, held()?.location.pathname]).toEqual([1, '/c']);
  });

  it('says which place is left before the next one is told', () => {
    const { history, told, askNoMore } = open();
    askNoMore();
    const left: string[] = [];
    history.onLeave(({ pathname }) => left.push(`${pathname} after ${told.length}`));
    history.push('/b');
    history.push('/c');
    expect(left).toEqual(['/a after 0', '/b after 1']);
  });
});
