/** The page on which menus come and go as spreadsheets. */
export const sheetAddress = (place: Readonly<Record<string, string>>): string =>
  `/menu/sheet?${new URLSearchParams(place)}`;

/** The page on which a menu stands beside another one (BK-07). */
export const compareAddress = (place: Readonly<Record<'pointId' | 'menuId', string>>): string =>
  `/menu/compare?${new URLSearchParams(place)}`;
