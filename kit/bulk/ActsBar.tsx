import Close from '@mui/icons-material/Close';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { type ComponentType, type ReactNode, useState } from 'react';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import styles from '../change/change.module.css';

const DropdownMenu = lazyWithPreload(async () => (await import('../parts/DropdownMenu')).DropdownMenu);

export interface BarAct {
  readonly key: string;
  readonly label: string;
  /** What the bar has room for; default: the label. */
  readonly short?: string | undefined;
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

const ACT = 'inline rigid gap-8 round medium nowrap';

/** A menu stands 8 px above the bar, not above its button in it. */
export const OVER_BAR = 20;

/** So many acts stand in the bar where there are more. */
const IN_BAR = 3;

/** What can be done to everything that is ticked: the first acts at hand, where there are many the others in a menu. */
export const ActsBar = ({ count, all, acts, isBusy, onClear }: ActsBarProps) => {
  const inBar = acts.length > IN_BAR + 1 ? acts.slice(0, IN_BAR) : acts;
  return (
    <section className={styles.bar} aria-label={text('list.bulkBar')} aria-busy={isBusy}>
      <p role="status">{count}</p>
      {all && (
        <button type="button" className={ACT} disabled={isBusy} onClick={all.onPress}>
          {all.label}
        </button>
      )}
      <i aria-hidden />
      <div className="flex slim">
        {inBar.map(({ key, label, short, Icon, onPress, isGrave }) => (
          <button
            key={key}
            type="button"
            className={ACT}
            disabled={isBusy}
            aria-label={label}
            data-grave={isGrave || undefined}
            onClick={(event) => onPress(event.currentTarget)}
          >
            {Icon && <Icon fontSize="small" aria-hidden />}
            <span>{short ?? label}</span>
          </button>
        ))}
        {inBar.length < acts.length && <MoreActs count={count} acts={acts.slice(IN_BAR)} isBusy={isBusy} />}
      </div>
      <i aria-hidden />
      <IconButton label={text('list.unselect')} onClick={onClear}>
        <Close fontSize="small" />
      </IconButton>
    </section>
  );
};

const MoreActs = ({ count, acts, isBusy }: Pick<ActsBarProps, 'count' | 'acts' | 'isBusy'>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={ACT}
        disabled={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz fontSize="small" aria-hidden />
        <span>{text('common.more')}</span>
      </button>
      {anchor && (
        <DropdownMenu
          anchor={anchor}
          gap={OVER_BAR}
          title={<span>{count}</span>}
          items={acts.map(({ key, label, Icon, onPress, isGrave }) => ({
            key,
            label,
            icon: Icon,
            isGrave,
            act: () => onPress(anchor),
          }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
