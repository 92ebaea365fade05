/**
 * The version of a record (its ETag) travels with the record itself: a form that keeps the record it was opened with also
 * keeps the version it was opened with, however often the cache reads the record again meanwhile. Never sent as a field.
 */
export const VERSION_KEY = '@version';

/** The version a record was read with, where the backend announced `etag`. */
export const versionOf = (record: unknown): string | undefined => {
  if (typeof record !== 'object' || record === null || !(VERSION_KEY in record)) return undefined;
  const version = record[VERSION_KEY];
  return typeof version === 'string' ? version : undefined;
};

export const withVersion = <T>(record: T, version: string): T => ({ ...record, [VERSION_KEY]: version });
