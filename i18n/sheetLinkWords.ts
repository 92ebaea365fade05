/** What the ways to a spreadsheet are called; read with them. */
export const sheetLinkWords = { sheet: 'Таблица' } as const;
