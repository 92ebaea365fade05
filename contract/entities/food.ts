import Type, { type Static } from 'typebox';
import { CATEGORY_KINDS, UNITS } from '../vocabulary';
import { Allergens, Id, Ingredient, ListItem, Moment, Nullable, StoredFile, Text, Timezone } from './parts';
import { life } from './visibility';

/** Why a dish is not sold now, and until when. Extension of ours, capability `stop_list.until`. */
export const Stop = Type.Object({
  id: Id,
  /** When it was stopped first. */
  createdAt: Moment,
  until: Type.Union([Moment, Type.Null()], {
    description: 'When it comes back by itself; null: when somebody brings it back',
  }),
  reason: Nullable(Text),
  person: Type.Union([Type.Object({ id: Id, name: Text }), Type.Null()], {
    description: 'Who stopped it; null: nobody knows',
  }),
  by_hand: Type.Boolean({ description: 'Somebody stopped the dish itself' }),
  causes: Type.Array(Type.Object({ ingredient_id: Id, title: Text, until: Nullable(Moment) }), {
    description: 'Ingredients that are out; the dish comes back when no cause is left',
  }),
});
export type Stop = Static<typeof Stop>;

export const Food = Type.Object({
  id: Id,
  title: Text,
  url: Nullable(Text),
  price: Type.String({ description: 'Decimal as text, so that no digit is lost' }),
  description: Nullable(Text),
  images: Type.Array(StoredFile),
  differ_image: Type.Boolean(),
  /** Its own switch. Extension of ours, absent = shown. */
  visible: Type.Optional(Type.Boolean()),
  marks: Type.Array(Id),
  ingredients: Type.Array(Ingredient),
  unit_value: Nullable(Type.String()),
  unit_measurement: Nullable(Type.Enum(UNITS)),
  calories: Nullable(Type.Number()),
  protein: Nullable(Type.Number()),
  fats: Nullable(Type.Number()),
  carbohydrates: Nullable(Type.Number()),
  stopable: Type.Array(Type.Object({ id: Id, createdAt: Moment })),
  stop: Type.Optional(Nullable(Stop)),
  category_id: Id,
  timezone: Timezone,
  type: Type.Enum(CATEGORY_KINDS),
  ...life,
});
export type Food = Static<typeof Food>;

/** A dish among all of its venue. */
export const PointFood = Type.Object({ ...Food.properties, category: ListItem, menu: ListItem });
export type PointFood = Static<typeof PointFood>;

export const StoppedFood = Type.Object({
  id: Id,
  title: Text,
  price: Text,
  image: Nullable(StoredFile),
  category: ListItem,
  menu: ListItem,
  stoppedAt: Moment,
  timezone: Timezone,
  stop: Type.Optional(Nullable(Stop)),
});
export type StoppedFood = Static<typeof StoppedFood>;

/** An ingredient that a point has used. */
export const UsedIngredient = Type.Object({
  id: Id,
  title: Text,
  is_allergen: Type.Boolean(),
  allergens: Ingredient.properties.allergens,
  stopped: Type.Optional(
    Type.Boolean({ description: 'It is out: dishes are stopped because of it. Extension of ours' }),
  ),
});
export type UsedIngredient = Static<typeof UsedIngredient>;

export const PointIngredient = Type.Object({
  ...UsedIngredient.properties,
  foods: Type.Array(ListItem),
  proposed: Type.Optional(
    Type.Union([Allergens, Type.Null()], {
      description:
        'The groups that the words of its title speak of, for a person to confirm; null: they say too little. Extension of ours, capability `allergens`',
    }),
  ),
});
export type PointIngredient = Static<typeof PointIngredient>;

export const Mark = ListItem;
export type Mark = Static<typeof Mark>;
