import type { Identifier } from 'react-admin';

interface Removal {
  readonly page: number;
  readonly perPage: number;
  /** As the server counted before the removal; absent where it does not count. */
  readonly total: number | undefined;
  readonly ids: readonly Identifier[];
  /** The rows that stood on the page. */
  readonly onPage: readonly Identifier[];
}

/**
 * The page to show after rows are gone: the same one while it still has rows to show, else the last that has any
 * (react-admin by itself would jump to the first).
 */
export const pageAfterRemoval = ({ page, perPage, total, ids, onPage }: Removal): number => {
  const gone = new Set(ids);
  const isEmptied = onPage.every((id) => gone.has(id));
  const pagesLeft = total === undefined ? page : Math.max(1, Math.ceil((total - ids.length) / perPage));
  if (page > pagesLeft) return pagesLeft;
  return isEmptied && total === undefined ? Math.max(1, page - 1) : page;
};
