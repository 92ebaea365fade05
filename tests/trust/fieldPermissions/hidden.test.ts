import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKnownField } from '../../../contract/fieldConfig';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';
import { ApiError } from '../../../server/ApiError';
import { validateForm } from '../../../server/engine/validateForm';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';

/** A field of the drawn form: what it asks of others, and whether it may be seen. */
interface Drawn {
  readonly masters: readonly { readonly field: string; readonly values: readonly string[] }[];
  readonly isViewed: boolean;
}

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const WORDS = ['да', 'нет', 'иначе'];

const condition = fc.record({
  // Also of a field that is in no section, and of itself.
  field: fc.constantFrom(...NAMES, 'elsewhere'),
  values: fc.subarray(WORDS, { minLength: 1 }),
});
const graph = fc.tuple(
  ...NAMES.map(() =>
    fc.record<Drawn>({
      masters: fc.array(condition, { maxLength: 2 }),
      isViewed: fc.boolean().map((isViewed) => isViewed),
    }),
  ),
);
const words = fc.constantFrom(...WORDS);
/** What is in the record, and what is sent: words, nothing, and what no text may be. */
const record = fc.record(Object.fromEntries(NAMES.map((name) => [name, words])));
const GARBAGE = ['x'.repeat(100), 'а\u0000б', ['да'], { да: 1 }];
const sending = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: fc.constantFrom(...GARBAGE) }),
);

/**
 * The rule once more, in other words than the product's: somebody sees a field when its own conditions hold and, going up,
 * those of every field it asks; what is met a second time on the way adds nothing.
 */
const isSeen = (
  name: string,
  fields: ReadonlyMap<string, Drawn>,
  values: Readonly<Record<string, unknown>>,
  met: ReadonlySet<string> = new Set(),
): boolean => {
  const field = fields.get(name);
  if (!field || met.has(name)) return true;
  if (!field.isViewed) return false;
  const above = new Set([...met, name]);
  return field.masters.every(
    (one) =>
      one.values.some((wanted) => wanted === values[one.field]) && isSeen(one.field, fields, values, above),
  );
};

it(
  '[FP5] whatever fields depend on each other, in chains and in circles, a hidden one is never stored, and a seen one never as garbage',
  () => {
    let stored = 0;
    let refused = 0;
    let dropped = 0;
    fc.assert(
      fc.property(graph, record, sending, (drawn, kept, sent) => {
        const fields = new Map(NAMES.map((name, index) => [name, drawn[index] as Drawn]));
        const raw = [...fields].map(([name, { masters, isViewed }]) => ({
          name,
          type: 'text',
          validation_rules: { max_length: 20 },
          permissions: ['create', 'edit', ...(isViewed ? ['view'] : [])],
          depends_on: masters,
        }));
        const section = parseFieldConfig(raw, 'menu_general').filter(isKnownField);
        expect(section).toHaveLength(NAMES.length);
        const writable = Object.keys(sent).filter((name) => fields.get(name)?.isViewed);
        const values = { ...kept, ...sent };
        try {
          const form = validateForm({
            payload: sent,
            sections: [section],
            context: { record: kept, timezone: 'Europe/Moscow' },
            today: '2026-11-21',
          });
          // Nothing was sent that may not be written at all: that is refused by name.
          expect(writable.toSorted()).toEqual(Object.keys(sent).toSorted());
          const seen = Object.keys(sent).filter((name) => isSeen(name, fields, values));
          expect(Object.keys(form).toSorted()).toEqual(seen.toSorted());
          for (const [name, value] of Object.entries(form))
            expect([WORDS, value]).toEqual([WORDS, sent[name]]);
          for (const value of Object.values(form)) expect(WORDS).toContain(value);
          stored += seen.length;
          dropped += Object.keys(sent).length - seen.length;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          refused += 1;
          const isWrong = Object.keys(error.errors ?? {}).every(
            (name) => !writable.includes(name) || GARBAGE.some((garbage) => garbage === sent[name]),
          );
          expect([error.status, isWrong]).toEqual([422, true]);
        }
      }),
      { numRuns: Math.max(2000, propertyRuns) },
    );
    expect(Math.min(stored, refused, dropped)).toBeGreaterThan(40);
  },
  propertyTimeout,
);
