import { ACCENTS, type AccentTone } from '../contract/guest/accents';
import type { GuestFile } from '../contract/guest/GuestPages';
import { tokensCss } from '../ui/tokensCss';
import { choose } from './allergens/choose';
import { script } from './enhance?script';
import cyrillic from './golos-cyrillic.woff2?inline';
import latin from './golos-latin.woff2?inline';
import sheet from './guest.css?inline';

/** @param data `data:font/woff2;base64,...` */
const font = (name: string, data: string): GuestFile => ({
  path: `/m/-/golos-${name}-1.woff2`,
  type: 'font/woff2',
  base64: data.slice(data.indexOf(',') + 1),
});

/** Golos Text (OFL 1.1), weights 400 to 700, the letters of Russian and English menus alone; another content takes another number. */
const FONTS = [
  { file: font('cyrillic', cyrillic), range: 'U+401,U+410-44F,U+451,U+2116' },
  {
    file: font('latin', latin),
    range: 'U+20-7E,U+A0,U+AB,U+B0,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20BD',
  },
] as const;

const fontCss = FONTS.map(
  ({ file, range }) =>
    `@font-face{font-family:'Golos Text Variable';font-weight:400 700;font-display:optional;src:url(${file.path}) format('woff2');unicode-range:${range}}`,
).join('');

/** `:root[data-accent=wine]`, in each theme as the tokens have it. */
const accentCss = Object.entries(ACCENTS)
  .map(([name, { light, dark }]) => {
    const root = `:root[data-accent=${name}]`;
    return [
      `${root}{${toneCss(light)}}`,
      `@media (prefers-color-scheme:dark){${root}:not([data-theme]){${toneCss(dark)}}}`,
      `${root}[data-theme=dark]{${toneCss(dark)}}`,
    ].join('');
  })
  .join('');

function toneCss({ main, on, soft }: AccentTone): string {
  return `--c-primary:${main};--c-primary-on:${on};--c-primary-soft:${soft}`;
}

export const files: readonly GuestFile[] = FONTS.map(({ file }) => file);
/** Whole in each document: one answer is all that a guest waits for. */
export const styles: readonly string[] = [
  `${tokensCss().replace(/\s*\n\s*/g, '')}${fontCss}${accentCss}${sheet}`,
];
export const scripts: readonly string[] = [`${script}guest.enhance()`, `(${choose.toString()})()`];
