import { type EndpointKey, endpointOf } from '../../../contract/endpoints';
import { isRecord } from '../../../contract/isRecord';

/** What the documents show of a page of rows. */
const PAGE_KEYS: Readonly<Record<string, readonly string[]>> = {
  'points.list': ['current_page', 'last_page', 'total', 'per_page'],
  'points.deleted': ['last_page'],
  'menus.list': ['last_page'],
  'menus.deleted': ['last_page'],
  'categories.deleted': ['current_page', 'total_pages'],
  'ingredients.list': ['last_page'],
};

/** Keys that only the reference backend puts into its records. */
const OWN_KEYS: ReadonlySet<string> = new Set([
  'capabilities',
  'timezone',
  'is_visible',
  'visibility',
  'guest_url',
  'cover',
  'thumbnailUrl',
  'originalUrl',
  'logo',
  'accent',
  'allergens',
]);

/** Fields that only its sections have. */
const OWN_FIELDS: ReadonlySet<unknown> = new Set(['logo', 'accent']);

/** The same answer as the documents print it: a write says no more than the id of what it made. */
export const plainAnswer = (key: EndpointKey, body: unknown): unknown => {
  const { answer, method } = endpointOf(key);
  if (answer.kind === 'one' && method === 'POST') return { id: idOf(body, answer.wrap) };
  if (answer.kind === 'one' && method === 'PUT') return {};
  const known = withoutOwnKeys(body, key);
  if (answer.kind !== 'list' || !isRecord(known)) return known;
  const under = answer.under ?? 'data';
  const page: Record<string, unknown> = { [under]: known[under] };
  for (const name of PAGE_KEYS[key] ?? []) {
    page[name] = known[name === 'total_pages' ? 'last_page' : name];
  }
  return page;
};

const idOf = (body: unknown, wrap: string | undefined): unknown => {
  if (!isRecord(body)) return undefined;
  const inner = wrap === undefined ? undefined : body[wrap];
  return (isRecord(inner) ? inner : body).id;
};

const withoutOwnKeys = (value: unknown, key: EndpointKey): unknown => {
  if (Array.isArray(value))
    return value
      .filter((each) => !(isRecord(each) && OWN_FIELDS.has(each.name)))
      .map((each) => withoutOwnKeys(each, key));
  if (!isRecord(value)) return value;
  // Menus and categories have it by the documents, dishes do not.
  const isOwn = (name: string): boolean =>
    OWN_KEYS.has(name) || (name === 'visible' && key.startsWith('foods.'));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isOwn(name))
      .map(([name, inner]) => [name, withoutOwnKeys(inner, key)]),
  );
};
