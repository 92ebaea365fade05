import { asc, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { Filter } from '../../Call';
import { ingredients } from '../../db/schema';
import type { World } from '../../World';
import { flagsOf, textOf } from '../filterValue';
import { paging } from '../paging';
import { containsWords } from '../search';

export const FILTERS: Readonly<Record<'title' | 'is_allergen', (filter: Filter) => SQL | undefined>> = {
  title: (filter) => containsWords(ingredients.title, textOf(filter)),
  is_allergen: (filter) => inArray(ingredients.isAllergen, flagsOf(filter)),
};

/** A page of ingredients as they travel, by title where `first` does not say otherwise. */
export const pageOf = async (
  question: { readonly page: number; readonly perPage: number },
  where: SQL | undefined,
  { db }: Pick<World, 'db'>,
  first: readonly SQL[] = [],
) => {
  const { limit, offset } = paging(question);
  const rows = await db
    .select({ id: ingredients.id, title: ingredients.title, is_allergen: ingredients.isAllergen })
    .from(ingredients)
    .where(where)
    .orderBy(...first, asc(sql`${ingredients.title} collate "und-x-icu"`), asc(ingredients.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(ingredients).where(where);
  return { rows, total: counted?.total ?? 0 };
};
