/** Every key that the schema below speaks of: in the browser, where the schema itself is code, they are asked for by name. */
export const RAW_FIELD_KEYS = [
  'field_id',
  'name',
  'type',
  'title',
  'placeholder',
  'description',
  'validation_rules',
  'options',
  'order',
  'permissions',
  'depends_on',
  'symbol_counter',
  'links',
  'autoGenerate',
  'prefix',
  'week',
  'autocomplete',
  'areas',
  'sections',
] as const;

/**
 * The shape of one entry of a section, as tolerant as the backends are different: it settles only what the readers
 * beside it can make sense of. JSON Schema, compiled ahead of time by `npm run validators` into `contract/generated`
 * (a strict CSP forbids compiling it in the browser).
 */
const scalar = { type: ['string', 'number', 'boolean', 'null'] };
const listOrMap = { type: ['array', 'object', 'null'] };

export const rawFieldSchema = {
  type: 'object',
  required: ['name', 'type'],
  properties: {
    field_id: { type: ['string', 'number', 'null'] },
    // A dot or a bracket would be read as a path by the form.
    name: { type: 'string', pattern: '^[\\p{L}_][\\p{L}\\p{N}_-]{0,63}$' },
    type: { type: 'string' },
    title: scalar,
    placeholder: scalar,
    description: scalar,
    // Whatever they are: what cannot be understood is ignored, and the field works without it.
    validation_rules: {},
    options: listOrMap,
    order: { type: ['string', 'number', 'null'] },
    permissions: { type: ['array', 'object', 'string', 'null'] },
    depends_on: listOrMap,
    symbol_counter: scalar,
    links: { type: ['array', 'object', 'string', 'null'] },
    autoGenerate: {},
    prefix: scalar,
    week: { enum: ['numbers', 'names', null] },
    autocomplete: { type: ['string', 'null'] },
    areas: {},
    sections: {},
  } satisfies Record<(typeof RAW_FIELD_KEYS)[number], object>,
} as const;

type Scalar = string | number | boolean | null;

/** What the schema lets through. */
export interface RawField {
  readonly field_id?: string | number | null;
  readonly name: string;
  readonly type: string;
  readonly title?: Scalar;
  readonly placeholder?: Scalar;
  readonly description?: Scalar;
  readonly validation_rules?: unknown;
  readonly options?: object | null;
  readonly order?: string | number | null;
  readonly permissions?: object | string | null;
  readonly depends_on?: object | null;
  readonly symbol_counter?: Scalar;
  readonly links?: object | string | null;
  readonly autoGenerate?: unknown;
  readonly prefix?: Scalar;
  /** Extension of ours: how a `graphic` field of this section names its days. */
  readonly week?: 'numbers' | 'names' | null;
  /** Extension of ours: what of the person's own data a browser may fill in. */
  readonly autocomplete?: string | null;
  /** Extensions of ours: what a `permissions` field offers. */
  readonly areas?: unknown;
  readonly sections?: unknown;
  /** Extension of ours: whose record a `reference` field names. */
  readonly resource?: unknown;
  /** Extensions of ours: where the field stands, and how it looks there. What is not known is ignored. */
  readonly layout?: unknown;
  readonly as?: unknown;
  readonly extension?: unknown;
}
