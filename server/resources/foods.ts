import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ingredient } from '../../contract/entities';
import { foodsRows } from '../../contract/rows/menuArea';
import { foodComposition, foodGeneral, foodMainWith } from '../../contract/sections/food';
import { levelOf } from '../../contract/visibility/Level';
import {
  categories as above,
  foodIngredients,
  foodMarks,
  ingredients,
  stopList,
  foods as t,
} from '../db/schema';
import { days, flags, idsOf, russian, UNHIDDEN, words } from '../engine/filters';
import { rowsColumn } from '../engine/json';
import { serverResource } from '../engine/Resource';
import { markOptions, optionsOf, withOptions, withRules } from '../engine/SectionFacts';
import { categories } from './categories';
import { saveIngredients, saveMarks } from './parts/composition';
import { categoryAbove, menuAbove, venueAbove } from './parts/guestLevels';
import { hintOfAllergens, hintsSeen, lackFilters } from './parts/lacks';
import { stopColumn, stopOf, withoutIngredients } from './parts/stopColumn';

const itsStop = sql`from ${stopList} where ${eq(stopList.foodId, t.id)}`;

/** Foods and drinks of a category. One stands in the stop list while `stopable` is not empty. */
export const foods = serverResource({
  name: 'foods',
  rows: foodsRows,
  table: t,
  under: { resource: categories, by: t.categoryId, root: t.pointId },
  named: { categoryId: t.categoryId, category_id: t.categoryId, type: above.kind },
  sections: {
    food_general: ({ marks }) =>
      withRules(withOptions(foodGeneral, 'marks', markOptions(marks)), 'price', { decimals: 2 }),
    food_composition: () => foodComposition,
  },
  filterSections: { food_main: ({ marks }) => foodMainWith(optionsOf(marks)) },
  columns: [
    'title',
    'url',
    'price',
    'description',
    'differ_image',
    'visible',
    'unit_value',
    'unit_measurement',
    'calories',
    'protein',
    'fats',
    'carbohydrates',
  ],
  keeps: { marks: saveMarks, ingredients: saveIngredients },
  files: ['images'],
  pictures: ['images'],
  address: { made: true },
  shownWhen: { visible: true },
  position: t.position,
  sort: { title: { tells: ['title'], by: russian(t.title) }, price: { tells: ['price'], by: t.price } },
  filters: {
    title: words({ title: t.title }),
    // Asked food by food, so that a category costs the same however long the stop lists of all others are.
    stop: flags(UNHIDDEN, sql`((select ${stopList.id} ${itsStop}) is not null)`),
    ...lackFilters,
    marks: {
      tells: ['marks'],
      sql: (filter) =>
        sql`exists (select 1 from ${foodMarks} where ${and(
          eq(foodMarks.foodId, t.id),
          inArray(foodMarks.markId, idsOf(filter)),
        )})`,
    },
    updatedAt: days(t.updatedAt),
  },
  parts: {
    venueAbove,
    menuAbove,
    categoryAbove,
    kind: sql<string>`${above.kind}`,
    stop: stopColumn(t.id),
    marks: sql<readonly number[]>`(
      select coalesce(json_agg(${foodMarks.markId} order by ${foodMarks.position}), '[]')
      from ${foodMarks} where ${eq(foodMarks.foodId, t.id)})`,
    ingredients: rowsColumn<Ingredient>(
      {
        id: ingredients.id,
        title: ingredients.title,
        is_allergen: ingredients.isAllergen,
        allergens: ingredients.allergens,
      },
      sql`from ${foodIngredients} inner join ${ingredients} on ${eq(foodIngredients.ingredientId, ingredients.id)}
        where ${eq(foodIngredients.foodId, t.id)}`,
      foodIngredients.position,
    ),
  },
  shared: ['venueAbove', 'menuAbove', 'categoryAbove', 'kind'],
  travelsAs: ['foods'],
  speaksOf: { stop: withoutIngredients, hints: hintsSeen },
  alsoOf: ['stopList', 'pointFoods'],
  wire: ({ row, kind, stop, marks, ingredients: made }) => ({
    marks,
    ingredients: made,
    calories: numberOrNull(row.calories),
    protein: numberOrNull(row.protein),
    fats: numberOrNull(row.fats),
    carbohydrates: numberOrNull(row.carbohydrates),
    stopable: stop ? [{ id: stop.id, createdAt: new Date(stop.createdAt).toISOString() }] : [],
    stop: stopOf(stop),
    category_id: row.categoryId,
    type: kind,
  }),
  hints: hintOfAllergens,
  levels: {
    above: ({ venueAbove, menuAbove, categoryAbove }) => [
      levelOf.points(venueAbove),
      levelOf.menus(menuAbove),
      levelOf.categories(categoryAbove),
    ],
    own: levelOf.foods,
  },
});

/** Always a number: what is taken in today is exact as one, and so is what earlier builds kept, to fifteen digits. */
const numberOrNull = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));
