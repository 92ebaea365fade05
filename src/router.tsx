import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router';
import { ConsoleGate } from './ConsoleGate';
import { galleryRoutes } from './dev/galleryRoutes';
import { Landing } from './Landing';
import { ErrorBoundary } from './pages/ErrorBoundary';

/**
 * A data router, because the guard of unsaved changes needs one. It knows two places only, the landing page and the
 * console; the console brings its own routes when it is loaded.
 */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: (
        <ErrorBoundary isFullPage>
          <Outlet />
          <ScrollRestoration />
        </ErrorBoundary>
      ),
      children: [
        { path: '/', element: <Landing /> },
        ...galleryRoutes,
        { path: '*', element: <ConsoleGate /> },
      ],
    },
  ]);
