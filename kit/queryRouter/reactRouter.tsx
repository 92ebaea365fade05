import type { RouterProvider } from 'react-admin';
import {
  Link,
  matchPath,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';
import { useBlocker, useCanBlock } from './GuardedRouter';
import { Redirect } from './Redirect';

/**
 * react-admin's seam over the router that the App itself imports. It brings an adapter of its own, but that one
 * speaks to `react-router-dom`, which a runtime may load as a second copy, and two copies share no context.
 */
export const reactRouter: RouterProvider = {
  // Both libraries type these a little apart: a step back is a number of its own, parameters are named by the caller.
  useNavigate: useNavigate as RouterProvider['useNavigate'],
  useLocation,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock,
  Link,
  Navigate: Redirect,
  Route: Route as RouterProvider['Route'],
  Routes,
  Outlet,
  matchPath,
  // The App stands inside its own router already.
  RouterWrapper: ({ children }) => children,
};
