import type { RaRecord } from 'ra-core';
import type { Contents } from '../../../contract/entities';
import type { TextKey } from '../../../i18n/ru';
import { text } from '../../../i18n/text';
import type { Resource } from '../defineResource';
import type { Held } from '../resourceDeclaration';

const WORDS = {
  menus: 'held.menus',
  categories: 'held.categories',
  foods: 'held.foods',
  drinks: 'held.drinks',
} as const satisfies Record<keyof Contents, TextKey>;

const KEYS = ['menus', 'categories', 'foods', 'drinks'] as const;

/** Counts of what a record holds, in their words; a kind that nothing is known of is left out. */
export const heldIn = (contents: Partial<Contents>): readonly Held[] =>
  KEYS.flatMap((key) => {
    const count = contents[key];
    return count === undefined
      ? []
      : [{ key, count, say: (some) => text(WORDS[key], { smart_count: some }) }];
  });

const listFormat = new Intl.ListFormat('ru', { type: 'conjunction' });

/**
 * What is inside these records together: so many menus, categories and foods. Nothing where it is nothing, or where it is
 * not known of every one of them: half a sum would be a lie.
 */
export const heldText = (
  { holds }: Pick<Resource, 'holds'>,
  records: readonly (RaRecord | undefined)[],
): string | undefined => {
  const sums = new Map<string, Held>();
  for (const record of records) {
    const held = record && holds?.(record);
    if (!held) return undefined;
    for (const one of held) sums.set(one.key, { ...one, count: one.count + (sums.get(one.key)?.count ?? 0) });
  }
  const parts = [...sums.values()].filter(({ count }) => count > 0);
  if (parts.length === 0) return undefined;
  return listFormat.format(parts.map(({ count, say }) => say(count)));
};
