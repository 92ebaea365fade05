import Type, { type Static } from 'typebox';

/** A key that may be absent, of these JSON types. */
const oneOf = <T>(...type: readonly string[]) => Type.Optional(Type.Unsafe<T>({ type }));
const scalar = oneOf<string | number | boolean | null>('string', 'number', 'boolean', 'null');
const number = oneOf<string | number | null>('string', 'number', 'null');
const listOrMap = oneOf<object | null>('array', 'object', 'null');
const listOrText = oneOf<object | string | null>('array', 'object', 'string', 'null');
/** Whatever it is: what cannot be understood is ignored, and the field works without it. */
const anything = Type.Optional(Type.Unknown());

/**
 * The shape of one entry of a section, as tolerant as the backends are different: it settles only what the readers
 * beside it can make sense of. Compiled ahead of time by `npm run validators` into `contract/generated` (a strict CSP
 * forbids compiling it in the browser).
 */
export const rawFieldSchema = Type.Object({
  field_id: number,
  // A dot or a bracket would be read as a path by the form.
  name: Type.String({ pattern: '^[\\p{L}_][\\p{L}\\p{N}_-]{0,63}$' }),
  type: Type.String(),
  title: scalar,
  placeholder: scalar,
  description: scalar,
  validation_rules: anything,
  options: listOrMap,
  order: number,
  permissions: listOrText,
  depends_on: listOrMap,
  symbol_counter: scalar,
  links: listOrText,
  autoGenerate: anything,
  prefix: scalar,
  // Extension of ours: how a `graphic` field of this section names its days.
  week: Type.Optional(Type.Unsafe<'numbers' | 'names' | null>({ enum: ['numbers', 'names', null] })),
  // Extension of ours: what of the person's own data a browser may fill in.
  autocomplete: oneOf<string | null>('string', 'null'),
  // Extensions of ours: what a `permissions` field offers.
  areas: anything,
  sections: anything,
  // Extension of ours: whose record a `reference` field names.
  resource: anything,
  // Extensions of ours: where the field stands, and how it looks there.
  layout: anything,
  as: anything,
  extension: anything,
});

/** What the schema lets through. */
export type RawField = Readonly<Static<typeof rawFieldSchema>>;
