import fc from 'fast-check';
import { FIELD_TYPES, type FieldType, type FormMode } from '../../../contract/fieldConfig';
import { WIRE_SAMPLES, type WireSamples } from './wireArbitraries';

type Wire = Readonly<Record<string, unknown>>;

/** A form that somebody may be served, what its record holds, and what a person left in it. */
export interface FormCase {
  readonly section: readonly Wire[];
  readonly mode: FormMode;
  readonly record: Wire;
  /** Payload-shaped, by field: what stands in the form instead of the record's own. */
  readonly entered: Wire;
}

/** Texts that rules like to trip over: blank, broken, long, hostile, almost right. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  'а',
  'аб',
  ' аб ',
  'é',
  'e\u0301',
  '👨‍👩‍👧',
  '\ud800',
  'a\0b',
  'abc\u202Edef',
  'я'.repeat(30),
  'я'.repeat(31),
  'я'.repeat(255),
  'я'.repeat(256),
  `+${'1'.repeat(18)}`,
  ...(
    '0 00 -1 1,5 1.5 1e3 999999999999999 999999999999999.01 NaN +79161234567 +78005553535 89161234567 +1234567 ' +
    '+12345678 a@b.ru a@b https://vk.com/x javascript:alert(1) 10:00 24:00 9:00 2026-11-21 2026-11-20 2027-11-22 2026-02-30 displayed true'
  ).split(' '),
];
const odd = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);

const small = fc.integer({ min: 0, max: 12 });
const rules = fc.record(
  {
    required: fc.boolean(),
    min: fc.integer({ min: -5, max: 100 }),
    max: fc.integer({ min: 0, max: 1000 }),
    min_length: small,
    max_length: fc.integer({ min: 1, max: 300 }),
    min_letters: small,
    min_letters_or_digits: small,
    not_only_spaces: fc.boolean(),
    pattern: fc.constantFrom('^[a-z]+$', '\\d', '(a+)+$', '['),
    min_items: fc.integer({ min: 0, max: 3 }),
    max_items: fc.integer({ min: 1, max: 5 }),
    allow_overnight: fc.boolean(),
    extensions: fc.constantFrom('png,jpg', ['png'], ''),
  },
  { requiredKeys: [] },
);
/** Most fields can be written: a form of nothing but locked ones says little. */
const permissions = fc.oneof(
  { weight: 4, arbitrary: fc.constant(['view', 'create', 'edit']) },
  { weight: 1, arbitrary: fc.subarray(['view', 'create', 'edit']) },
);
const typeOf = fc.constantFrom(...FIELD_TYPES);

/** The wire of a sample, one part of it bent: what the rules of groups and lists are for. */
const bent = (wire: Wire, path: number, value: unknown): Wire => {
  const keys = Object.keys(wire);
  const key = keys[path % Math.max(keys.length, 1)];
  if (key === undefined) return wire;
  const inner = wire[key];
  if (Array.isArray(inner)) {
    const [first, ...rest] = inner;
    return { ...wire, [key]: isWire(first) ? [bent(first, path, value), ...rest] : [value, ...rest] };
  }
  return { ...wire, [key]: isWire(inner) && path % 3 > 0 ? bent(inner, path, value) : value };
};
const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);

const oneField = (index: number) =>
  typeOf.chain((type: FieldType) => {
    const sample: WireSamples = WIRE_SAMPLES[type];
    const name = `f${index}`;
    const named = (wire: Wire): Wire =>
      Object.fromEntries(Object.entries(wire).map(([key, value]) => [key === 'f' ? name : key, value]));
    const wrong = fc
      .tuple(sample.wire, fc.nat(20), odd)
      .map(([wire, path, value]) => bent(wire, path, value));
    return fc.record({
      raw: fc.record({ rules, permissions }).map(({ rules: validation_rules, permissions: granted }) => ({
        name,
        type,
        title: name,
        ...sample.field,
        validation_rules,
        permissions: granted,
      })),
      record: sample.wire.map(named),
      entered: fc.oneof(sample.wire, wrong).map(named),
      isEntered: fc.boolean(),
      /** Waits for a value of the field before it. */
      condition: fc.option(fc.tuple(fc.nat(3), fc.constantFrom(true, false, '', 'аб', 1)), { freq: 4 }),
    });
  });

/** One address and one nutrition a form: their keys are flat on the record and would meet. */
const FLAT: readonly string[] = ['address', 'nutrition'];

export const formCases: fc.Arbitrary<FormCase> = fc
  .record({
    fields: fc.tuple(oneField(0), oneField(1), oneField(2), oneField(3)),
    mode: fc.constantFrom<FormMode>('create', 'edit'),
  })
  .map(({ fields, mode }) => {
    const met = new Set<string>();
    const kept = fields.filter(({ raw }) => {
      const isSecond = FLAT.includes(raw.type) && met.has(raw.type);
      met.add(raw.type);
      return !isSecond;
    });
    const section = kept.map(({ raw, condition }, index) => {
      const master = condition && index > 0 ? kept[condition[0] % index] : undefined;
      return condition && master
        ? { ...raw, depends_on: { field: master.raw.name, values: [condition[1]] } }
        : raw;
    });
    const entered = kept.filter(({ isEntered }) => isEntered);
    return {
      section,
      mode,
      record: mode === 'edit' ? Object.assign({}, ...kept.map(({ record }) => record)) : {},
      entered: Object.assign({}, ...entered.map((one) => one.entered)),
    };
  });
