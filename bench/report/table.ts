import { budgetText, type Figure, ratioOf, verdictOf } from './Figure';

const HEAD = ['budget', 'figure', 'ours', 'floor', 'ratio', 'allowed', 'verdict'] as const;

const rowsOf = (figures: readonly Figure[]): readonly (readonly string[])[] =>
  figures.map((figure) => [
    figure.budget,
    figure.what,
    shown(figure.ours, figure.unit),
    figure.floor === undefined ? '' : shown(figure.floor, figure.unit),
    ratioOf(figure)?.toFixed(2) ?? '',
    budgetText(figure),
    verdictOf(figure),
  ]);

const shown = (value: number, unit: Figure['unit']): string => {
  if (Number.isNaN(value)) return 'not measured';
  if (unit === 'count') return String(value);
  return `${value.toFixed(value < 10 ? 2 : 1)}${unit === 'score' ? '' : ` ${unit}`}`;
};

/** The figures as a Markdown table, its columns aligned for reading as text. */
export const table = (figures: readonly Figure[]): string => {
  const rows = [HEAD, ...rowsOf(figures)];
  const widths = HEAD.map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const [head = '', ...others] = lines;
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...others].join('\n');
};
