import type { Filter } from '../Call';
import { invalid } from '../Refusal';
import { refusalTexts } from '../texts/refusals';

/** The filter's value is of a kind that this filter does not take. */
export const wrongFilter = ({ field }: Filter) =>
  invalid({ [`filters.${field}`]: [refusalTexts.wrongFilter] });

/** The one text of a search filter. */
export const textOf = (filter: Filter): string => {
  if (typeof filter.value !== 'string') throw wrongFilter(filter);
  return filter.value;
};

/** The texts of a filter of which one or several may be chosen; at least one. */
export const textsOf = (filter: Filter): readonly string[] & string[] => {
  const { value } = filter;
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value) || value.length === 0) throw wrongFilter(filter);
  return [...value];
};

const MAX_ID = 2 ** 31 - 1;

/** The same for a filter on ids. An id that no row can have simply finds nothing. */
export const idsOf = (filter: Filter): number[] =>
  textsOf(filter).map((text) => {
    if (!/^\d{1,10}$/.test(text)) throw wrongFilter(filter);
    return Math.min(Number(text), MAX_ID);
  });

/** The flags of a filter on yes and no: `true`, `1`, `false`, `0`. */
export const flagsOf = (filter: Filter): boolean[] =>
  textsOf(filter).map((text) => {
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    throw wrongFilter(filter);
  });
