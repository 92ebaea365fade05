import type { FieldConfig } from '../../contract/fieldConfig';
import { rulesOf, type WireRecord } from '../../contract/fields';
import type { TakenPart } from '../../contract/takeOver';
import type { RecordOutcome } from '../../kit/change/outcomes';
import { changeLines } from '../../kit/history/changeLines';
import type { Pair } from './pairsOf';

/** One part in which two dishes of one name differ. */
export interface Difference {
  readonly before: WireRecord;
  readonly after: WireRecord;
  /** Why it is not to be had. */
  readonly reason?: string;
}

/** A dish that differs from its namesake, as the dry run says it. */
export interface Row extends Pair {
  readonly version: number | undefined;
  readonly parts: Readonly<Partial<Record<TakenPart, Difference>>>;
}

/** To which part a key of the wire belongs. */
const partOf =
  (fields: readonly FieldConfig[]) =>
  (key: string): TakenPart => {
    if (key === 'price') return 'price';
    const field = fields.find((each) => rulesOf(each).wireKeys(each).includes(key));
    return field?.type === 'file' ? 'images' : 'composition';
  };

/** What a dry run says of pairs, part by part; those that are the same in all are left out. */
export const differencesOf = (
  pairs: readonly Pair[],
  results: readonly RecordOutcome[],
  fields: readonly FieldConfig[],
): readonly Row[] => {
  const known = new Map(results.map((result) => [result.id, result]));
  const part = partOf(fields);
  return pairs.flatMap((pair) => {
    const result = known.get(pair.here.id);
    if (!result) return [];
    const parts: Partial<Record<TakenPart, Difference>> = {};
    for (const key of new Set([...Object.keys(result.before), ...Object.keys(result.after)])) {
      const own = part(key);
      const { before = {}, after = {} } = parts[own] ?? {};
      parts[own] = {
        before: { ...before, ...(key in result.before && { [key]: result.before[key] }) },
        after: { ...after, ...(key in result.after && { [key]: result.after[key] }) },
      };
    }
    for (const [key, [reason]] of Object.entries(result.errors ?? {})) {
      const known = parts[part(key)];
      if (known && reason !== undefined) parts[part(key)] = { ...known, reason };
    }
    return Object.keys(parts).length > 0 ? [{ ...pair, version: result.version, parts }] : [];
  });
};

/** What changes of the composition, in words: a line for each field. */
export const linesOf = ({ before, after }: Difference, fields: readonly FieldConfig[]): readonly string[] =>
  changeLines({ kind: 'update', before, after }, fields);
