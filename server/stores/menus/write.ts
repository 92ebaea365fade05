import { and, eq } from 'drizzle-orm';
import type { FormBody, Saved } from '../../Call';
import { menus } from '../../db/schema';
import { notFound, stale } from '../../Refusal';
import type { World } from '../../World';
import { saveFiles } from '../files/saveFiles';
import { fillColumns } from '../fillColumns';
import { generatedUrl } from '../generatedUrl';
import { lockPoint } from '../lockPoint';
import { markShown } from '../markShown';
import { menuColumns } from './menuColumns';
import { one, rowOf } from './read';

type WriteWorld = Pick<World, 'db' | 'clock' | 'files'>;

/** A new menu of a point; its address is made of the title (2§5). @throws Refusal 404 */
export const create = async (
  { pointId, userId }: { readonly pointId: number; readonly userId: number },
  form: FormBody,
  world: WriteWorld,
): Promise<Saved> => {
  await lockPoint({ id: pointId, userId }, world);
  const now = world.clock();
  const columns = { title: '', ...fillColumns(form.values, menuColumns) };
  const url = await generatedUrl(
    { table: menus, title: columns.title, siblings: eq(menus.pointId, pointId) },
    world,
  );
  const [row] = await world.db
    .insert(menus)
    .values({ ...columns, url, pointId, createdAt: now, updatedAt: now })
    .returning({ id: menus.id });
  if (!row) throw notFound();
  await markShown(menus, [row.id], world);
  await saveFiles({ owner: 'menus', ownerId: row.id, userId }, form.files, world);
  return one({ id: row.id, userId }, world);
};

/** Writes what the form sent; the rest stays. The address follows the title until it is shown. @throws Refusal 404, 412 */
export const update = async (
  at: { readonly id: number; readonly pointId: number; readonly userId: number },
  { form, ifMatch }: { readonly form: FormBody; readonly ifMatch: number | undefined },
  world: WriteWorld,
): Promise<Saved> => {
  const { id, pointId, userId } = at;
  await lockPoint({ id: pointId, userId }, world);
  const { menu } = await rowOf(at, world);
  if (ifMatch !== undefined && ifMatch !== menu.version) throw stale();
  const columns = fillColumns(form.values, menuColumns, menu);
  const { title = menu.title } = columns;
  const siblings = eq(menus.pointId, pointId);
  const url =
    title === menu.title || menu.shownAt
      ? menu.url
      : await generatedUrl({ table: menus, title, siblings, except: id }, world);
  await world.db
    .update(menus)
    .set({ ...columns, url, version: menu.version + 1, updatedAt: world.clock() })
    .where(and(eq(menus.id, id), eq(menus.version, menu.version)));
  if (columns.visible && !menu.visible) await markShown(menus, [id], world);
  await saveFiles({ owner: 'menus', ownerId: id, userId }, form.files, world);
  return one(at, world);
};
