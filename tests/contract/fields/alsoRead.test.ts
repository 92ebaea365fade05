import { expect, it } from 'vitest';
import { FIELD_TYPES, type FieldType, isKnownField } from '../../../contract/fieldConfig';
import { rulesOf } from '../../../contract/fields';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';

/** What a type reads that is another field's: a point's closure stands beside the point's own status. */
const NEIGHBOURS: Partial<Record<FieldType, readonly string[]>> = { close_point: ['status'] };

/** What a record may hold under a key, so that every way of reading it is taken. */
const VALUES: readonly unknown[] = [undefined, null, '', 'текст', '2026-11-21T10:00', 1, true, {}, [], [{}]];

/** The keys that are asked of a record which holds this under every key. */
const keysRead = (value: unknown, read: (record: Record<string, unknown>) => unknown): readonly string[] => {
  const keys = new Set<string>();
  const note = <T>(key: string | symbol, answer: T): T => {
    if (typeof key === 'string') keys.add(key);
    return answer;
  };
  read(
    new Proxy(
      {},
      { get: (_record, key) => note(key, value), has: (_record, key) => note(key, value !== undefined) },
    ),
  );
  return [...keys];
};

it.each(FIELD_TYPES)(
  'a %s names every key that it reads of a record, so that hiding it hides all of them',
  (type) => {
    for (const name of ['f', 'hide', 'city_id']) {
      const [field] = parseFieldConfig([{ name, type, permissions: ['view'] }], 'section').filter(
        isKnownField,
      );
      if (!field) throw new Error(`Expected a field of the type ${type}.`);
      const rules = rulesOf(field);
      const named = [
        ...rules.wireKeys(field),
        ...(rules.alsoRead?.(field) ?? []),
        ...(NEIGHBOURS[type] ?? []),
      ];
      const read = VALUES.flatMap((value) => keysRead(value, (record) => rules.fromRecord(record, field)));
      expect([...new Set(read)].filter((key) => !named.includes(key) && key !== name)).toEqual([]);
    }
  },
);
