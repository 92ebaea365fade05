import type { Dice } from './dice';
import { beer, cup, glass, tea, wine } from './drinks';
import { bowl, eggs, grill, mainDish, pasta, salad, soup } from './onPlates';
import { bun, cake, pancakes, toast } from './sweets';

/** What a picture may show; each draws on the canvas of `shapes.ts`. */
export const motifs = {
  soup,
  salad,
  plate: mainDish,
  grill,
  pasta,
  bowl,
  eggs,
  cake,
  bun,
  pancakes,
  toast,
  cup,
  tea,
  glass,
  wine,
  beer,
} as const satisfies Readonly<Record<string, (dice: Dice) => string>>;

export type Motif = keyof typeof motifs;
