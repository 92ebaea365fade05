import { useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/createListeners';

/** What the link of a letter is for, and its token. */
export interface LetterLink {
  readonly kind: 'password' | 'invitation';
  readonly token: string;
}

/** `/#password=TOKEN`, `/#invitation=TOKEN`, as the letters have it. */
const LINK = /^#(?:(password)|invitation)=([\w-]{1,200})$/;

let link: LetterLink | null = null;
const { subscribe, tell } = createListeners();

const change = (next: LetterLink | null): void => {
  link = next;
  tell();
};

/** Whoever looks at the screen, the history or a log of addresses must not find the token: it leaves the address at once. */
const takeFromAddress = (): void => {
  const [, password, token] = (location.pathname === '/' ? LINK.exec(location.hash) : null) ?? [];
  if (token === undefined) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  change({ kind: password === undefined ? 'invitation' : 'password', token });
};

/** The letter whose link was opened, until the page has taken it. A store outside React: it is there before the page. */
export const letterLink = {
  /** Looks at the address now, and again when a link is opened in a page that stands open. Returns the way to stop. */
  watch: (): (() => void) => {
    takeFromAddress();
    window.addEventListener('hashchange', takeFromAddress);
    return () => window.removeEventListener('hashchange', takeFromAddress);
  },
  forget: (): void => change(null),
};

/** null = no link was opened. */
export const useLetterLink = (): LetterLink | null => useSyncExternalStore(subscribe, () => link);
