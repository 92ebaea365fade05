import { isRecord } from './isRecord';
import { SectionError } from './SectionError';

/**
 * The entries of a section as they arrived: a list, or a map whose keys name the entries that do not name themselves.
 * Throws `SectionError` when there is no section to speak of.
 */
export const sectionEntries = (raw: unknown): readonly unknown[] => {
  if (raw === undefined || raw === null) throw new SectionError('errors.sectionMissing');
  if (Array.isArray(raw)) return raw;
  if (!isRecord(raw)) throw new SectionError('errors.sectionMalformed');
  return Object.entries(raw).map(([name, entry]) =>
    isRecord(entry) ? { ...entry, name: entry.name ?? name } : entry,
  );
};
