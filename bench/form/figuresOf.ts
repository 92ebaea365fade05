import type { Renders } from '../browser/countRenders';
import type { Figure } from '../report/Figure';
import { expected, SWITCH } from './benchFields';
import type { FormCounts } from './countForm';
import type { FormFigures } from './visitForm';

/** What may be asked of a form of so many fields: small ones are only shown. */
const WARM: Readonly<Record<number, number>> = { 100: 0.9, 300: 0.8 };

/** The figures of one size, against the budgets. */
export const figuresOf = (
  count: number,
  { ours, floor }: Readonly<Record<'ours' | 'floor', FormFigures>>,
  counts: FormCounts,
): readonly Figure[] => {
  const isJudged = count >= 100;
  const time = (budget: string, what: string, key: keyof FormFigures, maxRatio?: number): Figure => ({
    budget,
    what: `${what}, ${count} fields`,
    unit: key === 'heap' || key === 'leak' ? 'MB' : 'ms',
    ours: ours[key],
    floor: floor[key],
    ...(isJudged && maxRatio !== undefined && { maxRatio }),
  });
  const most = (
    budget: string,
    what: string,
    figure: number,
    max: number,
    unit: Figure['unit'] = 'count',
  ) => ({
    budget,
    what: `${what}, ${count} fields`,
    unit,
    ours: figure,
    max,
  });
  const { all, shown } = expected(count);
  return [
    time('F1', 'config to interactive, cold', 'cold', 1.1),
    time('F2', 'warm open', 'warm', WARM[count]),
    ...(count === 300
      ? [
          { ...time('F3', 'warm open: first field', 'warmFirst'), floor: floor.warm, maxRatio: 0.1 },
          most('F3', 'warm open: longest task', ours.longTask, 50, 'ms'),
        ]
      : []),
    time('F4', 'script per key', 'key', 2.5),
    most('F4', 'key: commits', counts.key.commits, 1),
    most('F4', 'key: other inputs rendered', others(counts.key, 'field_0'), 0),
    most('F4', 'key: components', counts.key.components, 32),
    ...(count === 300 ? [most('F5', 'longest typing event', ours.typing, 32, 'ms')] : []),
    time('F6', 'toggle', 'toggle', 1.1),
    most('F6', 'toggle: other inputs', others(counts.toggle, SWITCH) - (all - shown), 2),
    time('F7', 'submit, all invalid', 'submit', 1.1),
    most('F7', 'submit: commits', counts.submit.commits, 6),
    most('F7', 'submit: renders of the most rendered field', mostRendered(counts.submit), 1),
    most('F8', 'inputs rendered twice on mount', twice(counts.mount), 0),
    time('F9', 'heap', 'heap', 1.1),
    most('F9', 'heap after three reopenings', ours.leak, 1, 'MB'),
  ];
};

const others = ({ fields }: Renders, own: string): number =>
  Object.keys(fields).filter((name) => name !== own).length;

const twice = ({ fields }: Renders): number => Object.values(fields).filter((times) => times > 1).length;

const mostRendered = ({ fields }: Renders): number => Math.max(0, ...Object.values(fields));
