import type { Dice } from './dice';
import { bar, CENTRE, circle, ellipse, leaf, line, plate, scatter } from './shapes';

const { x, y } = CENTRE;

const greens = ['#5f8f3a', '#7bab4c', '#3f7a3a'] as const;
const green = (dice: Dice) => dice.pick(greens);

export const soup = (dice: Dice) => {
  const broth = dice.pick(['#b5392f', '#d98a2b', '#e0b24a', '#c9692c', '#8c6b3f']);
  return (
    plate(205) +
    circle(x, y, 158, '#ffffff', 'stroke="#ddd5c8" stroke-width="3"') +
    circle(x, y, 146, broth) +
    circle(x - 30, y - 34, 104, '#ffffff', 'opacity="0.08"') +
    scatter(dice, { count: 9, radius: 105 }, (a, b, turn) =>
      bar(a, b, 26, 20, 6, dice.pick(['#e9c46a', '#c8553d', '#f1ddb0', '#8a5a34']), turn, 'opacity="0.92"'),
    ) +
    ellipse(x + dice.between(-20, 20), y + dice.between(-20, 20), 40, 33, '#fffaf1', dice.between(0, 90)) +
    scatter(dice, { count: 13, radius: 112 }, (a, b, turn) => leaf(a, b, 9, turn, green(dice)))
  );
};

export const salad = (dice: Dice) =>
  plate(205) +
  scatter(dice, { count: 30, radius: 105 }, (a, b, turn) =>
    leaf(a, b, dice.between(28, 46), turn, green(dice)),
  ) +
  scatter(dice, { count: 9, radius: 98 }, (a, b) => {
    const r = dice.between(15, 22);
    return circle(a, b, r, '#d64933') + circle(a - r / 4, b - r / 4, r * 0.6, '#e8735c');
  }) +
  scatter(dice, { count: 8, radius: 100 }, (a, b, turn) =>
    bar(a, b, 30, 24, 5, dice.pick(['#fdf3dc', '#f3d9a4', '#ffffff']), turn),
  ) +
  scatter(dice, { count: 6, radius: 96 }, (a, b) =>
    circle(a, b, 13, 'none', 'stroke="#8e3b6f" stroke-width="5" opacity="0.8"'),
  );

export const mainDish = (dice: Dice) => {
  const meat = dice.pick(['#a8632f', '#8f4b28', '#c98746', '#e39a6b']);
  const side = dice.pick(['#f3d98b', '#f6ead0', '#e7b75c']);
  return (
    plate(205) +
    ellipse(x - 62, y + 20, 78, 66, side, -14) +
    scatter(dice, { count: 14, radius: 46, x: x - 62, y: y + 20 }, (a, b, turn) =>
      ellipse(a, b, 12, 7, '#ffffff', turn, 'opacity="0.35"'),
    ) +
    ellipse(x + 58, y - 8, 92, 58, '#00000022', 16) +
    ellipse(x + 54, y - 16, 92, 58, meat, 16) +
    [-44, -14, 16, 46].map((shift) => bar(x + 54 + shift, y - 16, 7, 88, 3, '#00000030', 34)).join('') +
    scatter(dice, { count: 8, radius: 44, x: x + 30, y: y + 92 }, (a, b) =>
      circle(a, b, 12, dice.pick(greens)),
    ) +
    leaf(x - 20, y - 74, 40, dice.between(-60, 10), green(dice)) +
    leaf(x + 6, y - 92, 34, dice.between(-20, 40), green(dice))
  );
};

export const grill = (dice: Dice) =>
  plate(208, '#3b3531', '#4a423c') +
  [-66, 0, 66]
    .map((shift) => {
      const turn = -18 + dice.between(-3, 3);
      const pieces = [-108, -54, 0, 54, 108].map((step) =>
        bar(
          x + step,
          y + shift,
          48,
          46,
          15,
          dice.pick(['#9c5426', '#7e3f1f', '#b8682f', '#c24b33', '#6f8f3a']),
        ),
      );
      return `<g transform="rotate(${turn} ${x} ${y})">${bar(x, y + shift, 372, 6, 3, '#d8d2c8')}${pieces.join('')}</g>`;
    })
    .join('') +
  scatter(dice, { count: 9, radius: 150 }, (a, b, turn) => leaf(a, b, 17, turn, green(dice))) +
  scatter(dice, { count: 5, radius: 130 }, (a, b) =>
    circle(a, b, 16, 'none', 'stroke="#f2e6f0" stroke-width="5" opacity="0.85"'),
  );

export const pasta = (dice: Dice) =>
  plate(205) +
  scatter(dice, { count: 34, radius: 62 }, (a, b, turn) => {
    const r = dice.between(24, 52);
    return `<g transform="rotate(${turn.toFixed(0)} ${x} ${y})">${line(
      `M${(a - r).toFixed(0)} ${b.toFixed(0)}a${r.toFixed(0)} ${(r * 0.7).toFixed(0)} 0 0 1 ${(2 * r).toFixed(0)} 6`,
      dice.pick(['#edc564', '#f3d583', '#e0ad47']),
      9,
    )}</g>`;
  }) +
  scatter(dice, { count: 8, radius: 62 }, (a, b) =>
    circle(a, b, dice.between(9, 15), dice.pick(['#c8402f', '#d96a3b', '#8a5a3a'])),
  ) +
  leaf(x - 10, y - 12, 34, dice.between(0, 80), '#4d8a3c') +
  leaf(x + 18, y + 4, 28, dice.between(100, 180), '#6aa34c');

export const bowl = (dice: Dice) => {
  const filling = dice.pick(['#f0dcb0', '#f6ecd6', '#d9a95f', '#c98f52']);
  return (
    plate(180, dice.pick(['#3f6b74', '#6d5a8c', '#8a5b4a', '#47705a']), '#fbf7ef') +
    circle(x, y, 138, filling) +
    scatter(dice, { count: 70, radius: 124 }, (a, b, turn) =>
      ellipse(a, b, 8, 4.5, '#ffffff', turn, 'opacity="0.4"'),
    ) +
    scatter(dice, { count: 12, radius: 72 }, (a, b) =>
      circle(a, b, dice.between(9, 14), dice.pick(['#8e2f4f', '#3e4a86', '#c9403f', '#e39b34'])),
    ) +
    leaf(x, y - 22, 24, dice.between(0, 360), '#5f9a45')
  );
};

export const eggs = (dice: Dice) =>
  plate(205, '#2f2b29', '#3a3532') +
  [0, 1, 2]
    .map((index) => {
      const turn = (index * 2 * Math.PI) / 3 + dice.between(0, 0.6);
      const a = x + Math.cos(turn) * 74;
      const b = y + Math.sin(turn) * 66;
      return (
        ellipse(a, b, dice.between(66, 78), dice.between(56, 64), '#fffdf6', dice.between(0, 180)) +
        circle(a, b, 27, '#f4a82a') +
        circle(a - 8, b - 9, 9, '#ffd577')
      );
    })
    .join('') +
  scatter(dice, { count: 14, radius: 140 }, (a, b, turn) => leaf(a, b, 11, turn, green(dice))) +
  scatter(
    dice,
    { count: 4, radius: 140 },
    (a, b) => circle(a, b, 20, '#d2452f') + circle(a, b, 14, '#e4705a'),
  );
