import { and, eq } from 'drizzle-orm';
import type { CategoryKind } from '../../../contract/vocabulary';
import type { FormBody, Saved } from '../../Call';
import { categories } from '../../db/schema';
import { notFound, stale } from '../../Refusal';
import type { World } from '../../World';
import { saveFiles } from '../files/saveFiles';
import { fillColumns } from '../fillColumns';
import { generatedUrl } from '../generatedUrl';
import { keptUrl } from '../keptUrl';
import { markShown } from '../markShown';
import { refuseTakenUrl } from '../refuseTakenUrl';
import { categoryColumns } from './categoryColumns';
import { lockMenu } from './lockMenu';
import { one, rowOf } from './read';
import { refuseAlcohol } from './refuseAlcohol';
import { refuseOtherKind } from './refuseOtherKind';

type WriteWorld = Pick<World, 'db' | 'clock' | 'files'>;

interface NewAt {
  readonly menuId: number;
  readonly kind: CategoryKind;
  readonly userId: number;
}

/** A new category of a menu. @throws Refusal 404, 409 (address taken), 422 (alcohol without a licence, a base category of the other kind) */
export const create = async (
  { menuId, kind, userId }: NewAt,
  form: FormBody,
  world: WriteWorld,
): Promise<Saved> => {
  const { pointId } = await lockMenu({ id: menuId, userId }, world);
  await refuseAlcohol(form.values.alcohol, pointId, world);
  const columns = { title: '', ...fillColumns(form.values, categoryColumns) };
  await refuseOtherKind(columns.baseCategoryId, kind, world);
  const url = await urlOf({ menuId, ...columns }, world);
  const now = world.clock();
  const [row] = await world.db
    .insert(categories)
    .values({ ...columns, url, menuId, kind, createdAt: now, updatedAt: now })
    .returning({ id: categories.id });
  if (!row) throw notFound();
  await markShown(categories, [row.id], world);
  await saveFiles({ owner: 'categories', ownerId: row.id, userId }, form.files, world);
  return one({ id: row.id, userId }, world);
};

interface UpdateAt {
  readonly id: number;
  readonly pointId: number;
  readonly kind: CategoryKind;
  readonly userId: number;
}

/** Writes what the form sent; the rest stays. @throws Refusal 404, 409, 412, 422 as `create` */
export const update = async (
  at: UpdateAt,
  { form, ifMatch }: { readonly form: FormBody; readonly ifMatch: number | undefined },
  world: WriteWorld,
): Promise<Saved> => {
  const { id, userId } = at;
  const { menu } = await rowOf(at, world);
  await lockMenu({ id: menu.id, userId }, world);
  const { category } = await rowOf(at, world);
  if (ifMatch !== undefined && ifMatch !== category.version) throw stale();
  await refuseAlcohol(form.values.alcohol, at.pointId, world);
  const columns = fillColumns(form.values, categoryColumns, category);
  const { baseCategoryId = category.baseCategoryId } = columns;
  if (baseCategoryId !== category.baseCategoryId) await refuseOtherKind(baseCategoryId, at.kind, world);
  const { title = category.title } = columns;
  const wanted = keptUrl(category, columns.url);
  const url = await urlOf({ menuId: menu.id, title, url: wanted, except: id }, world);
  await world.db
    .update(categories)
    .set({ ...columns, url, version: category.version + 1, updatedAt: world.clock() })
    .where(and(eq(categories.id, id), eq(categories.version, category.version)));
  if (columns.visible && !category.visible) await markShown(categories, [id], world);
  await saveFiles({ owner: 'categories', ownerId: id, userId }, form.files, world);
  return one(at, world);
};

interface UrlClaim {
  readonly menuId: number;
  readonly title: string;
  readonly url?: string | null | undefined;
  readonly except?: number;
}

/** The address that was written, or one made of the title while there is none (2§5). */
const urlOf = async ({ menuId, title, url, except }: UrlClaim, world: WriteWorld): Promise<string> => {
  const claim = { table: categories, siblings: eq(categories.menuId, menuId), ...(except ? { except } : {}) };
  if (!url) return generatedUrl({ ...claim, title }, world);
  await refuseTakenUrl({ ...claim, url }, world);
  return url;
};
