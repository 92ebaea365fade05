import Type, { type Static } from 'typebox';
import { UNITS } from '../vocabulary';
import { DaysLeft, Id, Ingredient, ListItem, Moment, Nullable, StoredFile, Text } from './parts';
import { Visibility } from './visibility';

export const Food = Type.Object({
  id: Id,
  title: Text,
  url: Nullable(Text),
  price: Type.String({ description: 'Decimal as text, so that no digit is lost' }),
  description: Nullable(Text),
  images: Type.Array(StoredFile),
  differ_image: Type.Boolean(),
  marks: Type.Array(Id),
  ingredients: Type.Array(Ingredient),
  unit_value: Nullable(Type.String()),
  unit_measurement: Nullable(Type.Union(UNITS.map((unit) => Type.Literal(unit)))),
  calories: Nullable(Type.Number()),
  protein: Nullable(Type.Number()),
  fats: Nullable(Type.Number()),
  carbohydrates: Nullable(Type.Number()),
  stopable: Type.Array(Type.Object({ id: Id, createdAt: Moment })),
  category_id: Id,
  type: Type.Union([Type.Literal('food'), Type.Literal('drink')]),
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  /** When guests could see it for the first time. Extension of ours. */
  shownAt: Type.Optional(Nullable(Moment)),
  visibility: Type.Optional(Visibility),
  days_before_deletion: DaysLeft,
});
export type Food = Static<typeof Food>;

export const StoppedFood = Type.Object({
  id: Id,
  title: Text,
  price: Text,
  image: Nullable(StoredFile),
  category: ListItem,
  menu: ListItem,
  stoppedAt: Moment,
});
export type StoppedFood = Static<typeof StoppedFood>;

export const PointIngredient = Type.Object({
  id: Id,
  title: Text,
  is_allergen: Type.Boolean(),
  foods: Type.Array(ListItem),
});
export type PointIngredient = Static<typeof PointIngredient>;

export const Mark = ListItem;
export type Mark = Static<typeof Mark>;
