import { cityName } from '../../contract/cityName';
import { shippedFile } from '../shippedFile';
import { parseCsv } from './parseCsv';

/** What people call a city besides its name -> its title, both as `cityName` writes them. */
let aliases: ReadonlyMap<string, string> | undefined;

/** The city that a short or old name means, as a plain title; `undefined` = it is nobody's other name. */
export const aliasOf = (plain: string): string | undefined => {
  aliases ??= readAliases();
  return aliases.get(plain);
};

const readAliases = (): ReadonlyMap<string, string> => {
  const [, ...records] = parseCsv(shippedFile('server/cities/aliases.csv').toString());
  return new Map(records.map(({ cells: [alias = '', title = ''] }) => [cityName(alias), cityName(title)]));
};
