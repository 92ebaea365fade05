import type { FieldOption } from './fieldConfig';
import { isIsoDate } from './fields/isoDate';
import { isRecord } from './isRecord';
import { readOptions } from './rawField/readOptions';
import { sectionEntries } from './sectionEntries';
import { warnOnce } from './warnOnce';

export const FILTER_TYPES = ['checkbox', 'radio', 'date', 'date-range'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** One filter of a list. Dates `YYYY-MM-DD`. */
export interface FilterDefinition {
  /** The field that `filters[n][field]` names. */
  readonly id: string;
  readonly title: string;
  readonly type: FilterType;
  readonly options: readonly FieldOption[];
  readonly minDate?: string;
  readonly maxDate?: string;
}

/**
 * A filter section as it arrived -> its filters, in the order given. An entry that cannot be read is left out, with one
 * warning in the developer console: a list works without it. Throws `SectionError` for an absent or malformed section.
 */
export const parseFilters = (raw: unknown): readonly FilterDefinition[] => {
  const ids = new Set<string>();
  return sectionEntries(raw).flatMap((entry) => {
    const filter = isRecord(entry) ? readFilter(entry) : undefined;
    if (!filter || ids.has(filter.id)) {
      warnOnce(`A filter is left out: ${filter ? `"${filter.id}" stands before it` : 'it cannot be read'}.`);
      return [];
    }
    ids.add(filter.id);
    return [filter];
  });
};

const readFilter = (raw: Readonly<Record<string, unknown>>): FilterDefinition | undefined => {
  const id = idOf(raw);
  const type = FILTER_TYPES.find((known) => known === asDashed(raw.type));
  if (id === '' || !type) return undefined;
  const minDate = readDate(raw.minDate ?? raw.min_date);
  const maxDate = readDate(raw.maxDate ?? raw.max_date);
  return {
    id,
    title: typeof raw.title === 'string' && raw.title !== '' ? raw.title : id,
    type,
    options: readOptions(raw.options),
    ...(minDate ? { minDate } : {}),
    ...(maxDate ? { maxDate } : {}),
  };
};

/** The specification's answer has `field_id` only; a backend that also sends the field's `name` means that one. */
const idOf = (raw: Readonly<Record<string, unknown>>): string => {
  const id = raw.name || raw.field_id || raw.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

const asDashed = (type: unknown): unknown => (typeof type === 'string' ? type.replace('_', '-') : type);

const readDate = (raw: unknown): string | undefined => {
  const date = typeof raw === 'string' ? raw.slice(0, 'YYYY-MM-DD'.length) : '';
  return isIsoDate(date) ? date : undefined;
};
