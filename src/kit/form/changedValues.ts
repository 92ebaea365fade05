import type { FormValues } from '../../../fieldRenderers/formHandle';

export interface ChangedValues {
  /** What differs from the values the form was opened with, without files: what a draft can keep. */
  readonly values: FormValues;
  /** What those fields held when the form was opened. */
  readonly before: FormValues;
}

export const changedValues = (initial: FormValues, current: FormValues): ChangedValues => {
  const values: FormValues = {};
  const before: FormValues = {};
  for (const [name, value] of Object.entries(current)) {
    const now = withoutFiles(value);
    const then = withoutFiles(initial[name]);
    if (JSON.stringify(now) === JSON.stringify(then)) continue;
    values[name] = now;
    before[name] = then;
  }
  return { values, before };
};

const withoutFiles = (value: unknown): unknown => {
  if (value instanceof Blob) return null;
  if (Array.isArray(value)) return value.filter((one) => !holdsBlob(one)).map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutFiles(part)]));
};

/** A new file of a list, bare or inside its entry: the whole entry goes. */
const holdsBlob = (one: unknown): boolean =>
  one instanceof Blob ||
  (typeof one === 'object' && one !== null && Object.values(one).some((part) => part instanceof Blob));
