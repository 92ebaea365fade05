import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type FilterDefinition, parseFilters } from '../../contract/parseFilters';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import { formatDay } from '../cells/DateText';
import { useListMode } from '../listMode/ListMode';
import { sectionOr } from '../parts/sectionOr';

/** Filters of a list by field name, as the list call takes them: a value, a list of values, or `{start, end}`. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** One chip: what it says, and the filters that remain when it is dropped. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: FilterValues;
}

export interface DayRange {
  readonly start?: string;
  readonly end?: string;
}

/** Everything that narrows the list besides the search, one entry per chosen option. */
export const activeFilters = (
  values: FilterValues,
  definitions: readonly FilterDefinition[],
  search: string | undefined,
): readonly ActiveFilter[] =>
  Object.entries(values)
    .filter(([name]) => name !== search)
    .flatMap(([name, value]) =>
      chipsOf({ name, value, values, definition: definitions.find(({ id }) => id === name) }),
    );

interface ChipSource {
  readonly name: string;
  readonly value: unknown;
  readonly values: FilterValues;
  readonly definition: FilterDefinition | undefined;
}

const chipsOf = ({ name, value, values, definition }: ChipSource): readonly ActiveFilter[] => {
  const title = definition?.title ?? text('filters.unknown');
  const { [name]: _dropped, ...others } = values;
  if (Array.isArray(value)) {
    return value.map((option: unknown) => {
      const rest = value.filter((other) => other !== option);
      return {
        key: `${name}.${String(option)}`,
        label: `${title}: ${titleOf(definition, option)}`,
        without: rest.length > 0 ? { ...values, [name]: rest } : others,
      };
    });
  }
  const words = isDayRange(value) ? rangeText(value) : titleOf(definition, value);
  return [{ key: name, label: `${title}: ${words}`, without: others }];
};

const titleOf = (definition: FilterDefinition | undefined, value: unknown): string =>
  definition?.options.find((option) => String(option.value) === String(value))?.title ?? String(value);

export const isDayRange = (value: unknown): value is DayRange =>
  typeof value === 'object' && value !== null && ('start' in value || 'end' in value);

/** One day, an open range, or both days of a range, as people write them. */
const rangeText = ({ start, end }: DayRange): string => {
  const from = formatDay(start);
  const to = formatDay(end);
  if (from && to) return from === to ? from : `${from} – ${to}`;
  if (from) return text('filters.since', { date: from });
  return to ? text('filters.until', { date: to }) : '';
};

/** How long a filter configuration is taken as fresh, ms: it changes with a release of the backend, not with a click. */
const FRESH_MS = 5 * 60_000;

interface FilterSection {
  readonly definitions: readonly FilterDefinition[];
  /** The backend has the section itself, and so knows what it says. */
  readonly isServed: boolean;
}

/** The server's filter definitions of a section, read when they are first needed. */
export const useFilters = (section: string, isNeeded: boolean) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { bundledFilters } = useListMode().resource.list;
  return useQuery<FilterSection>({
    queryKey: ['filters', section],
    queryFn: async ({ signal }) => {
      let isServed = true;
      const ownFilters =
        bundledFilters &&
        (() => {
          isServed = false;
          return bundledFilters();
        });
      const entries = await sectionOr(ownFilters, section, { dataProvider, signal });
      return { definitions: parseFilters(entries), isServed };
    },
    enabled: isNeeded,
    staleTime: FRESH_MS,
    retry: false,
  });
};
