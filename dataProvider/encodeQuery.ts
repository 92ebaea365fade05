/**
 * A query string in the bracket form that PHP and Laravel read (3-decisions, Wire format 2), `?` included, empty when
 * there is nothing to say: `ids[]=4&ids[]=9`, `filters[0][value][start]=2026-01-01`. Booleans are 1 and 0; what is
 * undefined or null is left out.
 */
export const encodeQuery = (params: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(params).flatMap(([name, value]) => pairsOf(name, value));
  return pairs.length === 0
    ? ''
    : `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;
};

type Pair = readonly [name: string, text: string];

const pairsOf = (name: string, value: unknown): readonly Pair[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pairsOf(`${name}[${indexOf(item, index)}]`, item));
  if (typeof value === 'object' && !(value instanceof Date)) {
    return Object.entries(value).flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item));
  }
  return [[name, textOf(value)]];
};

/** Groups in a list need their number to stay together; single values do not. */
const indexOf = (item: unknown, index: number): number | '' =>
  typeof item === 'object' && item !== null ? index : '';

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value instanceof Date ? value.toISOString() : String(value);
};
