/** Of the page that is opened, so that a built console is given another backend without being built again (BE-03). */
const META = 'meta[name="carte-api"]';

let base = globalThis.document?.querySelector<HTMLMetaElement>(META)?.content || '/api';

/** The one address below which every call stands: sign-in, resources, files, events. */
export const apiBase = (): string => base;

/** @param url `https://api.example/api`, or a path of this origin */
export const setApiBase = (url: string): void => {
  base = url.replace(/\/+$/, '');
};

/** What an answer calls an address: of files, of pictures, of pages of guests. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['url', 'thumbnailUrl', 'originalUrl', 'cover', 'image', 'picture', 'photo', 'guest_url', 'page'],
]);

/**
 * JSON as it is meant: paths that a backend of another origin gives stand on that origin, not on the page's.
 * @throws SyntaxError
 */
export const parseAnswer = (text: string): unknown => {
  if (base.startsWith('/')) return JSON.parse(text);
  const { origin } = new URL(base);
  return JSON.parse(text, (key, value: unknown) =>
    typeof value === 'string' && /^\/[^/]/.test(value) && ADDRESSES.has(key) ? `${origin}${value}` : value,
  );
};
