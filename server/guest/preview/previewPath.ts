/** Pages that members look at; nothing else of the server stands below it. */
export const PREVIEW_ROOT = '/preview/';

/** @param menuId another menu than the ticket's: the page links to it */
export const previewPath = (token: string, menuId?: number): string =>
  `${PREVIEW_ROOT}${token}${menuId === undefined ? '' : `/${menuId}`}`;

export const isPreview = (url: string): boolean => url.startsWith(PREVIEW_ROOT);
