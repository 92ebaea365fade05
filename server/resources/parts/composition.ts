import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { WireRecord } from '../../../contract/fields';
import { isRecord } from '../../../contract/isRecord';
import { invalid, notFound } from '../../ApiError';
import type { Db, DbClock } from '../../Deps';
import { foodIngredients, foodMarks, ingredients } from '../../db/schema';
import { idOrNull, textOrNull } from '../../engine/columns';
import type { Kept } from '../../engine/Resource';
import { fold, folded } from '../../engine/search';
import { menuAreaTexts } from '../../texts/refusals';

/** Makes each food carry exactly these marks, in this order; their number and existence have been validated. */
export const saveMarks = async (kept: readonly Kept[], { db }: Db): Promise<void> => {
  const wanted = kept.flatMap(({ id: foodId, value }) => {
    const ids = new Set(
      listOf(value)
        .map(idOrNull)
        .filter((id) => id !== null),
    );
    return [...ids].map((markId, position) => ({ foodId, markId, position }));
  });
  const ids = kept.map(({ id }) => id);
  await db.delete(foodMarks).where(inArray(foodMarks.foodId, ids));
  if (wanted.length > 0) await db.insert(foodMarks).values(wanted);
};

/**
 * Makes each food consist of exactly these ingredients, in this order; new ones join their point's suggestions.
 * @throws ApiError 422 for an id that is not the point's, or another allergen flag for a known ingredient
 */
export const saveIngredients = async (kept: readonly Kept[], deps: DbClock): Promise<void> => {
  const wanted = await findOrCreate(kept, deps);
  const foods = kept.map(({ id }) => id);
  await deps.db.delete(foodIngredients).where(inArray(foodIngredients.foodId, foods));
  const links = [...wanted].flatMap(([foodId, ids]) =>
    [...new Set(ids)].map((ingredientId, position) => ({ foodId, ingredientId, position })),
  );
  if (links.length > 0) await deps.db.insert(foodIngredients).values(links);
};

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

interface Wanted {
  readonly id: number | null;
  readonly title: string;
  readonly isAllergen: boolean;
}
type Known = Pick<typeof ingredients.$inferSelect, 'id' | 'isAllergen' | 'allergens'>;

/**
 * The ingredients of its point that each form names, as ids in its order. One that came with an id must be the point's, and
 * keeps its allergen flag; one without an id is found by its title, case and spaces aside, or made. The caller holds the
 * point's lock, so that two forms cannot make the same one twice.
 */
const findOrCreate = async (
  kept: readonly Kept[],
  deps: DbClock,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const found = new Map<number, readonly number[]>();
  for (const rootId of new Set(kept.map((each) => each.rootId))) {
    const foods = kept
      .filter((each) => each.rootId === rootId)
      .map(({ id, value }) => ({ id, wanted: listOf(value).filter(isRecord).map(readWanted) }));
    const all = foods.flatMap(({ wanted }) => wanted);
    const ofPoint = await byId(rootId, all, deps);
    const byName = await byTitle(rootId, all, deps);
    const fresh = new Map<string, Known>();
    for (const { id, wanted } of foods) {
      const ids: number[] = [];
      for (const [index, one] of wanted.entries()) {
        const key = fold(one.title);
        const known = one.id === null ? (byName.get(one.title) ?? fresh.get(key)) : ofPoint.get(one.id);
        if (one.id !== null && !known) throw refused(index, menuAreaTexts.ingredientUnknown);
        if (known && !keepsFlag(one, known)) throw refused(index, menuAreaTexts.allergenFixed);
        const made = known ?? (await create(rootId, one, deps));
        if (!known) fresh.set(key, made);
        ids.push(made.id);
      }
      found.set(id, ids);
    }
  }
  return found;
};

const readWanted = (raw: WireRecord): Wanted => ({
  id: idOrNull(raw.id),
  title: textOrNull(raw.title)?.normalize('NFC').replace(/\s+/gu, ' ').trim() ?? '',
  isAllergen: raw.is_allergen === true,
});

/**
 * A known allergen typed anew without its flag simply is that allergen; a flag that is not the known one's would be lost,
 * and with an allergen that must not pass in silence. One whose groups somebody has told goes by these, whatever a form that was opened
 * before says of it.
 */
const keepsFlag = (one: Wanted, known: Known) =>
  one.isAllergen === known.isAllergen || (one.id === null ? known.isAllergen : known.allergens !== null);

const refused = (index: number, text: string) =>
  invalid({ ingredients: [text], [`ingredients.${index}`]: [text] });

const KNOWN = { id: ingredients.id, isAllergen: ingredients.isAllergen, allergens: ingredients.allergens };

const byId = async (pointId: number, wanted: readonly Wanted[], { db }: Db) => {
  const ids = wanted.map(({ id }) => id).filter((id) => id !== null);
  if (ids.length === 0) return new Map<number, Known>();
  const rows = await db
    .select(KNOWN)
    .from(ingredients)
    .where(and(eq(ingredients.pointId, pointId), inArray(ingredients.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
};

/** By the titles as they came. */
const byTitle = async (pointId: number, wanted: readonly Wanted[], { db }: Db) => {
  const known = new Map<string, Known>();
  const titles = [...new Set(wanted.flatMap(({ id, title }) => (id === null ? [title] : [])))];
  if (titles.length === 0) return known;
  const isNamed = sql`${named(ingredients.title)} = ${named(sql`wanted.title`)}`;
  const rows = await db
    .select({ title: sql<string>`wanted.title`, ...KNOWN })
    .from(ingredients)
    .innerJoin(sql`unnest(${sql.param(titles)}::text[]) as wanted(title)`, isNamed)
    .where(eq(ingredients.pointId, pointId));
  for (const { title, ...one } of rows) known.set(title, one);
  return known;
};

/** Titles that were stored before spaces were folded are found all the same. */
const named = (title: SQLWrapper): SQL => sql`regexp_replace(${folded(title)}, '[[:space:]]+', ' ', 'g')`;

const create = async (
  pointId: number,
  { title, isAllergen }: Wanted,
  { db, clock }: DbClock,
): Promise<Known> => {
  const [row] = await db
    .insert(ingredients)
    .values({ pointId, title, isAllergen, createdAt: clock() })
    .returning({ id: ingredients.id });
  if (!row) throw notFound();
  return { id: row.id, isAllergen, allergens: null };
};
