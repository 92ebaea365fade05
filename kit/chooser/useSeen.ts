import { type RefCallback, useCallback } from 'react';
import { useEvent } from 'react-admin';
import { limits } from '../../contract/limits';

/**
 * Calls back when the element comes into sight (margin 20 px, threshold 0.1), once per `round`: an element that
 * stays in sight after more rows came is told again. No round = not watched.
 */
export const useSeen = (onSeen: () => void, round: number | undefined): RefCallback<Element> => {
  const seen = useEvent(onSeen);
  return useCallback(
    (element) => {
      if (!element || round === undefined || typeof IntersectionObserver === 'undefined') return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) seen();
        },
        { rootMargin: limits.infiniteScrollMargin, threshold: limits.infiniteScrollThreshold },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [seen, round],
  );
};
