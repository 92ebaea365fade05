import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { categories, foods, menus, points } from '../db/schema';
import type { Reach } from './binOf';
import { aliveOf, ownedBy } from './points/pointRow';

/**
 * The ownership chain food -> category -> menu -> point -> user as conditions for questions that name one table only.
 * Every level exists twice: whose a row is at all, and whose it is with every parent out of the bin.
 */
const pointsWhere = (condition: SQL | undefined) =>
  sql`select ${points.id} from ${points} where ${condition}`;

const menusIn = (pointIds: SQL, condition?: SQL) =>
  sql`select ${menus.id} from ${menus} where ${and(sql`${menus.pointId} in (${pointIds})`, condition)}`;

const categoriesIn = (menuIds: SQL, condition?: SQL) =>
  sql`select ${categories.id} from ${categories} where ${and(sql`${categories.menuId} in (${menuIds})`, condition)}`;

const ownPoints = (userId: number) => pointsWhere(ownedBy(userId));
const alivePoints = (userId: number) => pointsWhere(aliveOf(userId));
const ownMenus = (userId: number) => menusIn(ownPoints(userId));
const aliveMenus = (userId: number) => menusIn(alivePoints(userId), isNull(menus.deletedAt));
const ownCategories = (userId: number) => categoriesIn(ownMenus(userId));
const aliveCategories = (userId: number) => categoriesIn(aliveMenus(userId), isNull(categories.deletedAt));

/** Menus of this user, of one point where it is named. */
export const menusOf = (userId: number, pointId?: number): Reach => ({
  owned: sql`(${and(
    sql`${menus.pointId} in (${ownPoints(userId)})`,
    pointId === undefined ? undefined : eq(menus.pointId, pointId),
  )})`,
  parentsAlive: sql`${menus.pointId} in (${alivePoints(userId)})`,
});

/** Categories of one menu of this user. */
export const categoriesOf = (userId: number, menuId: number): Reach => ({
  owned: sql`(${and(sql`${categories.menuId} in (${ownMenus(userId)})`, eq(categories.menuId, menuId))})`,
  parentsAlive: sql`${categories.menuId} in (${aliveMenus(userId)})`,
});

/** Foods and drinks of this user, wherever they stand. */
export const foodsOf = (userId: number): Reach => ({
  owned: sql`${foods.categoryId} in (${ownCategories(userId)})`,
  parentsAlive: sql`${foods.categoryId} in (${aliveCategories(userId)})`,
});
