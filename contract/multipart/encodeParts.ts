import { FORBIDDEN_KEYS, looksLikeList, METHOD_PART, type Part, type PartType, TYPES_PART } from './Part';

export interface EncodeOptions<F> {
  readonly isFile: (value: unknown) => value is F;
  /** Adds `_types`. */
  readonly typed: boolean;
  /** The verb that a POST stands for. */
  readonly method?: string;
}

/** The parts of a payload in the order they are sent; the convention stands in `index.ts`. */
export const encodeParts = <F>(
  payload: Readonly<Record<string, unknown>>,
  { isFile, typed, method }: EncodeOptions<F>,
): readonly Part<F>[] => {
  const texts: Part<F>[] = [];
  const files: Part<F>[] = [];
  const types: Record<string, PartType> = {};

  const add = (name: string, raw: unknown): void => {
    if (isFile(raw)) {
      files.push([name, raw]);
      return;
    }
    const value = asJson(raw);
    const type = typeOf(value);
    if (type) types[name] = type;
    const children = childrenOf(value);
    if (children.length === 0) texts.push([name, textOf(value)]);
    for (const [key, child] of children) add(`${name}[${checkedKey(key)}]`, child);
  };

  for (const [key, value] of childrenOf(payload)) add(checkedKey(key), value);
  const head: Part<F>[] = method === undefined ? [] : [[METHOD_PART, method]];
  return typed
    ? [...head, [TYPES_PART, JSON.stringify(types)], ...texts, ...files]
    : [...head, ...texts, ...files];
};

/** What JSON would make of a single value: a date its ISO text, a number that is none null. */
const asJson = (value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (value instanceof Date) return value.toJSON();
  return value;
};

/** Parts of a list or group; in a list an absent item is null, in a group it is left out, as in JSON. */
const childrenOf = (value: unknown): readonly (readonly [key: string, child: unknown])[] => {
  if (Array.isArray(value)) return Array.from(value, (item, index) => [String(index), item ?? null] as const);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter(([, child]) => child !== undefined);
};

/** The type to be said beside the part, where its text alone does not say it. */
const typeOf = (value: unknown): PartType | undefined => {
  if (value === null) return 'null';
  if (typeof value === 'boolean' || typeof value === 'number') return typeof value as 'boolean' | 'number';
  if (typeof value !== 'object') return undefined;
  const children = childrenOf(value);
  if (Array.isArray(value)) return children.length === 0 ? 'list' : undefined;
  return children.length === 0 || looksLikeList(children.map(([key]) => key)) ? 'group' : undefined;
};

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : '';
};

const checkedKey = (key: string): string => {
  if (key === '' || /[[\]]/.test(key) || FORBIDDEN_KEYS.has(key)) {
    throw new Error(`A payload key must be a plain word, got "${key}": rename the field in its section.`);
  }
  return key;
};
