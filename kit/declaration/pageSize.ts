import { limits } from '../../contract/limits';

/** Where the person's choice stands in this browser. */
export const PAGE_SIZE_KEY = 'carte.perPage';

/** Rows on a page: what the person has chosen, else the specification's. */
export const pageSize = (): number => Number(localStorage.getItem(PAGE_SIZE_KEY)) || limits.pageSize;
