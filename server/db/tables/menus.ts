import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Allergen, CategoryKind, Unit } from '../../../contract/vocabulary';
import { extra, id, lifecycle, moment, partOf, position, schedule } from './columns';
import { users } from './people';
import { points } from './points';
import { baseCategories, marks } from './reference';

/** The venue a row stands in: whose it is, is one comparison, and a cluster can keep a venue's rows together. */
const pointId = () => partOf(() => points.id);

const alive = (table: { readonly deletedAt: SQLWrapper }) => sql`${table.deletedAt} is null`;

export const menus = pgTable(
  'menus',
  {
    id: id(),
    pointId: pointId(),
    title: text().notNull(),
    url: text(),
    description: text(),
    visible: boolean().notNull().default(true),
    graphic: schedule(),
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [
    index('menus_point').on(table.pointId, table.deletedAt),
    uniqueIndex('menus_url').on(table.pointId, table.url).where(sql`${table.deletedAt} is null`),
    index('menus_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export const categories = pgTable(
  'categories',
  {
    id: id(),
    pointId: pointId(),
    menuId: partOf(() => menus.id),
    kind: text().$type<CategoryKind>().notNull(),
    baseCategoryId: integer().references(() => baseCategories.id),
    title: text().notNull(),
    url: text(),
    description: text(),
    visible: boolean().notNull().default(true),
    alcohol: boolean().notNull().default(false),
    graphic: schedule(),
    /** The hide block: `hideStatus` true = displayed; moments in the venue's wall clock, `YYYY-MM-DDTHH:MM`. */
    hideStatus: boolean().notNull().default(true),
    closeBegin: text(),
    closeEnd: text(),
    closeReason: text(),
    showAfterTime: boolean().notNull().default(false),
    position: position(),
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [
    uniqueIndex('categories_position').on(table.menuId, table.position).where(alive(table)),
    index('categories_point').on(table.pointId, table.deletedAt),
    index('categories_menu').on(table.menuId, table.deletedAt),
    uniqueIndex('categories_url').on(table.menuId, table.url).where(sql`${table.deletedAt} is null`),
    index('categories_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('categories_kind', sql`${table.kind} in ('food','drink')`),
  ],
);

export const foods = pgTable(
  'foods',
  {
    id: id(),
    pointId: pointId(),
    categoryId: partOf(() => categories.id),
    title: text().notNull(),
    url: text(),
    /** Exact decimal, kept as it was typed. */
    price: numeric().notNull(),
    description: text(),
    differImage: boolean().notNull().default(false),
    visible: boolean().notNull().default(true),
    unitValue: numeric(),
    unitMeasurement: text().$type<Unit>(),
    calories: numeric(),
    protein: numeric(),
    fats: numeric(),
    carbohydrates: numeric(),
    position: position(),
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [
    index('foods_point').on(table.pointId, table.deletedAt),
    // Counts the foods of a category, and its bin in order.
    index('foods_category').on(table.categoryId, table.deletedAt, table.id),
    // One for each order a category's foods are listed in: a page is read off it, however many there are.
    index('foods_by_position').on(table.categoryId, table.position, table.id).where(alive(table)),
    index('foods_by_title')
      .on(table.categoryId, sql`${table.title} collate "und-x-icu"`, table.id)
      .where(alive(table)),
    index('foods_by_price').on(table.categoryId, table.price, table.id).where(alive(table)),
    index('foods_by_change').on(table.categoryId, table.updatedAt, table.id).where(alive(table)),
    uniqueIndex('foods_position').on(table.categoryId, table.position).where(alive(table)),
    index('foods_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('foods_unit_pair', sql`(${table.unitValue} is null) = (${table.unitMeasurement} is null)`),
  ],
);

/** The ingredients a point has used so far: its suggestions. */
export const ingredients = pgTable(
  'ingredients',
  {
    id: id(),
    pointId: pointId(),
    title: text().notNull(),
    /** Ticked by somebody, or a group is told. */
    isAllergen: boolean().notNull().default(false),
    /** The groups that a person has told; null = nobody has yet. */
    allergens: text().array().$type<Allergen[]>(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('ingredients_title').on(table.pointId, sql`lower(${table.title})`)],
);

export const foodIngredients = pgTable(
  'food_ingredients',
  {
    foodId: partOf(() => foods.id),
    ingredientId: partOf(() => ingredients.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.foodId, table.ingredientId] }),
    index('food_ingredients_ingredient').on(table.ingredientId),
  ],
);

export const foodMarks = pgTable(
  'food_marks',
  {
    foodId: partOf(() => foods.id),
    markId: partOf(() => marks.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.foodId, table.markId] })],
);

/** A row = the food is stopped now. */
export const stopList = pgTable('stop_list', {
  id: id(),
  foodId: integer()
    .notNull()
    .unique()
    .references(() => foods.id, { onDelete: 'cascade' }),
  createdAt: moment().notNull(),
});

/**
 * Why a food is stopped: at most once by hand, and once for each ingredient that is out. A stop without a cause was made before
 * causes were kept: by hand, until somebody brings the food back.
 */
export const stopCauses = pgTable(
  'stop_causes',
  {
    id: id(),
    foodId: partOf(() => stopList.foodId),
    /** Null: by hand. */
    ingredientId: integer().references(() => ingredients.id, { onDelete: 'cascade' }),
    /** When it ends by itself; null: when somebody ends it. */
    until: moment(),
    reason: text(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('stop_causes_food').on(table.foodId, table.ingredientId),
    uniqueIndex('stop_causes_hand').on(table.foodId).where(sql`${table.ingredientId} is null`),
    index('stop_causes_ingredient').on(table.ingredientId).where(sql`${table.ingredientId} is not null`),
    index('stop_causes_due').on(table.until).where(sql`${table.until} is not null`),
    index('stop_causes_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
);
