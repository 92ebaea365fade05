import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { ListItem } from '../../../contract/entities';
import type { WireRecord } from '../../../contract/fields';
import type { CategoryKind } from '../../../contract/vocabulary';
import { categories } from '../../db/schema';
import type { World } from '../../World';
import { readFiles } from '../files/readFiles';
import type { MenuRow } from './menuRow';
import { toWire } from './toWire';

/** Rows of menus as they travel; files, licences and categories are read in one query each. */
export const withParts = async (
  rows: readonly MenuRow[],
  { db, clock }: Pick<World, 'db' | 'clock'>,
): Promise<readonly WireRecord[]> => {
  const ids = rows.map(({ menu }) => menu.id);
  const files = await readFiles('menus', ids, { db });
  const papers = await readFiles('points', [...new Set(rows.map(({ point }) => point.id))], { db });
  const titles = await readCategories(ids, { db });
  const now = clock();
  return rows.map((row) => {
    const kinds = titles.get(row.menu.id);
    const parts = {
      files: files.get(row.menu.id) ?? {},
      alcLicense: papers.get(row.point.id)?.alc_license ?? [],
      foodCategories: kinds?.food ?? [],
      drinkCategories: kinds?.drink ?? [],
    };
    return toWire(row, parts, now);
  });
};

type ByKind = Record<CategoryKind, ListItem[]>;

const readCategories = async (
  menuIds: readonly number[],
  { db }: Pick<World, 'db'>,
): Promise<ReadonlyMap<number, ByKind>> => {
  const found = new Map<number, ByKind>();
  if (menuIds.length === 0) return found;
  const rows = await db
    .select({ id: categories.id, title: categories.title, kind: categories.kind, menuId: categories.menuId })
    .from(categories)
    .where(and(inArray(categories.menuId, [...menuIds]), isNull(categories.deletedAt)))
    .orderBy(asc(categories.id));
  for (const { id, title, kind, menuId } of rows) {
    const kinds = found.get(menuId) ?? { food: [], drink: [] };
    found.set(menuId, kinds);
    kinds[kind].push({ id, title });
  }
  return found;
};
