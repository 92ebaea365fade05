import { UsageError } from './Plan';

/** How a field type is kept, sent and listed in a resource that a script writes. */
interface FieldFacts {
  /** The column; absent: files are rows of their own. */
  readonly column?: string;
  /** What makes the column, and where it comes from: `pg` is drizzle, `ours` are the shared columns. */
  readonly from?: { readonly pg: string } | { readonly ours: string };
  /** Its schema in the entity. */
  readonly schema: string;
  /** The schemas of `contract/entities/parts` that this takes. */
  readonly parts: readonly string[];
  readonly rules?: string;
  /** A column of the list, and one to sort by. */
  readonly isListed: boolean;
  readonly isSorted: boolean;
  /** A yes or no to filter by. */
  readonly isFlag?: true;
}

const line = {
  column: 'text()',
  from: { pg: 'text' },
  schema: 'Nullable(Text)',
  parts: ['Nullable', 'Text'],
};

const FACTS = {
  text: { ...line, rules: '{ max_length: 200 }', isListed: false, isSorted: false },
  textarea: { ...line, rules: '{ max_length: limits.descriptionMax }', isListed: false, isSorted: false },
  number: {
    ...line,
    column: 'numeric()',
    from: { pg: 'numeric' },
    rules: '{ min: 0 }',
    isListed: true,
    isSorted: true,
  },
  date: { ...line, column: 'date()', from: { pg: 'date' }, isListed: true, isSorted: true },
  toggle: {
    column: 'boolean().notNull().default(false)',
    from: { pg: 'boolean' },
    schema: 'Type.Boolean()',
    parts: [],
    isListed: true,
    isSorted: false,
    isFlag: true,
  },
  graphic: {
    column: 'schedule()',
    from: { ours: 'schedule' },
    schema: 'Nullable(Schedule)',
    parts: ['Nullable', 'Schedule'],
    isListed: false,
    isSorted: false,
  },
  file: {
    schema: 'Type.Array(StoredFile)',
    parts: ['StoredFile'],
    rules: 'pictures',
    isListed: false,
    isSorted: false,
  },
} satisfies Readonly<Record<string, FieldFacts>>;

type DraftedType = keyof typeof FACTS;

/** A field that the script is asked for, besides the title that every record has. */
export interface FieldDraft extends FieldFacts {
  readonly name: string;
  readonly type: DraftedType;
  readonly title: string;
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

const isDrafted = (type: string): type is DraftedType => Object.hasOwn(FACTS, type);

/** `date:date:Day,photo:file` -> the fields. @throws UsageError */
export const readFields = (given: string | undefined): readonly FieldDraft[] => {
  const fields = (given?.split(',') ?? []).map((each): FieldDraft => {
    const [name = '', type = '', title = name] = each.trim().split(':');
    if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || TAKEN.includes(name))
      throw new UsageError(
        `Expected a field like price:number:Price, its name in snake case and not one of ${TAKEN.join(', ')}; got "${each}".`,
      );
    if (!isDrafted(type))
      throw new UsageError(
        `The script writes fields of ${Object.keys(FACTS).join(', ')}; got "${each}". Others are added by hand.`,
      );
    const facts: FieldFacts = FACTS[type];
    return { ...facts, name, type, title };
  });
  const twice = fields.find(({ name }, index) => fields.findIndex((one) => one.name === name) < index);
  if (twice) throw new UsageError(`Expected each field once, got "${twice.name}" twice.`);
  return fields;
};
