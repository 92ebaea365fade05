import type { MouseEventHandler } from 'react';
import { text } from '../../i18n/text';

interface Props {
  readonly isOpen: boolean;
  readonly onToggle: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Absent where there is nothing to clear. */
  readonly onClear: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** For the mouse only: the keyboard opens with the arrows and clears by deleting the text, so Tab skips both. */
export const SelectArrows = ({ isOpen, onToggle, onClear }: Props) => (
  <span className="carte-arrows">
    {onClear && (
      <button type="button" tabIndex={-1} aria-label={text('form.select.clear')} onClick={onClear}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
    )}
    <button
      type="button"
      tabIndex={-1}
      aria-label={text(isOpen ? 'form.select.close' : 'form.select.open')}
      data-open={isOpen || undefined}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m7 10 5 5 5-5" />
      </svg>
    </button>
  </span>
);
