import type { Dice } from './dice';
import { bar, CENTRE, circle, ellipse, leaf, line, path, scatter } from './shapes';

const { x, y } = CENTRE;

/** A cup of coffee from above. */
export const cup = (dice: Dice) => {
  const china = dice.pick(['#ffffff', '#e8efe9', '#f6e4d8', '#dfe6ef']);
  const milk = dice.pick(['#f4e3c8', '#ead0a8', '#6b3d22']);
  return (
    ellipse(x + 10, y + 18, 196, 190, '#000000', 0, 'opacity="0.16"') +
    circle(x, y, 190, china) +
    circle(x, y, 146, '#00000010') +
    bar(x + 150, y - 60, 96, 40, 20, china, -24) +
    circle(x, y, 128, china, 'stroke="#00000018" stroke-width="4"') +
    circle(x, y, 112, '#5c321b') +
    circle(x, y, 102, '#8a5530') +
    // Five petals of milk, the lower the wider.
    [0, 1, 2, 3, 4]
      .map((step) => {
        const b = y - 62 + step * 26;
        const w = 26 + step * 9;
        return line(`M${x - w} ${b}q${w} 34 ${2 * w} 0`, milk, 11, 'opacity="0.92"');
      })
      .join('') +
    line(`M${x} ${y - 84}V${y + 74}`, milk, 7) +
    scatter(dice, { count: 5, radius: 20, x: x - 214, y: y + 122 }, (a, b, turn) =>
      ellipse(a, b, 17, 11, '#4a2a18', turn),
    )
  );
};

/** A glass teapot's cup with a slice of lemon. */
export const tea = (dice: Dice) => {
  const brew = dice.pick(['#b5561f', '#d99a2b', '#a8b04a', '#c23b2f']);
  return (
    ellipse(x + 10, y + 20, 178, 172, '#000000', 0, 'opacity="0.14"') +
    circle(x, y, 172, '#ffffff', 'opacity="0.9"') +
    circle(x, y, 126, brew) +
    circle(x - 26, y - 28, 84, '#ffffff', 'opacity="0.14"') +
    circle(x + 32, y + 26, 50, '#f6d34f') +
    circle(x + 32, y + 26, 42, '#fbe98f') +
    [0, 60, 120].map((turn) => bar(x + 32, y + 26, 3, 80, 1, '#ffffff', turn)).join('') +
    leaf(x - 46, y - 30, 34, dice.between(0, 360), '#5b9447') +
    leaf(x - 22, y - 56, 30, dice.between(0, 360), '#79b058') +
    scatter(dice, { count: 6, radius: 90 }, (a, b) =>
      circle(a, b, 10, dice.pick(['#e07b1f', '#b8223a', '#f0a63a'])),
    )
  );
};

const shadow = (wide: number) => ellipse(x, 424, wide, 20, '#000000', 0, 'opacity="0.16"');
const shine = (dx: number) => bar(x - dx, y + 20, 12, 170, 6, '#ffffff', 2, 'opacity="0.35"');

/** A tall glass with ice and a straw. */
export const glass = (dice: Dice) => {
  const liquid = dice.pick(['#f2b134', '#e8663d', '#9cc15b', '#d83a56', '#f4d35e', '#7fb7a3']);
  return (
    shadow(118) +
    bar(x + 38, 150, 12, 230, 6, dice.pick(['#e4572e', '#3f7a6a', '#ffffff']), 14) +
    path('M226 112h188l-26 304q-2 10 -12 10h-112q-10 0 -12 -10z', '#ffffff', 'opacity="0.5"') +
    path('M234 166h172l-22 244q-2 8 -10 8h-108q-8 0 -10 -8z', liquid, 'opacity="0.92"') +
    scatter(dice, { count: 6, radius: 58, x, y: 262 }, (a, b, turn) =>
      bar(a, b, 46, 46, 8, '#ffffff', turn, 'opacity="0.38"'),
    ) +
    shine(62) +
    circle(398, 128, 44, '#f6d34f') +
    circle(398, 128, 35, '#fdf0a8') +
    leaf(262, 130, 34, -60, '#4f9a45') +
    leaf(286, 116, 30, -110, '#74b558')
  );
};

export const wine = (dice: Dice) => {
  const colour = dice.pick(['#7a1733', '#9b2242', '#e9d27a', '#f0b9a8', '#f4e3a1']);
  return (
    shadow(96) +
    path(
      'M222 76h196c14 106 -14 176 -82 186v126c44 4 66 14 66 28h-164c0 -14 22 -24 66 -28v-126c-68 -10 -96 -80 -82 -186z',
      '#ffffff',
      'opacity="0.62"',
    ) +
    path('M224 146h192c-2 66 -34 104 -96 104s-94 -38 -96 -104z', colour) +
    ellipse(x, 146, 96, 15, '#ffffff', 0, 'opacity="0.25"') +
    bar(256, 164, 10, 96, 5, '#ffffff', 8, 'opacity="0.45"') +
    scatter(dice, { count: 9, radius: 34, x: 486, y: 388 }, (a, b) =>
      circle(a, b, 16, dice.pick(['#5b2a5c', '#7b3f78'])),
    )
  );
};

export const beer = (dice: Dice) => {
  const colour = dice.pick(['#e8a531', '#d98a1f', '#3a2015', '#f0c257']);
  return (
    shadow(126) +
    line('M414 210h34q30 0 30 32v76q0 34 -30 34h-34', '#ffffff', 20, 'opacity="0.75"') +
    bar(x, 268, 206, 300, 22, '#ffffff', 0, 'opacity="0.6"') +
    bar(x, 286, 182, 252, 16, colour) +
    [-58, 0, 58].map((shift) => bar(x + shift, 292, 20, 206, 10, '#ffffff', 0, 'opacity="0.18"')).join('') +
    scatter(dice, { count: 16, radius: 88, x, y: 300 }, (a, b) =>
      circle(a, b, dice.between(3, 7), '#ffffff', 'opacity="0.5"'),
    ) +
    [-88, -46, 0, 44, 88]
      .map((shift) => circle(x + shift, 138 + dice.between(-8, 8), 36, '#fffdf5'))
      .join('') +
    bar(x, 158, 214, 40, 20, '#fffdf5')
  );
};
