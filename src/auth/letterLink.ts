import { useSyncExternalStore } from 'react';

/** `/#password=TOKEN`, as the letter has it. */
const LINK = /^#password=([\w-]{1,200})$/;

let token = '';
const listeners = new Set<() => void>();

const change = (next: string): void => {
  token = next;
  for (const listener of [...listeners]) listener();
};

/** Whoever looks at the screen, the history or a log of addresses must not find the token: it leaves the address at once. */
const takeFromAddress = (): void => {
  const found = location.pathname === '/' ? LINK.exec(location.hash)?.[1] : undefined;
  if (found === undefined) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  change(found);
};

/** The token of a letter that was opened, until the page has taken it. A store outside React: it is there before the page. */
export const resetLink = {
  /** Looks at the address now, and again when a link is opened in a page that stands open. Returns the way to stop. */
  watch: (): (() => void) => {
    takeFromAddress();
    window.addEventListener('hashchange', takeFromAddress);
    return () => window.removeEventListener('hashchange', takeFromAddress);
  },
  forget: (): void => change(''),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** '' = no link was opened. */
export const useResetToken = (): string => useSyncExternalStore(subscribe, () => token);
