import type { Endpoint } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { invalid } from '../ApiError';
import type { AnyListQuestion, Filter, FilterValue, Sort } from '../Call';
import { apiErrorTexts } from '../texts/apiErrors';
import { type Query, textParameter } from './readQuery';

/** Beyond this no page has rows anyway, and the offset stays an exact number. */
const MAX_PAGE = 1_000_000_000;
const MAX_TEXT = 255;
const MAX_VALUES = 100;

/** What a list call asks for; only what the row allows. @throws ApiError 422 */
export const readListQuery = (endpoint: Endpoint, query: Query): AnyListQuestion => ({
  page: Math.min(readCount(query, 'page') ?? 1, MAX_PAGE),
  perPage: Math.min(readCount(query, 'per_page') ?? limits.pageSize, limits.maxPageSize),
  filters: readFilters(endpoint, query),
  sort: readSort(endpoint, query),
});

const readCount = (query: Query, name: string): number | undefined => {
  const text = textParameter(query, name);
  if (text === undefined || text === '') return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalid({ [name]: [apiErrorTexts.page] });
  return Number(text);
};

const readSort = ({ sort: columns }: Endpoint, query: Query): Sort | undefined => {
  const column = textParameter(query, 'sort');
  const order = textParameter(query, 'order')?.toLowerCase() ?? 'asc';
  if (column === undefined || column === '') return undefined;
  if (!columns?.includes(column)) throw invalid({ sort: [apiErrorTexts.sort] });
  if (order !== 'asc' && order !== 'desc') throw invalid({ order: [apiErrorTexts.sort] });
  return { column, order };
};

/** Entries without a value filter nothing: a search box that was emptied. */
const readFilters = ({ filters: names }: Endpoint, { parsed }: Query): readonly Filter[] => {
  const raw = Object.hasOwn(parsed, 'filters') ? parsed.filters : undefined;
  if (raw === undefined || raw === '') return [];
  const entries: unknown[] | undefined = Array.isArray(raw)
    ? raw
    : isRecord(raw)
      ? Object.values(raw)
      : undefined;
  if (!entries || entries.length > limits.maxFilters)
    throw invalid({ filters: [apiErrorTexts.unknownFilter] });
  return entries.map((entry) => readFilter(names ?? [], entry)).filter((filter) => filter !== undefined);
};

const readFilter = (names: readonly string[], raw: unknown): Filter | undefined => {
  const field = isRecord(raw) ? raw.field : undefined;
  if (!isRecord(raw) || typeof field !== 'string' || !names.includes(field)) {
    throw invalid({ filters: [apiErrorTexts.unknownFilter] });
  }
  const value = readValue(raw.value);
  if (value === undefined) throw invalid({ [`filters.${field}`]: [apiErrorTexts.wrongFilter] });
  return isNothing(value) ? undefined : { field, value };
};

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= MAX_TEXT;

const readValue = (raw: unknown): FilterValue | undefined => {
  if (raw === undefined) return '';
  if (isText(raw)) return raw.trim();
  if (Array.isArray(raw)) return raw.length <= MAX_VALUES && raw.every(isText) ? raw : undefined;
  if (!isRecord(raw)) return undefined;
  const { start = '', end = '', ...rest } = raw;
  if (!isText(start) || !isText(end) || Object.keys(rest).length > 0) return undefined;
  return { ...(start === '' ? {} : { start }), ...(end === '' ? {} : { end }) };
};

const isNothing = (value: FilterValue): boolean =>
  typeof value === 'string' ? value === '' : Object.keys(value).length === 0;
