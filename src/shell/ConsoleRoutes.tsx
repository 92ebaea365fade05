import {
  type ReactElement,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'react-admin';
import { Link, Outlet, Route, Routes, useLocation } from 'react-router';
import { type Capability, PERMISSION_KEYS } from '../../contract/vocabulary';
import { hasNoNetwork, onConnection } from '../../dataProvider/connection';
import { fullName } from '../../dataProvider/User';
import { text } from '../../i18n/text';
import { CapabilitiesContext, useCapability } from '../../kit/parts/may';
import { PageSkeleton } from '../../kit/parts/PageSkeleton';
import { resourceRoutes } from '../../kit/resourcePage/resourceRoutes';
import { KnownResources } from '../../kit/stock/KnownResources';
import { hasNewRelease, onNewRelease } from '../../ui/chunkFailure';
import { Initials } from '../../ui/Initials';
import { lazyWithPreload, whenIdle } from '../../ui/lazyWithPreload';
import { useSession } from '../auth/session';
import { homePath } from '../auth/wantedPath';
import { Brand } from '../Brand';
import { useParts } from '../PartsContext';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { NotFoundPage } from '../pages/NotFoundPage';
import { closePalette, openPalette, PaletteButton, useIsPaletteOpen } from '../palette/PaletteButton';
import { AreaGuard } from './AreaGuard';
import { BottomBar } from './BottomBar';
import frame from './frame.module.css';
import { LaterPage } from './LaterPage';
import { Sidebar } from './Sidebar';
import styles from './shell.module.css';
import { sidebarGroups } from './sidebarGroups';
import { useSidebarGroups } from './useSidebarGroups';
import { VenueSwitcher } from './VenueSwitcher';

/** Its words come with it. */
const Palette = lazyWithPreload(async () => {
  const [{ Palette: Whole }, { loadCatalogue }] = await Promise.all([
    import('../palette/Palette'),
    import('../../i18n/loadCatalogue'),
  ]);
  await loadCatalogue(['palette', 'guide']);
  return Whole;
});

/** Where the backend announces a search: Ctrl or Cmd with K from anywhere. The code comes while nobody waits for anything. */
const PaletteHost = (): ReactElement | null => (useCapability('search') ? <Listening /> : null);

const Listening = (): ReactElement | null => {
  const isOpen = useIsPaletteOpen();
  // Heard from the moment the page is seen: an effect comes after that, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // By the key's place: in a Russian layout it types another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (isOpen) closePalette();
      else openPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  // Whoever signs out leaves nothing open for the next one.
  useEffect(() => closePalette, []);
  useEffect(() => whenIdle(() => void Palette.preload()), []);
  return isOpen ? <Palette onClose={closePalette} /> : null;
};

/**
 * Everything behind the guard, in one layout. Who declares an area, a resource or a page, takes it over from the later page,
 * where the backend has what it needs.
 */
export const ConsoleRoutes = (): ReactElement => {
  const announced = useContext(CapabilitiesContext);
  const isOffered = ({ capability }: { readonly capability?: Capability | undefined }): boolean =>
    !capability || announced.has(capability);
  const parts = useParts();
  const offered = parts.resources.filter(isOffered);
  const pages = parts.pages.filter(isOffered);
  const taken = [
    ...offered.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path)),
    ...pages.map(({ path }) => path),
  ];
  return (
    <Routes>
      <Route element={<ShellLayout />}>
        <Route element={<AreaGuard />}>
          {resourceRoutes(offered)}
          <Route element={<KnownResources resources={offered} />}>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Route>
        {laterAreas(taken).map(({ path, title }) => (
          <Route key={path} path={path} element={<LaterPage key={path} title={title} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};

interface LaterArea {
  readonly path: string;
  readonly title: string;
}

/** The areas of the sidebar that no resource serves yet (docs/spec/3-decisions.md): each opens the page that says so. */
export const laterAreas = (taken: readonly string[]): readonly LaterArea[] => {
  const entries = sidebarGroups(PERMISSION_KEYS).flatMap(({ items }) => items);
  return [
    ...entries.map(({ path, text: title }) => ({ path, title })),
    { path: '/notification', title: text('shell.notifications') },
  ].filter(({ path }) => !taken.includes(path));
};

/** On a phone: the venue one works in, and oneself. */
const MobileBar = (): ReactElement => {
  useEffect(markScrolling, []);
  const { data } = useSession();
  const hasVenue = useSidebarGroups().some(({ name }) => name === 'menu');
  return (
    <header className={styles.bar}>
      <div className={`row grow ${styles.mobileBarVenue}`} data-notice-slot>
        {hasVenue ? (
          <VenueSwitcher />
        ) : (
          <Link className="row touch unlined pad-x-8" to={homePath()}>
            <Brand />
          </Link>
        )}
      </div>
      <PaletteButton isIcon />
      {data && (
        <Link className="centre unlined circle square-44" to="/profile" aria-label={text('shell.account')}>
          <Initials name={fullName(data)} />
        </Link>
      )}
    </header>
  );
};

/** So far that nobody means to turn round. */
const SCROLLED_PX = 8;

/** Marks the document while one reads on: what sticks to the upper edge of a phone leaves then, and comes on the way back. */
const markScrolling = (): (() => void) => {
  let before = window.scrollY;
  const mark = (): void => {
    const now = window.scrollY;
    if (Math.abs(now - before) < SCROLLED_PX) return;
    document.documentElement.toggleAttribute('data-scrolled', now > before && now > 0);
    before = now;
  };
  window.addEventListener('scroll', mark, { passive: true });
  return () => {
    window.removeEventListener('scroll', mark);
    document.documentElement.removeAttribute('data-scrolled');
  };
};

/**
 * Says that the network is gone, as long as it is, and that a newer console has come, whose parts fit this page no more. The
 * place is always there, so that screen readers hear the change.
 */
const ConnectionBanner = (): ReactElement => {
  const isGone = useSyncExternalStore(onConnection, hasNoNetwork);
  const isOutdated = useSyncExternalStore(onNewRelease, hasNewRelease);
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {isGone && <p className={styles.banner}>{text('shell.offline')}</p>}
      {!isGone && isOutdated && (
        <p className={styles.banner}>
          {text('shell.newRelease')}{' '}
          <button type="button" onClick={() => location.reload()}>
            {text('shell.renew')}
          </button>
        </p>
      )}
    </div>
  );
};

const MobileMenu = lazyWithPreload(async () => (await import('./MobileMenu')).MobileMenu);

/** The shared layout of all inner routes: sidebar, the bars of a phone, and the page, which may fail without taking them along. */
const ShellLayout = (): ReactElement => {
  const { pathname, search } = useLocation();
  const [isCollapsed, setCollapsed] = useStore('sidebar.collapsed', false);
  const [isMobileOpen, setMobileOpen] = useState<boolean>();

  return (
    <div className={frame.shell}>
      <a className={frame.skip} href="#content">
        {text('shell.skip')}
      </a>
      <aside className={`${frame.side} ${isCollapsed ? frame.collapsed : ''}`}>
        <Sidebar isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
      </aside>
      <MobileBar />
      {isMobileOpen !== undefined && (
        <MobileMenu isOpen={isMobileOpen} onClose={() => setMobileOpen(false)} />
      )}
      <main className="stack grow unringed" id="content" tabIndex={-1}>
        <ConnectionBanner />
        <div className={frame.content}>
          <ErrorBoundary key={pathname} place={search}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
      <BottomBar isMoreOpen={isMobileOpen === true} onMore={() => setMobileOpen(true)} />
      <PaletteHost />
    </div>
  );
};
