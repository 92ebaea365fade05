/** The page on which menus come and go as spreadsheets. */
export const sheetAddress = (place: Readonly<Record<string, string>>): string =>
  `/menu/sheet?${new URLSearchParams(place)}`;
