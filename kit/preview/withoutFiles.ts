/** A value without what a browser alone holds: new files. An entry of a list that holds one goes whole. */
export const withoutFiles = (value: unknown): unknown => {
  if (value instanceof Blob) return null;
  if (Array.isArray(value)) return value.filter((one) => !holdsBlob(one)).map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutFiles(part)]));
};

/** A new file of a list, bare or inside its entry. */
const holdsBlob = (one: unknown): boolean =>
  one instanceof Blob ||
  (typeof one === 'object' && one !== null && Object.values(one).some((part) => part instanceof Blob));
