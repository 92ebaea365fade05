import { JOB_KEYS } from './jobKeys';
import bin from './pictures/bin.webp';
import dish from './pictures/dish.webp';
import hours from './pictures/hours.webp';
import menu from './pictures/menu.webp';
import price from './pictures/price.webp';
import stop from './pictures/stop.webp';
import team from './pictures/team.webp';
import venue from './pictures/venue.webp';

type Job = (typeof JOB_KEYS)[number];

/** A picture for each of `JOB_KEYS`. */
const PICTURES: Readonly<Record<Job, string>> = { venue, hours, menu, dish, price, stop, bin, team };

const jobOf = <J extends Job>(key: J) => ({
  key,
  title: `guide.${key}` as const,
  steps: [`guide.${key}1`, `guide.${key}2`, `guide.${key}3`] as const,
  alt: `guide.${key}Alt` as const,
  picture: PICTURES[key],
});

/** In the order in which a new owner meets them. */
export const JOBS = JOB_KEYS.map(jobOf);
