/** A page that guests see. */
export const isGuest = (url: string): boolean => /^\/m\//i.test(url);
