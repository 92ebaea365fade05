import Close from '@mui/icons-material/Close';
import type { ComponentType, ReactNode } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import styles from '../change/change.module.css';

export interface BarAct {
  readonly key: string;
  readonly label: string;
  readonly Icon?: ComponentType<{ fontSize?: 'small'; 'aria-hidden'?: true }> | undefined;
  readonly onPress: (anchor: HTMLElement) => void;
  readonly isGrave?: boolean;
}

interface ActsBarProps {
  /** How many are ticked, in words. */
  readonly count: ReactNode;
  /** Ticks all there are. */
  readonly all?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly acts: readonly BarAct[];
  readonly isBusy: boolean;
  readonly onClear: () => void;
}

/** What can be done to everything that is ticked. */
export const ActsBar = ({ count, all, acts, isBusy, onClear }: ActsBarProps) => (
  <section className={styles.bar} aria-label={text('list.bulkBar')} aria-busy={isBusy}>
    <IconButton label={text('list.unselect')} onClick={onClear}>
      <Close fontSize="small" />
    </IconButton>
    <p role="status">{count}</p>
    {all && (
      <button type="button" disabled={isBusy} onClick={all.onPress}>
        {all.label}
      </button>
    )}
    <i aria-hidden />
    <div>
      {acts.map(({ key, label, Icon, onPress, isGrave }) => (
        <button
          key={key}
          type="button"
          disabled={isBusy}
          data-grave={isGrave || undefined}
          onClick={(event) => onPress(event.currentTarget)}
        >
          {Icon && <Icon fontSize="small" aria-hidden />}
          <span>{label}</span>
        </button>
      ))}
    </div>
  </section>
);
