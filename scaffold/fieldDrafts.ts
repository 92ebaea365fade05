import { FIELD_TYPES, type FieldType } from '../contract/fieldConfig';
import { UsageError } from './Plan';
import { firstTab } from './templates/resource';

/** A key of the record that a field fills. */
export interface Kept {
  readonly key: string;
  /** The column; absent: it is kept beside the columns, or is rows of its own. */
  readonly column?: string;
  /** What makes the column, and where it comes from: `pg` is drizzle, `ours` are the shared columns. */
  readonly from?: { readonly pg: string } | { readonly ours: string };
  /** Its schema in the entity. */
  readonly schema: string;
  /** The schemas of `contract/entities/parts` that this takes. */
  readonly parts: readonly string[];
}

/** How a field type is kept, sent and listed in a resource that a script writes. */
interface FieldFacts {
  readonly kept: readonly (Omit<Kept, 'key'> & { readonly key?: string })[];
  readonly rules?: string;
  /** A column of the list, and one to sort by. */
  readonly isListed?: true;
  readonly isSorted?: true;
  /** A yes or no, a day, or one of its options, to filter by. */
  readonly filter?: 'flag' | 'day' | 'option';
  /** Some of its options, which are said with it. */
  readonly isChoice?: true;
  /** The key names a record: of the resource that is said with it, or a city. */
  readonly names?: 'resource' | 'cities';
  /** What draws its column, of `kit/cells/columnTypes`. */
  readonly cell?: string;
}

const textLine = {
  column: 'text()',
  from: { pg: 'text' },
  schema: 'Nullable(Text)',
  parts: ['Nullable', 'Text'],
};
const line = { kept: [textLine] } as const;
const id = {
  column: 'integer()',
  from: { pg: 'integer' },
  schema: 'Nullable(Id)',
  parts: ['Nullable', 'Id'],
};
const decimal = { ...textLine, column: 'numeric()', from: { pg: 'numeric' } };
const flag = {
  kept: [
    {
      column: 'boolean().notNull().default(false)',
      from: { pg: 'boolean' },
      schema: 'Type.Boolean()',
      parts: [],
    },
  ],
  isListed: true,
  filter: 'flag',
} as const;
const choice = { ...line, isListed: true, isChoice: true, filter: 'option' } as const;
const nothing = { kept: [] } as const;
/** Of a shape that no column has: kept beside them, under the keys that the type itself writes. */
const beside = (...keys: readonly string[]) => ({
  kept: keys.map((key) => ({ key, schema: 'Type.Optional(Type.Unknown())', parts: [] })),
});
const BESIDE: FieldFacts = { kept: [{ schema: 'Type.Optional(Type.Unknown())', parts: [] }] };

const FACTS: Readonly<Partial<Record<string, FieldFacts>>> = {
  text: { ...line, rules: '{ max_length: 200 }' },
  email: { ...line, isListed: true },
  phone: line,
  url: line,
  time: { ...line, isListed: true, isSorted: true },
  color: { ...line, isListed: true, cell: 'colorColumn' },
  select: choice,
  radio: choice,
  checkbox_group: {
    kept: [{ schema: 'Type.Optional(Type.Array(Text))', parts: ['Text'] }],
    isChoice: true,
  },
  textarea: { ...line, rules: '{ max_length: limits.descriptionMax }' },
  number: { kept: [decimal], rules: '{ min: 0 }', isListed: true, isSorted: true },
  money: { kept: [decimal], isListed: true, isSorted: true, cell: 'moneyColumn' },
  rating: {
    kept: [{ ...id, schema: 'Nullable(Type.Integer())', parts: ['Nullable'] }],
    isListed: true,
    isSorted: true,
    cell: 'ratingColumn',
  },
  date: {
    kept: [{ ...textLine, column: 'date()', from: { pg: 'date' } }],
    isListed: true,
    isSorted: true,
    filter: 'day',
  },
  toggle: flag,
  checkbox: flag,
  reference: { kept: [id], isListed: true, names: 'resource' },
  city: { kept: [id], isListed: true, names: 'cities' },
  address: {
    kept: [
      { ...id, key: 'city_id' },
      { key: 'city_name', schema: 'Type.Optional(Nullable(Text))', parts: ['Nullable', 'Text'] },
      ...['street', 'house', 'approach', 'floor', 'office'].map((key) => ({ ...textLine, key })),
    ],
    names: 'cities',
  },
  graphic: {
    kept: [
      {
        column: 'schedule()',
        from: { ours: 'schedule' },
        schema: 'Nullable(Schedule)',
        parts: ['Nullable', 'Schedule'],
      },
    ],
  },
  nutrition: beside('calories', 'protein', 'fats', 'carbohydrates'),
  file: { kept: [{ schema: 'Type.Array(StoredFile)', parts: ['StoredFile'] }], rules: 'pictures' },
  header: nothing,
  empty: nothing,
};

/** What a role may do, and the status of what guests see, are no fields that a resource takes alone. */
const NOT_DRAFTED: readonly FieldType[] = ['permissions', 'change_status', 'close_point'];
const DRAFTED = FIELD_TYPES.filter((type) => !NOT_DRAFTED.includes(type));

/** A tab of the form: the section of its fields, and what stands on it. */
export interface TabDraft {
  readonly name: string;
  readonly title: string;
}

/** A field that the script is asked for, besides the title that every record has. */
export interface FieldDraft extends Omit<FieldFacts, 'kept' | 'names'> {
  /** The tab it stands on. */
  readonly tab: string;
  readonly name: string;
  readonly type: string;
  readonly title: string;
  readonly kept: readonly Kept[];
  /** What one chooses from; none where it is no choice. */
  readonly options: readonly string[];
  /** The key that names a record, and of which list; `cities` is nobody's resource. */
  readonly reference?: { readonly key: string; readonly to: string };
}

/** Keys that every record has already. */
const TAKEN = [
  'id',
  'title',
  'point_id',
  'extra',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
  'shown_at',
];

/**
 * `date:date:Day,photo:file,kind:select:Kind=Talk|Concert,menu_id:reference:Menu=menus` -> the fields; those of more tabs as
 * `more:For guests=price:money:Price;papers:Papers=...`. @throws UsageError
 */
export const readForm = (
  first: string | undefined,
  more: string | undefined,
): { readonly fields: readonly FieldDraft[]; readonly tabs: readonly TabDraft[] } => {
  const others = (more?.split(';') ?? []).map((each) => {
    const [, name = '', title = '', fields = ''] = /^\s*([a-z][a-z0-9_]*):([^=]+)=(.+)$/.exec(each) ?? [];
    if (name === '' || name === firstTab.name)
      throw new UsageError(`Expected a tab like more:For guests=price:money:Price, got "${each}".`);
    return { name, title, fields };
  });
  const given = [{ ...firstTab, fields: first }, ...others];
  const fields = given.flatMap(({ name: tab, fields: list }) =>
    (list?.split(',') ?? []).map((each) => ({ ...readDraft(each), tab })),
  );
  const keys = fields.flatMap(({ name, kept }) => [...new Set([name, ...kept.map(({ key }) => key)])]);
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice) throw new UsageError(`Expected each field once, got "${twice}" twice.`);
  return { fields, tabs: given.map(({ name, title }) => ({ name, title })) };
};

const readDraft = (each: string): Omit<FieldDraft, 'tab'> => {
  const [name = '', type = '', said = name] = each.trim().split(':');
  const [title = name, choices = ''] = said.split('=');
  const options = choices.split('|').filter((option) => option.trim() !== '');
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || TAKEN.includes(name))
    throw new UsageError(
      `Expected a field like price:money:Price, its name in snake case and not one of ${TAKEN.join(', ')}; got "${each}".`,
    );
  if (!DRAFTED.some((known) => known === type))
    throw new UsageError(
      `The script writes fields of ${DRAFTED.join(', ')}; got "${each}". Others are added by hand.`,
    );
  const { kept, names, ...facts } = FACTS[type] ?? BESIDE;
  if (facts.isChoice ? options.length < 2 : options.length > (names === 'resource' ? 1 : 0))
    throw new UsageError(
      `A choice says what there is to choose from, and nothing else does: kind:select:Kind=Talk|Concert; got "${each}".`,
    );
  const keys = kept.map((one) => ({ ...one, key: one.key ?? name }));
  const key = keys[0]?.key ?? name;
  const to = names === 'resource' ? options[0] : names;
  if (names && (!key.endsWith('_id') || to === undefined))
    throw new UsageError(
      `A field that names a record ends in _id, and a reference says whose: menu_id:reference:Menu=menus; got "${each}".`,
    );
  const draft = { ...facts, name, type, title, kept: keys };
  return to === undefined ? { ...draft, options } : { ...draft, options: [], reference: { key, to } };
};

/** A field as it stands in its section. */
export const draftOf = ({ name, type, title, rules, options, reference }: FieldDraft): string => {
  const said = {
    name,
    type,
    title,
    ...(options.length > 0 && { options: options.map(choiceOf) }),
    ...(type === 'reference' && { resource: reference?.to }),
  };
  return JSON.stringify(said).replace(/}$/, rules ? `, validation_rules: ${rules} }` : '}');
};

export const choiceOf = (title: string) => ({ value: title, title });
