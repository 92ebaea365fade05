import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../contract/checkForm';
import { FIELD_TYPES } from '../../../contract/fieldConfig';
import { rulesOf } from '../../../contract/fields';
import { toFormValues, toPayload } from '../../../contract/formValues';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';
import { fieldOf } from '../fieldOf';
import { ROW_TODAY } from './RuleRow';
import { PRICES, WIRE_SAMPLES, type WireSamples } from './wireArbitraries';

const RUNS = { numRuns: propertyRuns };
const TIMEOUT = propertyTimeout;
const form = { mode: 'edit', today: ROW_TODAY } as const;

describe('the law of a field type', () => {
  it.each(FIELD_TYPES)(
    '%s: what a record holds survives the way into the form and back, and is accepted',
    (type) => {
      const { field: more, wire }: WireSamples = WIRE_SAMPLES[type];
      const field = fieldOf({ type, ...more });
      fc.assert(
        fc.property(wire, (record) => {
          const values = toFormValues([field], record);
          expect(checkForm([field], values, form)).toEqual({});
          expect(toPayload([field], values, 'edit')).toEqual(record);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  it(
    '[FD-12] a price keeps every digit, as text',
    () => {
      const field = fieldOf({ name: 'price', type: 'number' });
      fc.assert(
        fc.property(PRICES, (record) => {
          expect(toPayload([field], toFormValues([field], record), 'edit')).toEqual(record);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  it.each(FIELD_TYPES)(
    '%s: whatever arrives is read, judged and written without a throw, and only under its own keys',
    (type) => {
      const field = fieldOf({ type, ...WIRE_SAMPLES[type].field });
      const kind = rulesOf(field);
      const keys = ['f', ...kind.wireKeys(field), 'close_begin', 'city'];
      const record = fc.dictionary(
        fc.constantFrom(...keys),
        fc.anything({ maxDepth: 3, withNullPrototype: false }),
      );
      fc.assert(
        fc.property(record, fc.anything(), (given, stray) => {
          for (const value of [kind.fromRecord(given, field), stray]) {
            kind.check(value, field, { ...form, values: { f: value } });
            const written = Object.keys(kind.toPayload(value, field));
            expect(written.filter((key) => !kind.wireKeys(field).includes(key))).toEqual([]);
          }
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  it.each(FIELD_TYPES)(
    '%s: a refused payload is refused again when it is read from the wire',
    (type) => {
      const field = fieldOf({ type, ...WIRE_SAMPLES[type].field });
      const kind = rulesOf(field);
      const keys = [...kind.wireKeys(field)];
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...keys, 'f'), fc.jsonValue({ maxDepth: 3 })), (given) => {
          const value = kind.fromRecord(given, field);
          const context = { ...form, values: { f: value } };
          const errors = kind.check(value, field, context);
          const again = kind.fromRecord(kind.toPayload(value, field), field);
          const isRefusedAgain = kind.check(again, field, context).length > 0;
          // Blank text is the one thing that becomes acceptable: it travels as nothing.
          const isBlank = errors.every(({ key }) => key === 'errors.notOnlySpaces');
          expect(isBlank || isRefusedAgain).toBe(true);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );
});
