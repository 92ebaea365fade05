import { readAmount } from './fields/decimal';
import { limits } from './limits';
import { numberToText } from './numberToText';

/** To what prices are rounded; `90`: to «…90». */
export const ROUNDINGS = ['1', '5', '10', '50', '…90'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** How prices change: by so many percent, by so many roubles, or to a value. */
export interface PriceChange {
  readonly by: 'percent' | 'roubles' | 'value';
  readonly amount: number;
  /** Absent: to kopecks. */
  readonly round?: Rounding;
}

const KOPECKS = 100;

/**
 * The price after a change, as decimal text. Half a step rounds up, a value is rounded too; whether the result may be a price is the
 * section's to say (it may be below zero). A price that is no number stays what it is.
 */
export const changePrice = (price: string, { by, amount, round }: PriceChange): string => {
  const old = Number(price);
  if (!Number.isFinite(old) || price.trim() === '') return price;
  const next = { percent: old + (old * amount) / 100, roubles: old + amount, value: amount }[by];
  return numberToText(round === undefined ? toStep(next, 1 / KOPECKS) : ROUND[round](next));
};

/** Whether a price is so high that a zero too many is likelier. */
export const isUnusualPrice = (price: unknown): boolean =>
  Number(readAmount(String(price ?? '')) ?? 0) >= limits.priceUnusual;

/** How far rounding may take a price from what was asked, as a part of it, before that is said. */
const FAR = 0.05;

/** What a change asks for and what its rounding makes of it, in percent of the price, where these are far apart. */
export const roundedFar = (
  price: string,
  change: PriceChange,
): { readonly asked: number; readonly made: number } | undefined => {
  const { by, amount } = change;
  const [old, wanted, next] = [price, changePrice(price, { by, amount }), changePrice(price, change)].map(
    Number,
  );
  if (!old || wanted === undefined || next === undefined || Math.abs(next - wanted) <= Math.abs(old) * FAR)
    return undefined;
  return { asked: Math.round((wanted / old - 1) * 100), made: Math.round((next / old - 1) * 100) };
};

/** A little above the half, so that what is a half in decimals is one in binary too. */
const HALF = 0.5 + 1e-9;

const toStep = (price: number, step: number): number => {
  const steps = Math.floor(price / step + HALF);
  // By division where the step is a part of a rouble: then the decimals come out exact.
  return step < 1 ? steps / Math.round(1 / step) : steps * step;
};

const ROUND: Readonly<Record<Rounding, (price: number) => number>> = {
  '1': (price) => toStep(price, 1),
  '5': (price) => toStep(price, 5),
  '10': (price) => toStep(price, 10),
  '50': (price) => toStep(price, 50),
  // The nearest that ends so, and the first where there is none below.
  '…90': (price) => (price <= 0 ? price : Math.max(90, toStep(price + 10, 100) - 10)),
};
