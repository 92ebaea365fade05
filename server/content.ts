import { once } from 'es-toolkit';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { OPTION_SIGNS } from '../contract/fieldHints';
import {
  type KnownProduct,
  type Mentioned,
  readerOf,
  readPhrases,
  type WordSays,
} from '../contract/knownProducts';
import { ALLERGENS, CATEGORY_KINDS, PRESETS, UNITS } from '../contract/vocabulary';
import { parseCsv } from './cities/parseCsv';
import { shippedFile } from './shippedFile';

/** What a picture of the demo may show; `content/demo/pictures` has several of each. */
export const MOTIFS = [
  'soup',
  'salad',
  'plate',
  'grill',
  'pasta',
  'bowl',
  'eggs',
  'cake',
  'bun',
  'pancakes',
  'toast',
  'cup',
  'tea',
  'glass',
  'wine',
  'beer',
] as const;
export type Motif = (typeof MOTIFS)[number];

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  Type.Unsafe<Names[number]>(Type.Enum([...names]));
const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const Text = Type.String({ minLength: 1 });
const Motif = oneOf(MOTIFS);
/** A picture by its file's name. */
const Picture = Type.Optional(Type.String({ pattern: '^[a-z]+(-[a-z]+|-\\d)*$' }));
/** Days before the day the demo is filled on which the record went to the bin. */
const inBin = { deletedDaysAgo: Type.Optional(Type.Integer()) };
const Times = Type.Array(Type.String({ pattern: '^\\d\\d:\\d\\d$' }), { minItems: 2, maxItems: 2 });
/** When it is open: on all days alike, or with other hours from this day to Sunday, counted from 0 = Monday. */
const Hours = closed({ every: Times, from: Type.Optional(Type.Integer()), others: Type.Optional(Times) });

const Category = closed({
  ...inBin,
  title: Text,
  kind: oneOf(CATEGORY_KINDS),
  /** Title of the base category. */
  base: Text,
  description: Type.Optional(Text),
  motif: Motif,
  cover: Picture,
  alcohol: Type.Optional(Type.Literal(true)),
  hidden: Type.Optional(Type.Literal(true)),
});

const Menu = closed({
  ...inBin,
  title: Text,
  description: Text,
  motif: Motif,
  hidden: Type.Optional(Type.Literal(true)),
  hours: Type.Optional(Hours),
  categories: Type.Array(Category),
});

/** A venue with everything that hangs under it but the foods; `values` are its form values by wire key. */
const Venue = closed({
  ...inBin,
  title: Text,
  cover: Picture,
  logo: Picture,
  city: Text,
  createdDaysAgo: Type.Integer(),
  status: oneOf(['displayed', 'not_displayed', 'draft', 'under_moderation']),
  hours: Hours,
  values: Type.Record(Type.String(), Type.Unknown()),
  /** A closure in days from today: first and last. */
  closure: Type.Optional(closed({ from: Type.Integer(), until: Type.Integer(), reason: Text })),
  /** What guests have done with its menus: openings of fourteen days, today last, and sums of the last of them. */
  guests: Type.Optional(
    closed({
      opened: Type.Array(Type.Integer()),
      dishes: Type.Record(Type.String(), Type.Integer()),
      missed: Type.Record(Type.String(), Type.Integer()),
    }),
  ),
  /** Titles of papers to draw, by file field. */
  papers: Type.Record(Type.String(), Type.Array(Text)),
  menus: Type.Array(Menu),
});

const person = { email: Text, phone: Text, name: Text, lastName: Text };
const People = closed({
  /** Who signs in to look around; the address is the one that start prints (docs/spec/3-decisions.md, Running it). */
  owner: closed({ ...person, patronymic: Text, birthday: Text }),
  city: Text,
  /** Who else does, each to the part of it that their role leaves; `venue` is where they work, by its title. */
  staff: Type.Array(closed({ role: oneOf(PRESETS), venue: Text, person: closed(person) })),
});

const named = { id: Type.Integer(), title: Text };
const Named = Type.Array(closed(named));
/** Lists that belong to nobody; their ids never change, because records point at them. */
const Reference = closed({
  countries: Named,
  pointTypes: Named,
  phoneTypes: Named,
  /** `sign` is the drawing that forms show before it. */
  marks: Type.Array(closed({ ...named, sign: oneOf(OPTION_SIGNS) })),
  /** `dish` is read as food everywhere (docs/spec/3-decisions.md); the specifications print all three. */
  baseCategories: Type.Array(closed({ ...named, type: oneOf(['dish', 'food', 'drink']) })),
});

/**
 * A first menu for a kind of venue: what most of them serve, to be changed. No prices: nobody but the owner knows them. No
 * composition: a guess at allergens would be believed.
 */
const Template = closed({
  key: Text,
  /** The kind of venue. */
  title: Text,
  /** The name of the menu. */
  menu: Text,
  categories: Type.Array(
    closed({
      title: Text,
      kind: oneOf(CATEGORY_KINDS),
      /** The base category by its number in `reference.json`. */
      base: Type.Integer(),
      foods: Type.Array(closed({ title: Text, description: Type.Optional(Text) })),
    }),
  ),
});

export type Hours = Static<typeof Hours>;
export type MenuTemplate = Static<typeof Template>;
export type DemoVenue = Static<typeof Venue>;
export type DemoMenu = Static<typeof Menu>;
export type DemoCategory = Static<typeof Category>;

/** What `content/` says, read when somebody first asks and held to its schema: a wrong file stops the start and says where. */
const shipped = <Schema extends TSchema>(path: string, schema: Schema) =>
  once(() => checkContent(path, schema, JSON.parse(shippedFile(path).toString())));

/** @throws naming the file and the place in it that is not as the schema has it */
export const checkContent = <Schema extends TSchema>(
  path: string,
  schema: Schema,
  found: unknown,
): Static<Schema> => {
  if (Value.Check(schema, found)) return found;
  const [first] = Value.Errors(schema, found);
  throw new Error(`${path}${first?.instancePath ?? ''}: ${first?.message ?? 'is not what it should be'}.`);
};

export const reference = shipped('content/reference.json', Reference);
/** The catalogue of first menus (docs/spec/4-beyond.md, TD-04). */
export const templates = shipped('content/templates.json', Type.Array(Template));
export const demoPeople = shipped('content/demo/people.json', People);
export const demoVenues = shipped('content/demo/venues.json', Type.Array(Venue));

const Food = closed({
  venue: Text,
  menu: Text,
  category: Text,
  title: Text,
  price: Type.String({ pattern: '^\\d+$' }),
  portion: Text,
  unit: oneOf(UNITS),
  calories: Text,
  protein: Text,
  fats: Text,
  carbohydrates: Text,
  /** Divided by commas, an allergen with `*` behind it. */
  ingredients: Text,
  description: Text,
  /** Titles, divided by commas. */
  marks: Type.String(),
  /** On the stop list, or in the bin for so many days. */
  state: Type.String({ pattern: '^(stop|bin \\d)?$' }),
});
export type DemoFood = Static<typeof Food>;

/** The foods of the demo, a line each. @throws naming the line that is not as it should be */
export const readFoods = (csv: string): readonly DemoFood[] => {
  const [head, ...records] = parseCsv(csv);
  return records.map(({ line, cells }) =>
    checkContent(
      `content/demo/foods.csv, line ${line}`,
      Food,
      Object.fromEntries((head?.cells ?? []).map((name, index) => [name, cells[index] ?? ''])),
    ),
  );
};

const allFoods = once(() => readFoods(shippedFile('content/demo/foods.csv').toString()));

/** Those of one category of the demo, in order. */
export const demoFoods = (venue: string, menu: string, category: string): readonly DemoFood[] =>
  allFoods().filter((food) => food.venue === venue && food.menu === menu && food.category === category);

const Product = closed({
  /** See `KnownProduct`. */
  words: Text,
  /** Groups, divided by spaces; empty: none. `-` = a property, `?` = only the label of the product says it. */
  groups: Type.String({ pattern: `^(-|\\?|(${ALLERGENS.join('|')})( (${ALLERGENS.join('|')}))*)?$` }),
});

/** The table of known products (docs/spec/4-beyond.md, AL-01). @throws naming the line that is not as it should be */
export const readProducts = (csv: string): readonly KnownProduct[] => {
  const [, ...records] = parseCsv(csv);
  return records.map(({ line, cells: [words = '', groups = ''] }) => {
    const said = checkContent(`content/allergens.csv, line ${line}`, Product, { words, groups });
    return { phrases: readPhrases(said.words), says: saysOf(said.groups) };
  });
};

const saysOf = (cell: string): WordSays => {
  if (cell === '-') return 'property';
  return cell === '?' ? 'unknown' : ALLERGENS.filter((group) => cell.split(' ').includes(group));
};

/** What the words of a text say of allergens, by that table. */
export const mentionedIn = (text: string): Mentioned => {
  const known = READ.get(text);
  if (known) return known;
  const read = reader()(text);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(text, read);
  return read;
};
/** A dish that is worked on is read again with each of its saves. */
const READ = new Map<string, Mentioned>();
const MOST_READ = 500;
const reader = once(() => readerOf(readProducts(shippedFile('content/allergens.csv').toString())));
