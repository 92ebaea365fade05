import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import './form.css';

interface TabHeader {
  readonly key: string;
  readonly id: string;
  readonly label: ReactNode;
  readonly mark: ReactNode;
  /** The panel, where this is the header of the one that is shown. */
  readonly controls: string | undefined;
  readonly isLocked: boolean;
  readonly title: string | undefined;
}

interface Props {
  readonly headers: readonly TabHeader[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
  readonly label: string;
}

/**
 * Headers of tabs, by the pattern of the ARIA guide: one of them is reached with Tab, the arrows move between those that
 * are open, Enter or Space chooses. MUI's weigh more than all inputs of a form.
 */
export const TabHeaders = ({ headers, current, onChoose, label }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.children[current];
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div
      className="carte-tabs flex line-bottom below-24"
      role="tablist"
      aria-label={label}
      ref={row}
      onKeyDown={moveFocus}
    >
      {headers.map(({ key, id, label: words, mark, controls, isLocked, title }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={id}
          title={title}
          disabled={isLocked}
          aria-selected={index === current}
          aria-controls={controls}
          tabIndex={index === current ? 0 : -1}
          onClick={() => index !== current && onChoose(index)}
        >
          {words}
          {mark}
        </button>
      ))}
    </div>
  );
};

/** Where a key leads from the header at `at` of `count`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  forth: (at, count) => (at + 1) % count,
  back: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The arrows go the way the headers stand: beside each other, or as a rail one below the other. */
const meant = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): string => {
  const isRail = getComputedStyle(currentTarget).flexDirection === 'column';
  if (key === (isRail ? 'ArrowDown' : 'ArrowRight')) return 'forth';
  return key === (isRail ? 'ArrowUp' : 'ArrowLeft') ? 'back' : key;
};

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[meant(event)];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const open = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const at = open.findIndex((tab) => tab === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  open[step(at, open.length)]?.focus();
};
