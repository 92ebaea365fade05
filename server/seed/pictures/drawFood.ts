import { diceOf } from './dice';
import { type Motif, motifs } from './motifs';
import { circle, HEIGHT, WIDTH } from './shapes';

type Table = readonly [light: string, dark: string];

/** Table tops: light and dark end of the same hue. */
const tables: readonly [Table, ...Table[]] = [
  ['#f3e9dc', '#e2d2bd'],
  ['#e4ece8', '#c9d9d1'],
  ['#f5e3de', '#e6c8bf'],
  ['#e3e7f0', '#c8d0e2'],
  ['#efe8f2', '#d8cbe0'],
  ['#f6efd8', '#e6d9ac'],
];

/** A still life as SVG, 480 by 360: the same title and motif always give the same picture. */
export function drawFood(title: string, motif: Motif): string {
  const dice = diceOf(`${motif} ${title}`);
  const [light, dark] = dice.pick(tables);
  const glow = circle(dice.between(120, 520), dice.between(40, 160), 260, '#ffffff', 'opacity="0.28"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#t)"/>${glow}${motifs[motif](dice)}</svg>`;
}
