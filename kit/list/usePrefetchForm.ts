import { useEffect } from 'react';
import type { Resource } from '../declaration/defineResource';

/**
 * The page a link leads to next is fetched when the pointer or the focus reaches it: by the time of the press it is there.
 * Once for each list, and never on its own account, so that who only reads a list fetches a list.
 */
export const usePrefetchForm = ({ routes, form }: Resource): void => {
  const create = routes.create?.path;
  const edit = routes.edit?.path;
  const hasForm = form !== undefined;
  useEffect(() => {
    if (!hasForm) return;
    const stop = () => {
      for (const type of REACHED) document.removeEventListener(type, look);
    };
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || (link.pathname !== create && link.pathname !== edit)) return;
      stop();
      // Who gets no chunk now is told when it is needed.
      import('../form/FormPage').catch(() => undefined);
    };
    for (const type of REACHED) document.addEventListener(type, look, { passive: true });
    return stop;
  }, [hasForm, create, edit]);
};

const REACHED = ['pointerover', 'focusin'] as const;
