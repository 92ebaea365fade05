/** A page that guests see. */
export const isGuest = (url: string): boolean => url.startsWith('/m/');
