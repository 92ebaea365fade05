/** One measured figure, and what it is held against. */
export interface Figure {
  /** The budget it belongs to: `F2`. */
  readonly budget: string;
  readonly what: string;
  readonly unit: 'ms' | 'MB' | 'kB' | 'B' | 'count' | 'score' | 'calls/s';
  readonly ours: number;
  /** The floor, measured in the same run. */
  readonly floor?: number;
  /** Our figure may be at most so many times the floor's. */
  readonly maxRatio?: number;
  /** Our figure itself may be at most this. */
  readonly max?: number;
  /** Ours must be at least so many times the floor's: where more is better. */
  readonly minRatio?: number;
}

export type Verdict = 'met' | 'missed' | 'shown';

export const ratioOf = ({ ours, floor }: Figure): number | undefined =>
  floor === undefined ? undefined : ours / floor;

/** `shown` = there is no budget for it; it stands in the table to read the others by. */
export const verdictOf = (figure: Figure): Verdict => {
  const ratio = ratioOf(figure) ?? Number.NaN;
  const rules = [
    figure.max === undefined ? undefined : figure.ours <= figure.max,
    figure.maxRatio === undefined ? undefined : ratio <= figure.maxRatio,
    figure.minRatio === undefined ? undefined : ratio >= figure.minRatio,
  ].filter((isKept) => isKept !== undefined);
  if (rules.length === 0) return 'shown';
  return rules.every(Boolean) ? 'met' : 'missed';
};

export const budgetText = ({ max, maxRatio, minRatio, unit }: Figure): string =>
  [
    max === undefined ? undefined : `<= ${max}${unit === 'count' ? '' : ` ${unit}`}`,
    maxRatio === undefined ? undefined : `<= ${maxRatio} x`,
    minRatio === undefined ? undefined : `>= ${minRatio} x`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
