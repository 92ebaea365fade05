import { type ReactElement, Suspense, useState } from 'react';
import { useStore } from 'react-admin';
import { Outlet, useLocation } from 'react-router';
import { text } from '../../i18n/text';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { Loader } from '../pages/Loader';
import { PaletteHost } from '../palette/PaletteHost';
import { BottomBar } from './BottomBar';
import { ConnectionBanner } from './ConnectionBanner';
import { MobileBar } from './MobileBar';
import styles from './ShellLayout.module.css';
import { Sidebar } from './Sidebar';

const MobileMenu = lazyWithPreload(async () => (await import('./MobileMenu')).MobileMenu);

/** The shared layout of all inner routes: sidebar, the bars of a phone, and the page, which may fail without taking them along. */
export const ShellLayout = (): ReactElement => {
  const { pathname, search } = useLocation();
  const [isCollapsed, setCollapsed] = useStore('sidebar.collapsed', false);
  const [isMobileOpen, setMobileOpen] = useState<boolean>();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <aside className={`${styles.side} ${isCollapsed ? styles.collapsed : ''}`}>
        <Sidebar isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
      </aside>
      <MobileBar />
      {isMobileOpen !== undefined && (
        <MobileMenu isOpen={isMobileOpen} onClose={() => setMobileOpen(false)} />
      )}
      <main className={styles.main} id="content" tabIndex={-1}>
        <ConnectionBanner />
        <div className={styles.content}>
          <ErrorBoundary key={pathname} place={search}>
            <Suspense fallback={<Loader isInline />}>
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
