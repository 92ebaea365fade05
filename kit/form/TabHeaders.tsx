import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

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
    <Row role="tablist" aria-label={label} ref={row} onKeyDown={moveFocus}>
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
    </Row>
  );
};

/** Where a key leads from the header at `at` of `count`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const open = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const at = open.findIndex((tab) => tab === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  open[step(at, open.length)]?.focus();
};

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: theme.spacing(3),
    borderBottom: `1px solid ${palette.divider}`,
    '& > button': {
      ...theme.typography.button,
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      minHeight: theme.spacing(5.5),
      minWidth: theme.spacing(11),
      justifyContent: 'center',
      padding: theme.spacing(0, 2),
      border: 0,
      borderBottom: '3px solid transparent',
      borderTop: '3px solid transparent',
      background: 'none',
      fontSize: '0.9375rem',
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover:enabled': { color: palette.text.primary },
      '&[aria-selected="true"]': { color: palette.text.primary, borderBottomColor: palette.primary.main },
      '&:disabled': { color: palette.text.disabled, cursor: 'not-allowed' },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& .count': {
      ...theme.typography.caption,
      fontWeight: theme.typography.fontWeightMedium,
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: theme.spacing(2.5),
      height: theme.spacing(2.5),
      padding: theme.spacing(0, 0.75),
      borderRadius: theme.spacing(1.25),
      color: palette.error.contrastText,
      backgroundColor: palette.error.main,
    },
  };
});
