/**
 * A payload with files travels as `multipart/form-data`, which knows only texts and files. The convention:
 *
 * - names are brackets: `graphic[mon][begin]`, `phone_other[0][phone_number]`; a list always carries its indexes, so
 *   stored files (`images[0][id]`) and new ones (`images[1]` = the file) keep their order side by side;
 * - `true` and `false` are `1` and `0`, numbers are decimals, `null`, `[]` and `{}` are the empty text: they are sent,
 *   never left out. `undefined` is left out, as in JSON;
 * - `_method` comes first, `_types` second, then all texts, then all files, so that a reader knows the fields before the
 *   first file arrives;
 * - `_types` is an extension of ours (capability `multipart.types`): JSON `{name: type}` for every part that is no text
 *   and no file, so that `0`, `false` and `"0"` stay apart. With it `decodeBody` gives back exactly what was encoded.
 *   Without it values stay texts and an empty text is read as `null`, as PHP backends read it.
 */

/** No form nests deeper; deeper names are an attack on the reader. */
const MAX_DEPTH = 8;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

interface Leaf<F> {
  readonly name: string;
  readonly value: string | F;
}
interface Branch<F> {
  readonly name: string;
  readonly children: Map<string, Node<F>>;
}
type Node<F> = Leaf<F> | Branch<F>;
type Types = Readonly<Record<string, PartType>>;

/**
 * The payload that was encoded into these parts (the inverse of `encodeParts`), without `_method` and `_types`. Also
 * reads what other clients write: `ids[]=1&ids[]=2` and bodies without `_types`.
 *
 * @throws MalformedBody names that contradict each other or repeat, that nest too deep, types that do not fit
 */
export const decodeBody = <F>(parts: Iterable<Part<F>>): Record<string, unknown> => {
  const root: Branch<F> = { name: '', children: new Map() };
  let types: Types | undefined;
  let methodParts = 0;
  for (const [name, value] of parts) {
    if (name === METHOD_PART) methodParts += 1;
    else if (name !== TYPES_PART) insert(root, name, value);
    else if (types === undefined) types = readTypes(value);
    else throw new MalformedBody(`${TYPES_PART} stands twice in the body.`);
  }
  if (methodParts > 1) throw new MalformedBody(`${METHOD_PART} stands twice in the body.`);
  return groupOf(root, types);
};

const insert = <F>(root: Branch<F>, name: string, value: string | F): void => {
  const match = NAME.exec(name);
  const path = [match?.[1] ?? '', ...(match?.[2] ?? '').slice(1, -1).split('][')];
  if (!match?.[2]) path.length = 1;
  if (!match || path.length > MAX_DEPTH || path.some((key) => FORBIDDEN_KEYS.has(key))) {
    throw new MalformedBody(`Not a part name: ${JSON.stringify(name.slice(0, 80))}.`);
  }
  let branch = root;
  path.forEach((raw, depth) => {
    const key = raw === '' ? nextIndex(branch) : raw;
    const place = depth === 0 ? key : `${branch.name}[${key}]`;
    const found = branch.children.get(key);
    if (depth === path.length - 1) {
      if (found) throw new MalformedBody(`The part ${JSON.stringify(place)} stands twice in the body.`);
      branch.children.set(key, { name: place, value });
      return;
    }
    const next: Node<F> = found ?? { name: place, children: new Map() };
    if (!('children' in next))
      throw new MalformedBody(`The part ${JSON.stringify(place)} is a value and a group.`);
    branch.children.set(key, next);
    branch = next;
  });
};

/** `a[]` takes the place after the highest index so far, as in PHP. */
const nextIndex = <F>(branch: Branch<F>): string => {
  const taken = [...branch.children.keys()].map(Number).filter(Number.isInteger);
  return String(Math.max(-1, ...taken) + 1);
};

const readTypes = (value: unknown): Types => {
  const types: Types = Object.create(null);
  let raw: unknown;
  try {
    raw = typeof value === 'string' ? JSON.parse(value) : undefined;
  } catch {
    raw = undefined;
  }
  if (typeof raw !== 'object' || raw === null) throw new MalformedBody(`${TYPES_PART} is no JSON object.`);
  const entries = Object.entries(raw).map(([name, type]) => {
    const known = PART_TYPES.find((each) => each === type);
    if (!known) throw new MalformedBody(`${TYPES_PART} knows no type ${JSON.stringify(type)}.`);
    return [name, known] as const;
  });
  return Object.assign(types, Object.fromEntries(entries));
};

const nodeValue = <F>(node: Node<F>, types: Types | undefined): unknown => {
  if (!('children' in node)) return leafOf(node, types);
  if (types?.[node.name] === 'group' || !looksLikeList([...node.children.keys()]))
    return groupOf(node, types);
  const inOrder = [...node.children].sort(([one], [other]) => Number(one) - Number(other));
  return inOrder.map(([, child]) => nodeValue(child, types));
};

const groupOf = <F>(branch: Branch<F>, types: Types | undefined): Record<string, unknown> =>
  Object.fromEntries([...branch.children].map(([key, child]) => [key, nodeValue(child, types)]));

const leafOf = <F>({ name, value }: Leaf<F>, types: Types | undefined): unknown => {
  if (typeof value !== 'string') return value;
  if (types === undefined) return value === '' ? null : value;
  const type = types[name];
  return type === undefined ? value : READERS[type](value, name);
};

const READERS: Readonly<Record<PartType, (text: string, name: string) => unknown>> = {
  null: (text, name) => emptyAs(null, text, name),
  list: (text, name) => emptyAs([], text, name),
  group: (text, name) => emptyAs({}, text, name),
  boolean: (text, name) => {
    if (text !== '1' && text !== '0')
      throw new MalformedBody(`The part ${JSON.stringify(name)} is no boolean.`);
    return text === '1';
  },
  number: (text, name) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) {
      throw new MalformedBody(`The part ${JSON.stringify(name)} is no number.`);
    }
    return number;
  },
};

const emptyAs = (empty: unknown, text: string, name: string): unknown => {
  if (text !== '') throw new MalformedBody(`The part ${JSON.stringify(name)} should be empty.`);
  return empty;
};

interface EncodeOptions<F> {
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
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
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

/** One part of a multipart body: a text, or a file of the platform at hand (`File` in the browser, a stream on a server). */
export type Part<F> = readonly [name: string, value: string | F];

/** The verb an update stands for; always the first part. */
export const METHOD_PART = '_method';
/** The types of the parts that are no texts; see the convention above. */
const TYPES_PART = '_types';

const PART_TYPES = ['null', 'boolean', 'number', 'list', 'group'] as const;
type PartType = (typeof PART_TYPES)[number];

/** A body that no client of ours writes: the server answers 400. */
export class MalformedBody extends Error {
  override readonly name = 'MalformedBody';
}

/** Keys that would reach into JavaScript's own objects. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a reader could take a group with these keys for a list: 0, 1, 2 ... */
const looksLikeList = (keys: readonly string[]): boolean => {
  const known = new Set(keys);
  return keys.length > 0 && keys.every((_, index) => known.has(String(index)));
};
