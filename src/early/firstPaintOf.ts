import { isProtectedPath } from '../auth/wantedPath';

/** What the document can show by itself: the landing page, and the frame of the console with its wide or its narrow rail. */
export type FirstPaint = 'landing' | 'shell' | 'rail';

interface Visit {
  readonly pathname: string;
  /** Somebody has signed in on this browser. */
  readonly isKnown: boolean;
  readonly isRail: boolean;
}

/** Undefined: what comes is not known before somebody is asked. */
export const firstPaintOf = ({ pathname, isKnown, isRail }: Visit): FirstPaint | undefined => {
  if (!isKnown) return pathname === '/' ? 'landing' : undefined;
  if (!isProtectedPath(pathname)) return undefined;
  return isRail ? 'rail' : 'shell';
};
