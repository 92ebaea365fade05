import type { WireRecord } from '../../../contract/fields';
import { daysLeft } from '../binWindow';
import { filesByField } from '../files/readFiles';
import type { FoodRow } from './foodRow';

/** A food or drink as it travels (2§3). It stands in the stop list while `stopable` is not empty. */
export const toWire = (
  { food, kind, stop, files, marks, ingredients }: Omit<FoodRow, 'pointId' | 'timezone'>,
  now: Date,
): WireRecord => ({
  ...food.extra,
  images: [],
  ...filesByField(files),
  id: food.id,
  title: food.title,
  url: food.url,
  price: food.price,
  description: food.description,
  differ_image: food.differImage,
  marks,
  ingredients,
  unit_value: food.unitValue,
  unit_measurement: food.unitMeasurement,
  calories: numberOrNull(food.calories),
  protein: numberOrNull(food.protein),
  fats: numberOrNull(food.fats),
  carbohydrates: numberOrNull(food.carbohydrates),
  stopable: stop ? [{ id: stop.id, createdAt: stop.createdAt.toISOString() }] : [],
  category_id: food.categoryId,
  type: kind,
  createdAt: food.createdAt.toISOString(),
  updatedAt: food.updatedAt.toISOString(),
  deletedAt: food.deletedAt?.toISOString() ?? null,
  shownAt: food.shownAt?.toISOString() ?? null,
  days_before_deletion: daysLeft(food.deletedAt, now),
});

/** Always a number: what is taken in today is exact as one, and so is what earlier builds kept, to fifteen digits. */
const numberOrNull = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));
