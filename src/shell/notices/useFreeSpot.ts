import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, freeSpot, isFree } from './freeSpot';

/** Whatever a person may want to press, read or not. */
const ACTIONS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [role="tab"], [role="switch"], [role="option"]';
/** Between a notice and the edges of the page: beside it it ends where the fields of a form do. */
const MARGIN = { y: 16, wide: 72, narrow: 40 };
const WIDE = 1024;

interface Spot extends Box {
  readonly inSlot: boolean;
}

/**
 * Where a notice stands without lying over anything that can be pressed: in the bar of a phone, which makes room for it,
 * else in the free place nearest to the lower right corner of the page. It moves when what is below it changes.
 */
export const useFreeSpot = (notice: RefObject<HTMLElement | null>): CSSProperties => {
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const place = () => {
      const element = notice.current;
      if (element) setSpot((now) => placeOf(element, now));
    };
    let frame = 0;
    const placeSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        place();
      });
    };
    place();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', placeSoon, { capture: true, passive: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', placeSoon, { capture: true });
      window.removeEventListener('resize', placeSoon);
    };
  }, [notice]);
  const moved = { right: 'auto', bottom: 'auto', transform: 'none' };
  if (!spot) return { ...moved, left: 0, top: 0, visibility: 'hidden' };
  const { left, top, right, bottom, inSlot } = spot;
  // Under the sheets of a phone, over everything elsewhere.
  const slot = { width: right - left, height: bottom - top, zIndex: 901 };
  return { ...moved, left, top, ...(inSlot && slot) };
};

const placeOf = (notice: HTMLElement, now: Spot | undefined): Spot => {
  const slot = document.querySelector('[data-notice-slot]')?.getBoundingClientRect();
  if (slot && slot.width > 0) {
    const { left, top, right, bottom } = slot;
    return now?.inSlot && same(now, slot) ? now : { left, top, right, bottom, inSlot: true };
  }
  const { offsetWidth: width, offsetHeight: height } = notice;
  const obstacles = [...document.querySelectorAll(ACTIONS)]
    .filter((action) => !notice.contains(action) && isInSight(action, notice))
    .map((action) => action.getBoundingClientRect());
  if (now && !now.inSlot && now.right - now.left === width && isFree(now, obstacles)) return now;
  const area = areaOf();
  const corner = {
    left: area.right - width,
    top: area.bottom - height,
    right: area.right,
    bottom: area.bottom,
  };
  return { ...(freeSpot({ area, width, height, obstacles }) ?? corner), inSlot: false };
};

/** Whether it is not under a bar or a dialog already; what only the notice lies over is to be freed. */
const isInSight = (action: Element, notice: HTMLElement): boolean => {
  const { left, top, width, height } = action.getBoundingClientRect();
  const above = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return !above || action.contains(above) || above.contains(action) || notice.contains(above);
};

/** What is seen of the page beside the sidebar. */
const areaOf = (): Box => {
  const aside = window.innerWidth < WIDE ? MARGIN.narrow : MARGIN.wide;
  const page = document.getElementById('content')?.getBoundingClientRect();
  return {
    left: Math.max(page?.left ?? 0, 0) + aside,
    top: MARGIN.y,
    right: Math.min(page?.right ?? window.innerWidth, document.documentElement.clientWidth) - aside,
    bottom: window.innerHeight - MARGIN.y,
  };
};

const same = (left: Box, right: Box): boolean =>
  left.left === right.left &&
  left.top === right.top &&
  left.right === right.right &&
  left.bottom === right.bottom;
