import type { FormValues } from '../../../fieldRenderers/formHandle';

/** The values that differ from those the form was opened with, without files: what a draft can keep. */
export const changedValues = (initial: FormValues, current: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(current)
      .map(([name, value]) => [name, withoutFiles(value)] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(withoutFiles(initial[name]))),
  );

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
