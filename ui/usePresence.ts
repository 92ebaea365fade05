import { useEffect, useState } from 'react';

type Presence = 'shown' | 'closing' | 'gone';

/** Keeps something in the page for `closeMs` after it was closed, so that its going can be seen. */
export const usePresence = (isOpen: boolean, closeMs: number): Presence => {
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setMounted(false), closeMs);
    return () => clearTimeout(timer);
  }, [isOpen, closeMs]);

  if (isOpen) return 'shown';
  return isMounted ? 'closing' : 'gone';
};
