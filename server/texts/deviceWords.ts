/**
 * Where somebody signs in from, in words: `Chrome на Windows`. Only words of these lists ever leave this file, so a session keeps
 * nothing that a stranger wrote. Our own list, because the libraries know hundreds of names and none of them in Russian.
 * @param userAgent what the browser says of itself, whatever that is
 * @returns undefined = neither the browser nor the system is known
 */
export const deviceWords = (userAgent: string | undefined): string | undefined => {
  const said = (userAgent ?? '').slice(0, MAX_READ);
  const browser = nameIn(BROWSERS, said);
  const system = nameIn(SYSTEMS, said);
  if (browser === undefined) return system;
  return system === undefined ? browser : `${browser} на ${system}`;
};

/** Real ones stay below three hundred signs. */
const MAX_READ = 512;

type Names = readonly (readonly [sign: string, name: string])[];

const nameIn = (names: Names, said: string): string | undefined =>
  names.find(([sign]) => said.includes(sign))?.[1];

/** Most say that they are Chrome and Safari too: the first that fits is the one. */
const BROWSERS: Names = [
  ['YaBrowser/', 'Яндекс Браузер'],
  ['YaApp_', 'Приложение Яндекс'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['MiuiBrowser/', 'Mi Browser'],
  ['HuaweiBrowser/', 'Huawei Browser'],
  ['Vivaldi/', 'Vivaldi'],
  ['Atom/', 'Atom'],
  ['OPR/', 'Opera'],
  ['OPT/', 'Opera'],
  ['OPiOS/', 'Opera'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['Edge/', 'Edge'],
  ['Edg/', 'Edge'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

/** Android says that it is Linux, an iPhone that it is like a Mac. */
const SYSTEMS: Names = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];
