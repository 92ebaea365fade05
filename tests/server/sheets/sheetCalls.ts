import { read, utils } from '@e965/xlsx';
import type { Kitchen, Owner } from '../menuArea/startKitchen';

/** A spreadsheet as a reader that is none of ours sees it: its rows, and the cells by their places. */
export const readBook = (bytes: Buffer) => {
  const book = read(bytes, { type: 'buffer', cellFormula: true });
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name] ?? {};
  return { name, cells: sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }) };
};

/** The calls of spreadsheets, as an owner makes them. */
export const sheetCalls = (kitchen: Kitchen) => {
  const download = (menuId: number, query: string, { token }: Pick<Owner, 'token'>) =>
    kitchen.app.inject({
      method: 'GET',
      url: `/api/menus/${menuId}/sheet${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const upload = (menuId: number, json: object, by: Owner, headers: Readonly<Record<string, string>> = {}) =>
    by.ask('POST', `/menus/${menuId}/sheet`, { json, headers });
  return { download, upload };
};
