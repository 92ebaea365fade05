import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Turns plain clicks on inner links below into navigation. One handler for all rows: react-router's `<Link>` follows the
 * location, so a table of them renders again with every navigation.
 */
export const useLinkClicks = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const address = link?.getAttribute('href');
      if (!link || !address?.startsWith('/') || link.hasAttribute('target')) return;
      event.preventDefault();
      void navigate(address);
    },
    [navigate],
  );
};

/** Ctrl, Cmd, Shift and Alt mean the browser's own doing: a new tab, a window, a download. */
const hasModifier = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
