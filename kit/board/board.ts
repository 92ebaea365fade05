import type { KeyboardEvent } from 'react';

/** What the arrows stop at: everything that is marked so. */
const STOPS = '[data-board]';

/**
 * Moves the focus by the arrows between the marked controls of a board of tiles, as they stand on the screen: up and down to the
 * nearest of the next row, aside to the next one. In a text the arrows aside stay the text's own.
 */
export const moveOnBoard = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(STOPS) : null;
  const step = STEPS[event.key];
  if (!from || !step || (step.isAside && from instanceof HTMLInputElement)) return;
  const stops = stopsOf(event.currentTarget);
  const to =
    (step.isAside ? undefined : inNextRow(from, stops, step.by)) ?? stops[stops.indexOf(from) + step.by];
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView?.({ block: 'nearest' });
};

const STEPS: Readonly<Record<string, { readonly by: 1 | -1; readonly isAside: boolean }>> = {
  ArrowDown: { by: 1, isAside: false },
  ArrowUp: { by: -1, isAside: false },
  ArrowRight: { by: 1, isAside: true },
  ArrowLeft: { by: -1, isAside: true },
};

const stopsOf = (board: Element): readonly HTMLElement[] => [...board.querySelectorAll<HTMLElement>(STOPS)];

const inNextRow = (from: HTMLElement, stops: readonly HTMLElement[], by: 1 | -1): HTMLElement | undefined => {
  const own = from.getBoundingClientRect();
  const at = stops.indexOf(from);
  const below = (by === 1 ? stops.slice(at + 1) : stops.slice(0, at))
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    .filter(({ box }) => (by === 1 ? box.top >= own.bottom : box.bottom <= own.top));
  const far = ({ box }: (typeof below)[number]): number => Math.abs(box.top - own.top);
  const row = Math.min(...below.map(far));
  const aside = ({ box }: (typeof below)[number]): number => Math.abs(box.left - own.left);
  return below.filter((each) => far(each) === row).sort((one, other) => aside(one) - aside(other))[0]?.stop;
};

/**
 * Where a control stands on its board. @returns called once it may be gone: gives the focus, where it is lost, to what has come into
 * its place
 */
export const holdPlace = (control: HTMLElement): (() => void) => {
  const board = control.closest('[data-board-root]');
  const place = board ? stopsOf(board).indexOf(control) : -1;
  return () => {
    if (!board || control.isConnected || document.activeElement !== document.body) return;
    const stops = stopsOf(board);
    (stops[place] ?? stops.at(-1))?.focus();
  };
};
