import { FileError } from './FileStore';

/** An element of a drawing, as far as its weight depends on it. */
export interface SvgPart {
  readonly name: string;
  /** Presentation attributes and declarations of `style` alike; `href` without its prefix. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgPart[];
  /** Letters that stand directly in it. */
  letters: number;
}

/**
 * What drawing costs, in simple shapes of a hundred bytes: ten to fifteen microseconds each for a thumbnail on a slow core.
 * What weighs less and yet takes long (edges that cross each other by the thousand) ends with its process.
 */
const MAX_WEIGHT = 100_000;

/** Through elements and references. */
const MAX_DEPTH = 1000;

/** A surface of its own, as large as the picture; a pass over it that looks around each of its dots. */
const LAYER = 20;
const MASK = 80;
const PASS = 800;
const LETTER = 60;

/** Only drawn where something names them. */
const DEFINITIONS = new Set(
  'defs symbol clipPath mask pattern marker filter linearGradient radialGradient title desc'.split(' '),
);
const SHAPES = new Set('path rect circle ellipse line polyline polygon text tspan textPath'.split(' '));
const GEOMETRY = 'd points x y x1 y1 x2 y2 width height r rx ry'.split(' ');
/** These name another part for every shape inside. */
const INHERITED = ['fill', 'stroke', 'marker-start', 'marker-mid', 'marker-end', 'stroke-dasharray'] as const;
/** These name another part once. */
const LAYERS = [
  ['mask', MASK],
  ['clip-path', LAYER],
  ['filter', LAYER],
] as const;

type Style = Readonly<Partial<Record<(typeof INHERITED)[number], string>>>;

/** What is drawn of a part: its weight, and of what the style of whoever uses it makes more. */
interface Drawn {
  readonly weight: number;
  readonly shapes: number;
  readonly corners: number;
  readonly length: number;
}
const NOTHING: Drawn = { weight: 0, shapes: 0, corners: 0, length: 0 };

/**
 * Weighs a drawing as it is when every reference is drawn out: two kilobytes of nested `use` are millions of shapes
 * (trust.md UP4).
 *
 * @throws FileError when it is too much, or a part contains itself
 */
export const rejectHeavy = (root: SvgPart, max = MAX_WEIGHT): number => {
  const byId = new Map<string, { readonly part: SvgPart; readonly style: Style }>();
  const index = (part: SvgPart, outer: Style): void => {
    const style = styleOf(part, outer);
    const id = part.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, { part, style: outer });
    for (const child of part.children) index(child, style);
  };
  index(root, {});

  const known = new Map<string, Drawn>();
  const open = new Set<string>();
  let depth = 0;
  const named = (id: string | undefined): Drawn => {
    const found = id === undefined ? undefined : byId.get(id);
    if (id === undefined || !found) return NOTHING;
    const before = known.get(id);
    if (before) return before;
    if (open.has(id)) throw new FileError('The SVG cannot be taken: a part contains itself.');
    open.add(id);
    const drawn = weigh(found.part, found.style, true);
    open.delete(id);
    // Colours are computed once, whatever they fill.
    const light = found.part.name.endsWith('Gradient') ? { ...drawn, weight: drawn.weight / 10 } : drawn;
    known.set(id, light);
    return light;
  };
  const painted = ({ shapes, corners, length }: Drawn, style: Style): number => {
    const of = (name: keyof Style): number => named(partOf(style[name])).weight;
    const paints = shapes * (of('fill') + of('stroke'));
    const markers = corners * (of('marker-start') + of('marker-mid') + of('marker-end'));
    return paints + markers + length / dashOf(style);
  };
  const weigh = (part: SvgPart, outer: Style, isNamed = false): Drawn => {
    if (DEFINITIONS.has(part.name) && !isNamed) return NOTHING;
    depth += 1;
    if (depth > MAX_DEPTH)
      throw new FileError('The SVG cannot be taken: its parts name each other too deep.');
    const style = styleOf(part, outer);
    const own = ownOf(part);
    const inside = part.children.map((child) => weigh(child, style));
    const target = named(hrefOf(part));
    // What is used takes its style from here.
    const used = { ...target, weight: target.weight + painted(target, style) };
    const layers = LAYERS.reduce((sum, [name, surface]) => {
      const id = partOf(part.attributes.get(name));
      return id === undefined ? sum : sum + surface + named(id).weight;
    }, 0);
    const weight = own.weight + painted(own, style) + layers;
    const drawn = [...inside, used].reduce(add, { ...own, weight });
    depth -= 1;
    if (drawn.weight > max) throw new FileError('The SVG cannot be taken: it is too heavy to draw.');
    return drawn;
  };
  return weigh(root, {}).weight;
};

const add = (one: Drawn, other: Drawn): Drawn => ({
  weight: one.weight + other.weight,
  shapes: one.shapes + other.shapes,
  corners: one.corners + other.corners,
  length: one.length + other.length,
});

const ownOf = ({ name, attributes, letters }: SvgPart): Drawn => {
  const bytes = [...attributes.values()].reduce((sum, value) => sum + value.length, letters * LETTER);
  const isLayer = Number(attributes.get('opacity') ?? 1) < 1 || attributes.has('mix-blend-mode');
  const weight = 1 + bytes / 100 + (isLayer ? LAYER : 0) + passesOf(name, attributes) * PASS;
  if (!SHAPES.has(name)) return { ...NOTHING, weight };
  const numbers = GEOMETRY.flatMap((key) => attributes.get(key)?.match(NUMBER) ?? []).map(Number);
  const length = 2 * numbers.reduce((sum, number) => sum + Math.abs(number), 0);
  return { weight, shapes: 1, corners: numbers.length, length };
};
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** How often a part of a filter goes over the picture. */
const passesOf = (name: string, attributes: ReadonlyMap<string, string>): number => {
  const largest = (key: string, absent: number): number =>
    Math.max(absent, ...(attributes.get(key)?.match(NUMBER) ?? []).map((text) => Math.abs(Number(text))));
  if (name === 'feTurbulence') return largest('numOctaves', 1) / 2;
  if (name === 'feConvolveMatrix') return largest('order', 3) ** 2 / 9;
  if (name === 'feMorphology') return 1 + largest('radius', 0) ** 2 / 20;
  return PASSES[name] ?? 0;
};

const PASSES: Readonly<Record<string, number>> = {
  feGaussianBlur: 1,
  feDropShadow: 1.5,
  feDiffuseLighting: 0.6,
  feSpecularLighting: 0.6,
  ...Object.fromEntries(
    'feBlend feColorMatrix feComponentTransfer feComposite feDisplacementMap feFlood feMerge feOffset feTile'
      .split(' ')
      .map((name) => [name, 0.2]),
  ),
};

const styleOf = ({ attributes }: SvgPart, outer: Style): Style => {
  const own = INHERITED.flatMap((name) => {
    const value = attributes.get(name);
    return value === undefined || value === 'inherit' ? [] : [[name, value] as const];
  });
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) };
};

/** Ten dashes weigh as much as a shape. */
const dashOf = (style: Style): number => {
  const dashes = style['stroke-dasharray']?.match(NUMBER)?.map(Number) ?? [];
  const period = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
  return period > 0 ? 10 * period : Number.POSITIVE_INFINITY;
};

const partOf = (value: string | undefined): string | undefined =>
  /url\(\s*['"]?#([\w.-]+)/i.exec(value ?? '')?.[1];

const hrefOf = ({ attributes }: SvgPart): string | undefined => attributes.get('href')?.replace(/^#/, '');
