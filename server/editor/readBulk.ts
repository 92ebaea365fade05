import { isPriceChange, type PriceChange } from '../../contract/changePrice';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { invalid } from '../ApiError';
import type { Filter, FilterValue } from '../Call';
import { apiErrorTexts } from '../texts/apiErrors';
import { bulkTexts } from '../texts/bulk';

type Body = Readonly<Record<string, unknown>>;

/** What is to become of each row. */
export type Act =
  | { readonly kind: 'find' }
  | { readonly kind: 'set'; readonly values: Body }
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'marks'; readonly add: readonly number[]; readonly remove: readonly number[] }
  | { readonly kind: 'move'; readonly categoryId: number };

export interface Bulk {
  /** The rows by their ids, or by what finds them. */
  readonly which: { readonly ids: readonly number[] } | { readonly filters: readonly Filter[] };
  readonly act: Act;
  /** The versions that the client has seen, by id. */
  readonly versions: ReadonlyMap<number, number>;
  readonly isDry: boolean;
}

/** What a bulk change asks for. @throws ApiError 422 */
export const readBulk = (body: Body): Bulk => {
  const { dry_run: isDry = false } = body;
  if (typeof isDry !== 'boolean') throw invalid({ dry_run: [bulkTexts.yesOrNo] });
  return { which: readWhich(body), act: readAct(body, isDry), versions: readVersions(body.versions), isDry };
};

const readWhich = ({ ids, filters }: Body): Bulk['which'] => {
  if (filters === undefined) return { ids: readIds('ids', ids) };
  if (ids !== undefined) throw invalid({ ids: [bulkTexts.either] });
  if (!Array.isArray(filters) || filters.length > limits.maxFilters)
    throw invalid({ filters: [apiErrorTexts.unknownFilter] });
  return { filters: filters.map(readFilter) };
};

const readFilter = (raw: unknown): Filter => {
  if (!isRecord(raw) || typeof raw.field !== 'string' || !isFilterValue(raw.value))
    throw invalid({ filters: [apiErrorTexts.unknownFilter] });
  return { field: raw.field, value: raw.value };
};

const MAX_TEXT = 255;
const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= MAX_TEXT;

const isFilterValue = (raw: unknown): raw is FilterValue =>
  isText(raw) ||
  (Array.isArray(raw) && raw.length <= limits.maxBulkIds && raw.every(isText)) ||
  (isRecord(raw) && Object.entries(raw).every(([key, end]) => /^(start|end)$/.test(key) && isText(end)));

const MAX_ID = 2 ** 31 - 1;

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID;

const readIds = (name: string, raw: unknown, least = 1): readonly number[] => {
  const ids: unknown[] = Array.isArray(raw) ? raw : [];
  const isRight = Array.isArray(raw) && ids.length >= least && ids.length <= limits.maxBulkRows;
  if (!isRight || !ids.every(isId) || new Set(ids).size !== ids.length)
    throw invalid({ [name]: [bulkTexts.ids] });
  return ids;
};

const ACTS: { readonly [Kind in Exclude<Act['kind'], 'find'>]: (raw: unknown) => Act | undefined } = {
  set: (raw) => (isRecord(raw) && Object.keys(raw).length > 0 ? { kind: 'set', values: raw } : undefined),
  price: (raw) => (isPriceChange(raw) ? { kind: 'price', change: raw } : undefined),
  marks: (raw) => {
    if (!isRecord(raw)) return undefined;
    const { add = [], remove = [], ...rest } = raw;
    if (Object.keys(rest).length > 0) return undefined;
    return { kind: 'marks', add: readIds('marks', add, 0), remove: readIds('marks', remove, 0) };
  },
  move: (raw) => {
    if (!isRecord(raw) || !isId(raw.category_id) || Object.keys(raw).length > 1) return undefined;
    return { kind: 'move', categoryId: raw.category_id };
  },
};

/** Exactly one of them; a dry run may ask only which rows there are. */
const readAct = (body: Body, isDry: boolean): Act => {
  const named = Object.entries(ACTS).filter(([kind]) => body[kind] !== undefined);
  const [only, ...more] = named;
  if (!only && isDry) return { kind: 'find' };
  if (!only || more.length > 0) throw invalid({ set: [bulkTexts.oneAct] });
  const [kind, read] = only;
  const act = read(body[kind]);
  if (!act) throw invalid({ [kind]: [bulkTexts.wrongAct] });
  return act;
};

const readVersions = (raw: unknown = {}): Bulk['versions'] => {
  const entries = isRecord(raw) ? Object.entries(raw) : undefined;
  if (!entries || entries.length > limits.maxBulkRows) throw invalid({ versions: [bulkTexts.versions] });
  return new Map(
    entries.map(([id, version]) => {
      if (!/^\d{1,10}$/.test(id) || !isId(version)) throw invalid({ versions: [bulkTexts.versions] });
      return [Number(id), version];
    }),
  );
};
