import { useEffect } from 'react';

let locks = 0;
let before = { overflow: '', paddingRight: '' };

/** Locks the page's scroll while the caller is shown; several at once unlock it with the last one. */
export const useScrollLock = (isLocked = true): void => {
  useEffect(() => {
    if (!isLocked) return;
    lock();
    return unlock;
  }, [isLocked]);
};

const lock = (): void => {
  locks += 1;
  if (locks > 1) return;
  const { style } = document.body;
  before = { overflow: style.overflow, paddingRight: style.paddingRight };
  // What the scroll bar took is given back as padding, so that nothing jumps.
  const scrollBar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
};

const unlock = (): void => {
  locks -= 1;
  if (locks === 0) Object.assign(document.body.style, before);
};
