import { isRecord } from '../../../contract/isRecord';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import { resources } from '../../../server/resources';
import type { Sections } from '../../../server/Sections';
import { type Estate, idAt } from '../calls/estate';
import type { Random } from '../calls/random';
import { requestOf } from '../calls/requestOf';
import { RESOURCES } from './resources';
import type { Shot } from './Shot';

export interface FormContext {
  readonly own: Estate;
  readonly foreign: Estate;
  readonly sections: Sections;
}

const isBinned = (resource: string): boolean => RESOURCES.includes(resource);

/**
 * Deleting calls need records of their own: the chains make them, and take them away, so that no list grows. The moderator's desk
 * is nobody's who has venues (`tests/server/moderation`). A template is applied to a venue once.
 */
const CALLS = ENDPOINT_KEYS.filter(
  (key) =>
    !/Many$|^auth\.logout$|^business\.handOver$|^moderation\.|^templates\.apply$/.test(key) &&
    !isBinned(key.replace(/\.create$/, '')),
);

/** A right request of any row that neither makes nor removes a record, with right values of every field. */
export const rightShot = (random: Random, { own, sections }: FormContext): Shot => {
  const key = random.pick(CALLS);
  const row = rowOf(key);
  const kind = random.pick(['food', 'drink'] as const);
  const place = random.pick([0, 1] as const);
  const call = requestOf(key, { id: (slot) => idAt(own, place, slot, kind), kind, random, sections });
  const query = [
    ...(row.paged && random.chance(0.6)
      ? [`page=${1 + random.int(3)}`, `per_page=${random.pick([1, 12, 25, 100, 1000])}`]
      : []),
    ...(row.sort && random.chance(0.5)
      ? [`sort=${random.pick(row.sort)}`, `order=${random.pick(['asc', 'desc'])}`]
      : []),
    ...(row.filters && random.chance(0.5)
      ? filterOf(key, random.pick(row.filters), { random, sections })
      : []),
  ].join('&');
  const url = query === '' ? call.url : `${call.url}${call.url.includes('?') ? '&' : '?'}${query}`;
  return { key, request: { ...call, url }, meant: 'right', why: 'right' };
};

/** A date, one of the choices that the filter list of the resource offers, or words to look for. */
const filterOf = (
  key: EndpointKey,
  name: string,
  { random, sections }: { readonly random: Random; readonly sections: Sections },
): readonly string[] => {
  const value = (text: unknown, inside = '') =>
    `filters[0][value]${inside}=${encodeURIComponent(String(text))}`;
  const field = `filters[0][field]=${name}`;
  if (ID_FILTERS.includes(name)) return [field, value('1')];
  if (name.endsWith('At') || name === 'until')
    return [field, value('2026-11-01', '[start]'), value('2026-12-01', '[end]')];
  const list = filterSectionsOf(key).flatMap((section) => sections.raw(section) ?? []);
  const raw = list.filter(isRecord).find(({ field_id }) => field_id === name);
  const options = Array.isArray(raw?.options) ? raw.options.filter(isRecord) : [];
  const flags =
    FLAG_FILTERS.includes(name) || name.startsWith('is_')
      ? ['true', 'false']
      : ['суп', "o'c", '%', '_', '\\', 'ё'];
  return [field, value(options.length > 0 ? random.pick(options).value : random.pick(flags))];
};

/** Filters that take the id of a person, a venue, a role or a category. */
const ID_FILTERS: readonly string[] = ['person', 'pointId', 'role', 'category'];
/** Yes or no, also where no list of filters says so. */
const FLAG_FILTERS: readonly string[] = ['unread', 'stop', 'told'];

/** Calls that take the filters of another list than their own resource's. */
const FILTERED_AS: Partial<Readonly<Record<EndpointKey, string>>> = { 'menus.exportSheet': 'foods' };

/** The filter lists of the call's resource. */
const filterSectionsOf = (key: EndpointKey): readonly string[] => {
  const listed = FILTERED_AS[key] ?? key.split('.')[0];
  return Object.keys(resources.find(({ name }) => name === listed)?.filterSections ?? {});
};
