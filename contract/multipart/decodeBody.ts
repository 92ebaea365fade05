import {
  FORBIDDEN_KEYS,
  looksLikeList,
  MalformedBody,
  METHOD_PART,
  PART_TYPES,
  type Part,
  type PartType,
  TYPES_PART,
} from './Part';

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
