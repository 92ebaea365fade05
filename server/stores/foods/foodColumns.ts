import { UNITS } from '../../../contract/vocabulary';
import type { foods } from '../../db/schema';
import { type ColumnReaders, decimalOrNull, textOrNull } from '../fillColumns';

type Columns = typeof foods.$inferInsert;

/** Wire key -> the columns of a food that it fills. */
export const foodColumns: ColumnReaders<Columns> = {
  title: (value) => ({ title: textOrNull(value) ?? '' }),
  url: (value) => ({ url: textOrNull(value) }),
  price: (value) => ({ price: decimalOrNull(value) ?? '0' }),
  description: (value) => ({ description: textOrNull(value) }),
  differ_image: (value) => ({ differImage: value === true }),
  unit_value: (value) => ({ unitValue: decimalOrNull(value) }),
  unit_measurement: (value) => ({ unitMeasurement: UNITS.find((unit) => unit === value) ?? null }),
  calories: (value) => ({ calories: decimalOrNull(value) }),
  protein: (value) => ({ protein: decimalOrNull(value) }),
  fats: (value) => ({ fats: decimalOrNull(value) }),
  carbohydrates: (value) => ({ carbohydrates: decimalOrNull(value) }),
  // Tables of their own.
  marks: () => ({}),
  ingredients: () => ({}),
};
