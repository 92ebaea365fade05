import { ENDPOINT_KEYS, type EndpointKey, endpointOf } from '../../../contract/endpoints';
import { DOCUMENTED_KEYS } from './documentedKeys';

export interface DocumentedCall {
  readonly key: EndpointKey;
  /** What the reference backend is asked instead. */
  readonly url: URL;
  /** All rows come at once, without pages. */
  readonly isWhole: boolean;
}

/** Our own second way of signing in: the documents know the GET only. */
const NOT_DOCUMENTED: readonly EndpointKey[] = ['auth.loginPost'];

/** What the two documents speak of: the first parts of its calls. */
const GROUPS =
  'auth profile fields points cities baseCategories marks ingredients stopList menus categories foods'.split(
    ' ',
  );

/** The rows of the table that the two documents print. */
export const DOCUMENTED: readonly EndpointKey[] = ENDPOINT_KEYS.filter(
  (key) =>
    endpointOf(key).capability === undefined &&
    GROUPS.includes(key.split('.')[0] ?? '') &&
    !NOT_DOCUMENTED.includes(key),
);

/**
 * The parameters that a list of the plain backend reads. The documents print pages for foods too, but the issue of lists that come
 * whole must be met by more than categories, and many backends have few foods in a category.
 */
const parametersOf = (key: EndpointKey): readonly string[] =>
  key === 'foods.list' ? ['type'] : (DOCUMENTED_KEYS[key]?.query ?? []);

/** The section that the documents name, and its kin of the same form. */
const SECTION = /^\/api\/fields\/permissions\/point_(general|docs|other|main)$/;

/** The documented call that this is; undefined = nothing that the documents know. */
export const documentedCall = (
  method: string,
  asked: URL,
  contentType: string | undefined,
): DocumentedCall | undefined => {
  const isForm = contentType?.startsWith('multipart/') ?? false;
  const found = DOCUMENTED.filter((key) => matches(key, method, asked.pathname, isForm));
  // A literal part is meant before a placeholder: /deleted_menus/restore is no list of a venue named so.
  const [key] = found.sort((one, other) => holes(one) - holes(other));
  if (!key) return undefined;
  const { answer } = endpointOf(key);
  if (answer.kind === 'section' && !SECTION.test(asked.pathname)) return undefined;
  const isList = answer.kind === 'list';
  const isWhole = isList && !parametersOf(key).includes('page');
  return { key, isWhole, url: isList ? withParameters(asked, parametersOf(key), isWhole) : asked };
};

const holes = (key: EndpointKey): number => endpointOf(key).path.split('{').length;

const matches = (key: EndpointKey, method: string, pathname: string, isForm: boolean): boolean => {
  const row = endpointOf(key);
  const isMethod =
    row.method === method || (row.method === 'PUT' && row.files && isForm && method === 'POST');
  const pattern = row.path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+');
  return Boolean(isMethod) && new RegExp(`^/api${pattern}/?$`).test(pathname);
};

const withParameters = (asked: URL, known: readonly string[], isWhole: boolean): URL => {
  const url = new URL(asked);
  for (const name of [...url.searchParams.keys()]) {
    if (!known.includes(name.split('[')[0] ?? '')) url.searchParams.delete(name);
  }
  if (isWhole) url.searchParams.set('per_page', '100');
  return url;
};
