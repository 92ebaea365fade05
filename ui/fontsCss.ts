/** Golos Text (OFL 1.1), weights 400 to 700: of each file the letters that Russian and English menus are written with. */
const LETTERS = {
  cyrillic: 'U+401,U+410-44F,U+451,U+2116',
  latin: 'U+20-7E,U+A0,U+AB,U+B0,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20BD',
} as const;

export type Letters = keyof typeof LETTERS;

const face = (family: string, ...declarations: readonly string[]): string =>
  `@font-face{font-family:'${family}';${declarations.join(';')}}`;

/** What stands there until ours have come: as wide and as high as they, so that nothing moves (GP-03). */
const FALLBACK = [
  face(
    'Golos Fallback',
    'font-weight:400 550',
    'src:local("Arial"),local("Liberation Sans"),local("Roboto"),local("Helvetica")',
    'size-adjust:107.4%;ascent-override:91.2%;descent-override:20.5%;line-gap-override:0%',
  ),
  face(
    'Golos Fallback',
    'font-weight:551 900',
    'src:local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Helvetica Bold")',
    'size-adjust:100.3%;ascent-override:97.7%;descent-override:21.9%;line-gap-override:0%',
  ),
];

const ownFile = (letters: Letters): string => `/ui/fonts/golos-${letters}.woff2`;

/**
 * The faces of the console and of the pages of guests. In the console the whole files of the package stand before them, for all other
 * letters: half of the weight is left out where nobody reads them. The weights are said as those files say them, for only then is it
 * one family by its letters.
 */
export const fontsCss = (fileOf = ownFile, display: 'swap' | 'optional' = 'swap'): string =>
  (['cyrillic', 'latin'] as const)
    .map((letters) =>
      face(
        'Golos Text Variable',
        `font-display:${display}`,
        'font-weight:400 900',
        `src:url(${fileOf(letters)}) format('woff2')`,
        `unicode-range:${LETTERS[letters]}`,
      ),
    )
    .concat(FALLBACK)
    .join('');
