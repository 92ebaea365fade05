import Close from '@mui/icons-material/Close';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useEffect, useId, useRef, useState } from 'react';
import { readerZone, wallClock } from '../../contract/visibility/venueClock';
import { serverNow } from '../../dataProvider/serverClock';
import { previewWords as words } from '../../i18n/previewWords';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { ErrorState } from '../parts/ErrorState';
import { Clock } from './Clock';
import { Differences } from './Differences';
import { Frame } from './Frame';
import { Notes } from './Notes';
import styles from './preview.module.css';
import { usePreview } from './usePreview';

interface PreviewPaneProps {
  readonly pointId: number;
  /** The menu it opens with; else the one of the open form, else the first. */
  readonly menuId?: number;
  readonly revision?: number;
  /** At the side of the window, or inside of a row of panes; `over` another one there. */
  readonly place: 'beside' | 'inside' | 'over';
  readonly onClose: () => void;
}

/** The page of guests in a phone: of now or of another moment, light or dark, with what the open form holds (GV-09). */
export const PreviewPane = ({ pointId, menuId, revision, place, onClose }: PreviewPaneProps) => {
  const pane = useRef<HTMLElement>(null);
  const titleId = useId();
  const [at, setAt] = useState<string>();
  const [isDark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  const { data: shown, error, refetch, isFetching } = usePreview({ pointId, menuId, at, revision });
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  const zone = shown?.zone ?? ZONE;
  const now = shown?.now ?? serverNow().toISOString();
  return (
    <aside
      ref={pane}
      tabIndex={-1}
      className={styles.pane}
      data-preview={place}
      aria-labelledby={titleId}
      aria-busy={isFetching}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId}>{words.title}</h2>
        <div className={styles.themes}>
          <IconButton label={words.light} aria-pressed={!isDark} onClick={() => setDark(false)}>
            <LightModeOutlined fontSize="small" />
          </IconButton>
          <IconButton label={words.dark} aria-pressed={isDark} onClick={() => setDark(true)}>
            <DarkModeOutlined fontSize="small" />
          </IconButton>
        </div>
        <IconButton label={text('common.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </header>
      <div className={styles.told}>
        <Clock today={wallClock(Date.parse(now), zone)} at={at} onChange={setAt} />
        {shown && <Notes shown={shown} zone={zone} />}
        {shown && at !== undefined && <Differences shown={shown} zone={zone} />}
      </div>
      {error && !shown ? (
        <ErrorState error={error} fallback="errors.unknown" onRetry={() => void refetch()} />
      ) : (
        <Frame url={shown?.url} theme={isDark ? 'dark' : 'light'} />
      )}
    </aside>
  );
};

/** Until an answer says which it is. */
const ZONE = readerZone();
