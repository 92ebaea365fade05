import Close from '@mui/icons-material/Close';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { readerZone, wallClock } from '../../contract/visibility/venueClock';
import { serverNow } from '../../dataProvider/serverClock';
import { previewWords as words } from '../../i18n/previewWords';
import { shownText, text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { useIsPhone } from '../../ui/media';
import { Notice } from '../../ui/Notice';
import { ErrorState } from '../parts/ErrorState';
import { CauseLinks } from '../visibility/CauseLinks';
import { Clock } from './Clock';
import { differenceRows } from './differenceRows';
import styles from './preview.module.css';
import { type Shown, usePreview } from './usePreview';

interface FrameProps {
  readonly url: string;
  readonly theme: 'light' | 'dark';
}

/** A phone with the page in it. */
const Frame = ({ url, theme }: FrameProps) => (
  <div className={styles.stage}>
    <div className={styles.phone} data-theme={theme}>
      <Page src={withTheme(url, theme)} />
    </div>
  </div>
);

/** A page that takes the place of another opens where that one was left, and is no step of the way back. */
const Page = ({ src }: { readonly src: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const left = useRef<number>(undefined);
  // By its attribute, each further page would be one more step of the browser's history.
  const [first] = useState(src);
  const shown = useRef(first);
  useLayoutEffect(() => {
    if (shown.current === src) return;
    shown.current = src;
    left.current = insideOf(frame.current)?.scrollY;
    frame.current?.contentWindow?.location.replace(new URL(src, window.location.href));
  }, [src]);
  return (
    <iframe
      className="fill full"
      ref={frame}
      src={first}
      title={words.page}
      // It leads nowhere but to other pages of its kind.
      sandbox="allow-same-origin allow-scripts"
      onLoad={() => {
        if (left.current) insideOf(frame.current)?.scrollTo(0, left.current);
      }}
    />
  );
};

/** A page of another origin keeps to itself. */
const insideOf = (frame: HTMLIFrameElement | null): Window | undefined => {
  try {
    const inside = frame?.contentWindow;
    return inside?.document ? inside : undefined;
  } catch {
    return undefined;
  }
};

const withTheme = (url: string, theme: string): string => {
  const [page = '', place] = url.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}theme=${theme}${place === undefined ? '' : `#${place}`}`;
};

/** What guests see otherwise at the chosen moment than now, and why. */
const Differences = ({ shown, zone }: { readonly shown: Shown; readonly zone: string }) => {
  const id = useId();
  const { differences, now, at } = shown;
  if (!differences || now === undefined || at === undefined) return null;
  const rows = differenceRows(differences, { now: new Date(now), at: new Date(at), zone });
  const moment = momentName(now, zone);
  return (
    <section
      className={`rigid clip framed round ${styles.differences}`}
      aria-labelledby={id}
      aria-live="polite"
    >
      <h3 className="text-label pad-8-12 canvas" id={id}>
        {shownText(rows.length > 0 ? words.differs : words.same, { moment })}
      </h3>
      {rows.length > 0 && (
        <ul className="line-top">
          {rows.map(({ name, said, isSeen }) => (
            <li
              className="grid level gap-8 text-label"
              key={`${name} ${said}`}
              data-seen={isSeen || undefined}
            >
              {isSeen ? (
                <VisibilityOutlined className="square-18" aria-hidden />
              ) : (
                <VisibilityOffOutlined className="square-18" aria-hidden />
              )}
              <b className="anywhere">{name}</b>
              <span className="muted right">{said}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** `вторник, 14:20` */
const momentName = (moment: string, timeZone: string): string => {
  const parts = { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('ru-RU', parts).format(Date.parse(moment));
};

/** What one must know to read the page: whether guests see it at all, and what of the form is in it. */
const Notes = ({ shown, zone }: { readonly shown: Shown; readonly zone: string }) => {
  const causes = shown.visibility?.causes ?? [];
  // Before a venue is shown its page is looked at by who works there; what else hides it leaves nothing to look at.
  const isOnlyClosed = causes.every(({ kind }) => kind === 'status');
  return (
    <div className={styles.notes} role="status">
      {causes.length > 0 && (
        <Notice tone="warning">
          {isOnlyClosed ? words.notOpen : words.hidden}
          <CauseLinks causes={causes} zone={zone} own="" />
        </Notice>
      )}
      {shown.unsaved && <p className="muted text-label">{UNSAVED[shown.unsaved]}</p>}
    </div>
  );
};

const UNSAVED: Readonly<Record<NonNullable<Shown['unsaved']>, string>> = {
  shown: words.unsaved,
  wrong: words.withoutUnsaved,
  forbidden: words.notWritten,
};

interface PreviewPaneProps {
  readonly pointId: number;
  /** The menu it opens with; else the one of the open form, else the first. */
  readonly menuId?: number;
  readonly revision?: number;
  /** At the side of the window, or inside of a row of panes; `over` another one there. */
  readonly place: 'beside' | 'inside' | 'over';
  /** It came along with the form: narrower, and the focus stays where it is. */
  readonly isAlong?: boolean;
  readonly onClose: () => void;
}

/** The page of guests in a phone: of now or of another moment, light or dark, with what the open form holds (GV-09). */
export const PreviewPane = ({
  pointId,
  menuId,
  revision,
  place,
  isAlong = false,
  onClose,
}: PreviewPaneProps) => {
  const pane = useRef<HTMLElement>(null);
  const titleId = useId();
  const isPhone = useIsPhone();
  const [at, setAt] = useState<string>();
  const [isDark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  const { data: shown, error, refetch, isFetching } = usePreview({ pointId, menuId, at, revision });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => (isAlong ? undefined : pane.current?.focus({ preventScroll: true })), []);
  const zone = shown?.timezone ?? ZONE;
  const now = shown?.now ?? serverNow().toISOString();
  return (
    <aside
      ref={pane}
      tabIndex={-1}
      className={place === 'beside' ? `carte-side-pane ${styles.pane}` : styles.pane}
      data-preview={place}
      data-along={isAlong || undefined}
      aria-labelledby={titleId}
      aria-busy={isFetching}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="panel-head row rigid gap-8">
        <h2 className="fill" id={titleId}>
          {words.title}
        </h2>
        <div className="segments">
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
        <details className={styles.moreTime} open={!isAlong && !isPhone}>
          <summary className="inline gap-4 muted text-label">
            {words.otherTime}
            <ExpandMore fontSize="small" />
          </summary>
          <Clock today={wallClock(Date.parse(now), zone)} at={at} onChange={setAt} />
        </details>
        {shown && <Notes shown={shown} zone={zone} />}
        {shown && at !== undefined && <Differences shown={shown} zone={zone} />}
      </div>
      {shown ? (
        <Frame url={shown.url} theme={isDark ? 'dark' : 'light'} />
      ) : error ? (
        <ErrorState error={error} fallback="errors.unknown" onRetry={() => void refetch()} />
      ) : (
        // No phone yet: what is told above it comes with the page and would push it down.
        <p className="fill pad-24 muted middle" role="status">
          {words.loading}
        </p>
      )}
    </aside>
  );
};

/** Until an answer says which it is. */
const ZONE = readerZone();
