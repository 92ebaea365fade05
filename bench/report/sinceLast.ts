import { type Figure, ratioOf } from './Figure';
import { table } from './table';

/** Differences below this mean nothing. */
const NOISE = 0.15;

/** What a figure goes by: beside its floor where it has one, because times of two runs cannot be compared. */
const measureOf = (figure: Figure): number => ratioOf(figure) ?? figure.ours;

/** What has become better and worse since another run, beyond noise; counts are exact. */
export const sinceLast = (before: readonly Figure[], now: readonly Figure[]): string => {
  const known = new Map(before.map((figure) => [figure.what, figure]));
  const better: Figure[] = [];
  const worse: Figure[] = [];
  for (const figure of now) {
    const old = known.get(figure.what);
    if (!old) continue;
    const change = measureOf(figure) - measureOf(old);
    if (Math.abs(change) <= (figure.unit === 'count' ? 0 : NOISE * measureOf(old))) continue;
    const isMoreBetter = figure.minRatio !== undefined || figure.unit === 'calls/s';
    (change > 0 === isMoreBetter ? better : worse).push(figure);
  }
  const part = (name: string, figures: readonly Figure[]): string =>
    `${name} than in the last full run: ${figures.length}\n\n${figures.length === 0 ? '' : table(figures)}\n`;
  return `${part('Better', better)}\n${part('Worse', worse)}`;
};
