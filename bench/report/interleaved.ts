import { median } from './median';

type Figures = Readonly<Record<string, number>>;

/** Measures all sides in turns, `times` times, so that a slow moment of the machine meets every side; medians. */
export const interleaved = async <Side extends string, F extends { readonly [K in keyof F]: number }>(
  sides: Readonly<Record<Side, () => Promise<F>>>,
  times: number,
): Promise<Readonly<Record<Side, F>>> => {
  const names = Object.keys(sides) as Side[];
  const measured = new Map<Side, F[]>(names.map((name) => [name, []]));
  for (let time = 0; time < times; time += 1) {
    for (const name of time % 2 === 0 ? names : names.toReversed()) {
      measured.get(name)?.push(await sides[name]());
    }
  }
  const middles = names.map((name) => [name, middleOf(measured.get(name) ?? [])]);
  return Object.fromEntries(middles) as Record<Side, F>;
};

const middleOf = (visits: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((key) => [key, median(visits.map((visit) => visit[key] ?? Number.NaN))]),
  );
