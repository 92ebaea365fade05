/** A call of the API. */
export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** What a proxy or a supervisor asks: answered whatever else is refused. */
export const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz';

/** Pages that guests see. */
export const GUEST_ROOT = '/m/';
export const isGuest = (url: string): boolean => /^\/m\//i.test(url);

/** Pages that members look at; nothing else of the server stands below it. */
export const PREVIEW_ROOT = '/preview/';
const isPreview = (url: string): boolean => url.startsWith(PREVIEW_ROOT);

/** Calls and previews: what members ask for. */
export const isMembers = (url: string): boolean => isApi(url) || isPreview(url);

/** No address is a bare sign. */
const NOWHERE = '/m/-';

/** An address that cannot be read is one of nothing: a guest who follows it gets a page, too. */
export const readableUrl = (url: string): string => {
  if (!isGuest(url) && !isPreview(url)) return url;
  try {
    return decodeURIComponent(pathIn(url)) === GUEST_ROOT ? NOWHERE : url;
  } catch {
    return NOWHERE;
  }
};

export const pathIn = (url: string): string => url.split('?')[0] ?? '';
