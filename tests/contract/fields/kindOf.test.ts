import { expect, it, vi } from 'vitest';
import { FIELD_TYPES, type FieldConfig } from '../../../contract/fieldConfig';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';

it('the rules of rare types are known once the whole table was read, and asked for earlier they say so', async () => {
  const [address] = parseFieldConfig([
    { field_id: 'a', name: 'a', title: 'A', type: 'address', permissions: ['view'], order: 1 },
  ]);
  const field = address as FieldConfig;
  // Other files of this worker may have read the table.
  vi.resetModules();
  const { isRegisteredType, rulesOf } = await import('../../../contract/fields/rulesOf');
  expect(isRegisteredType('text')).toBe(true);
  expect(isRegisteredType('address')).toBe(false);
  expect(() => rulesOf(field)).toThrow(/rules of "address"/);
  await import('../../../contract/fields');
  expect(FIELD_TYPES.filter((type) => !isRegisteredType(type))).toEqual([]);
  expect(rulesOf(field).wireKeys(field)).toContain('city_id');
});
