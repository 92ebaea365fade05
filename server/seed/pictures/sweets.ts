import type { Dice } from './dice';
import { bar, CENTRE, circle, ellipse, leaf, line, path, plate, scatter } from './shapes';

const { x, y } = CENTRE;

/** A slice of cake, seen from the side. */
export const cake = (dice: Dice) => {
  const [sponge, cream, top] = dice.pick([
    ['#c98b4a', '#fff3dc', '#e0a857'],
    ['#5b3425', '#f6e2d3', '#3f2219'],
    ['#f0d9a6', '#fffaf0', '#d64b57'],
    ['#e7c7cf', '#fff6f4', '#b13a5e'],
  ]);
  const layers = [0, 1, 2].map(
    (index) =>
      path(`M190 ${236 + index * 46}h262v30h-262z`, sponge) +
      path(`M190 ${266 + index * 46}h262v16h-262z`, cream),
  );
  return (
    ellipse(x, 398, 226, 48, '#000000', 0, 'opacity="0.15"') +
    ellipse(x, 384, 226, 48, '#ffffff') +
    ellipse(x, 380, 182, 34, '#f3efe8') +
    layers.join('') +
    path('M190 236L270 178h182v58z', top) +
    path('M190 236L270 178h182v10h-176l-70 48z', '#ffffff', 'opacity="0.25"') +
    scatter(
      dice,
      { count: 5, radius: 44, x: 366, y: 190 },
      (a, b) => circle(a, b, 17, '#c4314b') + circle(a - 5, b - 5, 5, '#ee8a98'),
    ) +
    leaf(404, 160, 24, dice.between(-60, 20), '#5f9a45')
  );
};

/** Buns, pies and croissants on a board. */
export const bun = (dice: Dice) => {
  const crust = dice.pick(['#d1923f', '#c27a33', '#dca55a']);
  return (
    bar(x + 8, y + 22, 452, 300, 40, '#00000026') +
    bar(x, y + 8, 452, 300, 40, '#b98556') +
    [-86, -20, 58, 116]
      .map((shift) => line(`M110 ${y + shift}h420`, '#a57245', 3, 'opacity="0.5"'))
      .join('') +
    [
      [-104, -34],
      [92, -52],
      [-8, 70],
    ]
      .map(([a = 0, b = 0]) => {
        const turn = dice.between(-40, 40);
        return (
          ellipse(x + a + 6, y + b + 10, 92, 62, '#00000033', turn) +
          ellipse(x + a, y + b, 92, 62, crust, turn) +
          ellipse(x + a - 12, y + b - 14, 58, 32, '#ffffff', turn, 'opacity="0.22"') +
          [-34, 0, 34]
            .map((cut) => bar(x + a + cut, y + b, 8, 74, 4, '#8d5623', turn + 24, 'opacity="0.55"'))
            .join('')
        );
      })
      .join('') +
    scatter(dice, { count: 26, radius: 150 }, (a, b, turn) =>
      ellipse(a, b, 5, 3, '#fff3d6', turn, 'opacity="0.9"'),
    )
  );
};

/** A stack of pancakes from the side. */
export const pancakes = (dice: Dice) =>
  ellipse(x, 398, 236, 50, '#000000', 0, 'opacity="0.15"') +
  ellipse(x, 384, 236, 50, '#ffffff') +
  [0, 1, 2, 3, 4]
    .map((index) => {
      const b = 372 - index * 34;
      const shift = dice.between(-8, 8);
      return ellipse(x + shift, b, 158, 36, '#b97832') + ellipse(x + shift, b - 8, 158, 36, '#e7b566');
    })
    .join('') +
  path(
    `M214 222c30 -24 190 -24 216 2c6 30 -8 64 -20 62s-10 -34 -24 -32s-12 84 -28 82s-10 -74 -28 -74s-10 44 -26 42s-10 -40 -30 -40s-52 0 -60 -42z`,
    dice.pick(['#8c3a1e', '#a3213f', '#c9852b']),
    'opacity="0.88"',
  ) +
  scatter(dice, { count: 6, radius: 50, x, y: 214 }, (a, b) =>
    circle(a, b, 15, dice.pick(['#3e4a86', '#c4314b', '#8e2f4f'])),
  ) +
  leaf(x + 20, 178, 26, dice.between(-80, 0), '#5f9a45');

/** Toast and sandwiches. */
export const toast = (dice: Dice) =>
  plate(206) +
  [-70, 70]
    .map((shift) => {
      const turn = dice.between(-12, 12);
      return (
        bar(x + shift + 5, y + 9, 132, 196, 38, '#00000026', turn) +
        bar(x + shift, y, 132, 196, 38, '#b9773a', turn) +
        bar(x + shift, y, 114, 178, 30, '#ecc98f', turn) +
        bar(x + shift, y, 100, 160, 26, dice.pick(['#a9c36a', '#f6efe0', '#e59b7c', '#c98257']), turn) +
        scatter(dice, { count: 4, radius: 44, x: x + shift, y }, (a, b) =>
          circle(a, b, 19, dice.pick(['#fffdf6', '#d2452f', '#f2b441'])),
        ) +
        scatter(dice, { count: 6, radius: 54, x: x + shift, y }, (a, b, t) => leaf(a, b, 14, t, '#4f8a3a'))
      );
    })
    .join('');
