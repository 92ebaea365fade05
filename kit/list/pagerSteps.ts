/** Pages shown on each side of the current one. */
const NEIGHBOURS = 2;

/** What the pager shows: page numbers, and a `gap` wherever pages are left out. */
export type PagerStep = number | 'gap';

/** The first page, the last page, two on each side of the current one, gaps between; nothing under two pages. */
export const pagerSteps = (page: number, pages: number): readonly PagerStep[] => {
  if (pages < 2) return [];
  const current = Math.min(Math.max(page, 1), pages);
  const from = Math.max(current - NEIGHBOURS, 1);
  const to = Math.min(current + NEIGHBOURS, pages);
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...leading(from), ...around, ...trailing(to, pages)];
};

const leading = (from: number): readonly PagerStep[] => {
  if (from === 1) return [];
  return from === 2 ? [1] : [1, 'gap'];
};

const trailing = (to: number, pages: number): readonly PagerStep[] => {
  if (to === pages) return [];
  return to === pages - 1 ? [pages] : ['gap', pages];
};
