import type { Dice } from './dice';

/** The canvas: 4:3, as the pictures of the product are cropped (1§9). */
export const WIDTH = 640;
export const HEIGHT = 480;
export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;

const n = (value: number) => value.toFixed(1);

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})" ${more}/>`;

export const bar = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  turn = 0,
  more = '',
) =>
  `<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

/** A leaf with its vein, lying in the direction `turn`. */
export const leaf = (x: number, y: number, size: number, turn: number, fill: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size / 10)})">` +
  path('M-10 0C-5 -7 5 -7 11 0C5 7 -5 7 -10 0Z', fill) +
  line('M-9 0L9 0', '#ffffff', 0.7, 'opacity="0.35"') +
  '</g>';

/** Draws `count` things at random places within `radius` of a point, evenly spread. */
export const scatter = (
  dice: Dice,
  { count, radius, x = CENTRE.x, y = CENTRE.y }: { count: number; radius: number; x?: number; y?: number },
  draw: (x: number, y: number, turn: number) => string,
) =>
  Array.from({ length: count }, () => {
    const angle = dice.next() * Math.PI * 2;
    const far = Math.sqrt(dice.next()) * radius;
    return draw(x + Math.cos(angle) * far, y + Math.sin(angle) * far, dice.next() * 360);
  }).join('');

/** A plate seen from above with its shadow on the table. */
export const plate = (r: number, rim = '#ffffff', well = '#f5f2ec') =>
  ellipse(CENTRE.x + 8, CENTRE.y + 16, r + 4, r, '#000000', 0, 'opacity="0.16"') +
  circle(CENTRE.x, CENTRE.y, r, rim) +
  circle(CENTRE.x, CENTRE.y, r * 0.8, well, 'stroke="#e4ded4" stroke-width="2"');
