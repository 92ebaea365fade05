import { and, eq } from 'drizzle-orm';
import type { Saved } from '../../Call';
import { menus } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { aliveMenusOf, selectMenus } from './menuRow';
import { withParts } from './withParts';

export interface MenuAt {
  readonly id: number;
  readonly userId: number;
  /** Where the call names the point, too, it must be the menu's. */
  readonly pointId?: number;
}

type MenuWorld = Pick<World, 'db' | 'clock'>;

/** The row of a menu of this user. @throws Refusal 404 */
export const rowOf = async ({ id, userId, pointId }: MenuAt, { db }: Pick<World, 'db'>) => {
  const inPoint = pointId === undefined ? undefined : eq(menus.pointId, pointId);
  const [row] = await selectMenus(db).where(and(eq(menus.id, id), inPoint, aliveMenusOf(userId)));
  if (!row) throw notFound();
  return row;
};

/** One menu of this user. @throws Refusal 404 */
export const one = async (at: MenuAt, world: MenuWorld): Promise<Saved> => {
  const row = await rowOf(at, world);
  const [record] = await withParts([row], world);
  if (!record) throw notFound();
  return { record, version: row.menu.version };
};
