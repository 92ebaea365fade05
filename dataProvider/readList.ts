import type { Answer } from '../contract/endpoints';
import type { WireRecord } from '../contract/fields/FieldKind';
import { isRecord } from '../contract/isRecord';
import type { CallQuery } from './buildRequest';
import { kindOf } from './kindId';
import { readRecord } from './readRecord';

export interface ListAnswer {
  readonly data: readonly WireRecord[];
  /** Exact, or absent: where the backend tells its pages only, nobody knows how many there are. */
  readonly total?: number;
  readonly page: number;
  readonly lastPage: number;
  /** All rows came, without paging: the page was cut out here, and search, filters and order are answered here. */
  readonly isWhole: boolean;
}

/** Does to rows that came whole what their backend may have left undone. */
export type Rework = (rows: readonly WireRecord[]) => readonly WireRecord[];

/**
 * A list in any of the shapes of 3-decisions, Wire format 3, 6 and 9: rows under `data`, the row's own key or bare; split
 * by kind; each wrapped; paging beside the rows or under `meta`, as `last_page` or `total_pages`, or none at all: then
 * all rows came and the page is cut out here, after `rework`.
 */
export const readList = (
  body: unknown,
  answer: Answer,
  query: CallQuery = {},
  rework: Rework = asTheyAre,
): ListAnswer | undefined => {
  const found = findRows(body, answer.kind === 'list' && answer.under ? [answer.under, 'data'] : ['data']);
  if (!found) return undefined;
  const rows = found.rows.map((one) => readRecord(one, answer)).filter(isRecord);
  // Rows came, and not one of them is a record: no list of this kind, and nothing that could be shown as empty.
  if (found.rows.length > 0 && rows.length === 0) return undefined;
  const page = query.page ?? 1;
  const paging = { ...(isRecord(found.holder.meta) ? found.holder.meta : {}), ...found.holder };
  // The total is its own count: rows of an empty last page cannot carry it (trap 8).
  const total = count(paging.total);
  const lastPage = count(paging.last_page ?? paging.total_pages);
  if (lastPage !== undefined && (lastPage > 1 || page > 1)) {
    return { data: rows, page, lastPage, isWhole: false, ...(total === undefined ? {} : { total }) };
  }
  const perPage = query.per_page ?? Math.max(rows.length, 1);
  if (lastPage === undefined && total !== undefined && rows.length <= perPage && total > rows.length) {
    return { data: rows, total, page, lastPage: Math.ceil(total / perPage), isWhole: false };
  }
  const fitting = rework(rows);
  // One page of a backend that pages: all there is, and already its first page.
  if (lastPage !== undefined) {
    const isCounted = fitting.length === rows.length && total !== undefined;
    return { data: fitting, total: isCounted ? total : fitting.length, page, lastPage, isWhole: false };
  }
  return {
    data: fitting.slice((page - 1) * perPage, page * perPage),
    total: fitting.length,
    page,
    lastPage: Math.ceil(fitting.length / perPage),
    isWhole: true,
  };
};

const asTheyAre: Rework = (rows) => rows;

interface Found {
  readonly rows: readonly unknown[];
  /** The object that holds the rows, and so the paging. */
  readonly holder: WireRecord;
}

const findRows = (body: unknown, keys: readonly string[]): Found | undefined => {
  if (Array.isArray(body)) return { rows: body, holder: {} };
  if (!isRecord(body)) return undefined;
  const split = splitByKind(body);
  if (split) return { rows: split, holder: body };
  for (const key of keys) {
    const inner = body[key];
    if (Array.isArray(inner)) return { rows: inner, holder: body };
    const deeper = inner === undefined ? undefined : findRows(inner, keys);
    if (deeper) return { rows: deeper.rows, holder: { ...body, ...deeper.holder } };
  }
  return undefined;
};

/** `{food: [...], drink: [...]}`, or `{foodCategories, drinkCategories}`: each row takes the kind it stands under. */
const splitByKind = (body: WireRecord): readonly unknown[] | undefined => {
  const lists = Object.entries(body).flatMap(([key, rows]) => {
    const kind = kindOf(/^(dish|food|drink)/.exec(key)?.[1]);
    return kind && Array.isArray(rows) ? [{ kind, rows }] : [];
  });
  if (lists.length === 0) return undefined;
  return lists.flatMap(({ kind, rows }) => rows.map((row) => (isRecord(row) ? { ...row, type: kind } : row)));
};

const count = (raw: unknown): number | undefined => {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
};
