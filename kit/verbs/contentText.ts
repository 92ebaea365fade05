import type { RaRecord } from 'react-admin';
import type { Resource } from '../declaration/defineResource';
import type { ContentCount } from '../declaration/ResourceMessages';

const listFormat = new Intl.ListFormat('ru', { type: 'conjunction' });

/**
 * What is inside these records together: so many menus, categories and foods. Nothing where it is nothing, or where it is
 * not known of every one of them: half a sum would be a lie.
 */
export const contentText = (
  { holds }: Pick<Resource, 'holds'>,
  records: readonly (RaRecord | undefined)[],
): string | undefined => {
  const sums = new Map<string, ContentCount>();
  for (const record of records) {
    const held = record && holds?.(record);
    if (!held) return undefined;
    for (const one of held) sums.set(one.key, { ...one, count: one.count + (sums.get(one.key)?.count ?? 0) });
  }
  const parts = [...sums.values()].filter(({ count }) => count > 0);
  if (parts.length === 0) return undefined;
  return listFormat.format(parts.map(({ count, say }) => say(count)));
};
