import { ACCENTS, type AccentTone } from '../contract/guest/accents';
import type { GuestFile } from '../contract/guest/GuestPages';
import cyrillic from '../ui/fonts/golos-cyrillic.woff2?inline';
import latin from '../ui/fonts/golos-latin.woff2?inline';
import { fontsCss, type Letters } from '../ui/fontsCss';
import { tokensCss } from '../ui/tokensCss';
import { choose } from './allergens/choose';
import { script } from './enhance?script';
import sheet from './guest.css?inline';

/** Another content takes another number. */
const pathOf = (letters: Letters): string => `/m/-/golos-${letters}-1.woff2`;

/** @param data `data:font/woff2;base64,...` */
const font = (letters: Letters, data: string): GuestFile => ({
  path: pathOf(letters),
  type: 'font/woff2',
  base64: data.slice(data.indexOf(',') + 1),
});

export const files: readonly GuestFile[] = [font('cyrillic', cyrillic), font('latin', latin)];

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

/** Whole in each document: one answer is all that a guest waits for. */
export const styles: readonly string[] = [
  `${tokensCss().replace(/\s*\n\s*/g, '')}${fontsCss(pathOf, 'optional')}${accentCss}${sheet}`,
];
export const scripts: readonly string[] = [`${script}guest.enhance()`, `(${choose.toString()})()`];
