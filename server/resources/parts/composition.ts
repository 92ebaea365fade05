import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isRecord } from '../../../contract/isRecord';
import { invalid, notFound } from '../../ApiError';
import type { Deps } from '../../Deps';
import { foodIngredients, foodMarks, ingredients } from '../../db/schema';
import { idOrNull, textOrNull } from '../../engine/columns';
import type { Written } from '../../engine/Resource';
import { folded } from '../../engine/search';
import { menuAreaTexts } from '../../texts/menuArea';

/** Makes the food carry exactly these marks, in this order; their number and existence have been validated. */
export const saveMarks = async (
  { id: foodId }: Written,
  raw: unknown,
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  const ids = new Set((Array.isArray(raw) ? raw : []).map(idOrNull).filter((id) => id !== null));
  await db.delete(foodMarks).where(eq(foodMarks.foodId, foodId));
  if (ids.size === 0) return;
  await db.insert(foodMarks).values([...ids].map((markId, position) => ({ foodId, markId, position })));
};

/**
 * Makes the food consist of exactly these ingredients, in this order; new ones join the point's suggestions.
 * @throws ApiError 422 for an id that is not the point's, or another allergen flag for a known ingredient
 */
export const saveIngredients = async (
  { id: foodId, rootId }: Written,
  raw: unknown,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<void> => {
  const ids = new Set(await findOrCreate(rootId, raw, deps));
  await deps.db.delete(foodIngredients).where(eq(foodIngredients.foodId, foodId));
  if (ids.size === 0) return;
  await deps.db
    .insert(foodIngredients)
    .values([...ids].map((ingredientId, position) => ({ foodId, ingredientId, position })));
};

interface Wanted {
  readonly id: number | null;
  readonly title: string;
  readonly isAllergen: boolean;
}
type Known = Pick<typeof ingredients.$inferSelect, 'id' | 'isAllergen'>;

/**
 * The point's ingredients that a form names, as ids in its order. One that came with an id must be the point's, and keeps
 * its allergen flag; one without an id is found by its title, case and spaces aside, or made. The caller holds the
 * point's lock, so that two forms cannot make the same one twice.
 */
const findOrCreate = async (
  pointId: number,
  raw: unknown,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<readonly number[]> => {
  const wanted = (Array.isArray(raw) ? raw : []).filter(isRecord).map(readWanted);
  const ofPoint = await byId(pointId, wanted, deps);
  const found: number[] = [];
  for (const [index, one] of wanted.entries()) {
    const known = one.id === null ? await byTitle(pointId, one.title, deps) : ofPoint.get(one.id);
    if (one.id !== null && !known) throw refused(index, menuAreaTexts.ingredientUnknown);
    if (known && !keepsFlag(one, known)) throw refused(index, menuAreaTexts.allergenFixed);
    found.push(known?.id ?? (await create(pointId, one, deps)));
  }
  return found;
};

const readWanted = (raw: Readonly<Record<string, unknown>>): Wanted => ({
  id: idOrNull(raw.id),
  title: textOrNull(raw.title)?.normalize('NFC').replace(/\s+/gu, ' ').trim() ?? '',
  isAllergen: raw.is_allergen === true,
});

/**
 * A known allergen typed anew without its flag simply is that allergen; a flag that is not the known one's would be lost,
 * and with an allergen that must not pass in silence.
 */
const keepsFlag = (one: Wanted, known: Known) =>
  one.isAllergen === known.isAllergen || (one.id === null && known.isAllergen);

const refused = (index: number, text: string) =>
  invalid({ ingredients: [text], [`ingredients.${index}`]: [text] });

const byId = async (pointId: number, wanted: readonly Wanted[], { db }: Pick<Deps, 'db'>) => {
  const ids = wanted.map(({ id }) => id).filter((id) => id !== null);
  if (ids.length === 0) return new Map<number, Known>();
  const rows = await db
    .select({ id: ingredients.id, isAllergen: ingredients.isAllergen })
    .from(ingredients)
    .where(and(eq(ingredients.pointId, pointId), inArray(ingredients.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
};

const byTitle = async (
  pointId: number,
  title: string,
  { db }: Pick<Deps, 'db'>,
): Promise<Known | undefined> => {
  const [row] = await db
    .select({ id: ingredients.id, isAllergen: ingredients.isAllergen })
    .from(ingredients)
    .where(
      and(eq(ingredients.pointId, pointId), sql`${named(ingredients.title)} = ${named(sql`${title}::text`)}`),
    );
  return row;
};

/** Titles that were stored before spaces were folded are found all the same. */
const named = (title: SQLWrapper): SQL => sql`regexp_replace(${folded(title)}, '[[:space:]]+', ' ', 'g')`;

const create = async (
  pointId: number,
  { title, isAllergen }: Wanted,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<number> => {
  const [row] = await db
    .insert(ingredients)
    .values({ pointId, title, isAllergen, createdAt: clock() })
    .returning({ id: ingredients.id });
  if (!row) throw notFound();
  return row.id;
};
