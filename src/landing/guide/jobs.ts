import bin from './pictures/bin.webp';
import dish from './pictures/dish.webp';
import hours from './pictures/hours.webp';
import menu from './pictures/menu.webp';
import price from './pictures/price.webp';
import stop from './pictures/stop.webp';
import team from './pictures/team.webp';
import venue from './pictures/venue.webp';

const PICTURES = { venue, hours, menu, dish, price, stop, bin, team } as const;
type Job = keyof typeof PICTURES;

const jobOf = <J extends Job>(key: J) => ({
  key,
  title: `guide.${key}` as const,
  steps: [`guide.${key}1`, `guide.${key}2`, `guide.${key}3`] as const,
  alt: `guide.${key}Alt` as const,
  picture: PICTURES[key],
});

/** In the order in which a new owner meets them. */
export const JOBS = [
  jobOf('venue'),
  jobOf('hours'),
  jobOf('menu'),
  jobOf('dish'),
  jobOf('price'),
  jobOf('stop'),
  jobOf('bin'),
  jobOf('team'),
] as const;
