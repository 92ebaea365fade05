import Type, { type Static } from 'typebox';
import { DISPLAY_STATUSES, UNITS } from './vocabulary';

/**
 * The entities as they travel (1§3, 2§3): TypeBox schemas for the server and the OpenAPI document, types for everybody.
 * The console imports only the types, so no schema code reaches the browser.
 */
const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Id = Type.Integer({ minimum: 1 });
const Text = Type.String();
const Moment = Type.String({ description: 'ISO 8601, UTC: 2026-11-21T10:00:00Z' });

const DisplayStatus = Type.Union(DISPLAY_STATUSES.map((status) => Type.Literal(status)));

export const ListItem = Type.Object({ id: Id, title: Text });
export type ListItem = Static<typeof ListItem>;

export const City = Type.Object({ id: Id, title: Text, region: Text });
export type City = Static<typeof City>;

export const StoredFile = Type.Object({
  id: Id,
  url: Text,
  name: Type.Optional(Text),
  thumbnailUrl: Type.Optional(Text),
  originalUrl: Type.Optional(Text),
});
export type StoredFile = Static<typeof StoredFile>;

export const DaySchedule = Type.Object({
  begin: Text,
  end: Text,
  around_the_clock: Type.Boolean(),
  is_enabled: Type.Boolean(),
});
export type DaySchedule = Static<typeof DaySchedule>;

/** `all_days` and the days, keyed 1-7 for points, mon-sun in the menu area (3-decisions, Wire format 10). */
export const Schedule = Type.Record(Text, Type.Union([DaySchedule, Type.Boolean()]));

export const PointPhone = Type.Object({
  id: Type.Optional(Id),
  point_phone_type_id: Id,
  phone_number: Text,
});
export type PointPhone = Static<typeof PointPhone>;

export const Ingredient = Type.Object({ id: Type.Optional(Id), title: Text, is_allergen: Type.Boolean() });
export type Ingredient = Static<typeof Ingredient>;

export const Point = Type.Object({
  id: Id,
  title: Text,
  url: Nullable(Text),
  type: Nullable(ListItem),
  city: Nullable(ListItem),
  city_id: Nullable(Id),
  city_name: Nullable(Text),
  street: Nullable(Text),
  house: Nullable(Text),
  approach: Nullable(Text),
  floor: Nullable(Text),
  office: Nullable(Text),
  status: DisplayStatus,
  /** Whether guests see the point now: displayed and no closure has begun (1§4). Extension of ours. */
  is_visible: Type.Boolean(),
  timezone: Text,
  close_begin: Nullable(Text),
  close_end: Nullable(Text),
  close_reason: Nullable(Text),
  show_after_time: Type.Boolean(),
  phone_other: Type.Array(PointPhone),
  graphic: Nullable(Schedule),
  alc_license: Type.Array(StoredFile),
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  days_before_deletion: Nullable(Type.Integer({ minimum: 0 })),
});
/** Further fields come and go with the sections' permissions, so a record is read by key, never by position. */
export type Point = Static<typeof Point>;

export const Menu = Type.Object({
  id: Id,
  title: Text,
  url: Nullable(Text),
  description: Nullable(Text),
  images: Type.Array(StoredFile),
  cover: Nullable(StoredFile),
  visible: Type.Boolean(),
  graphic: Nullable(Schedule),
  foodCategories: Type.Array(ListItem),
  drinkCategories: Type.Array(ListItem),
  point: Type.Object({ id: Id, url: Nullable(Text), alc_license: Type.Array(StoredFile) }),
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  days_before_deletion: Nullable(Type.Integer({ minimum: 0 })),
});
export type Menu = Static<typeof Menu>;

export const Category = Type.Object({
  id: Id,
  title: Text,
  type: Type.Union([Type.Literal('food'), Type.Literal('drink')]),
  visible: Type.Boolean(),
  graphic: Nullable(Schedule),
  url: Nullable(Text),
  description: Nullable(Text),
  alcohol: Type.Boolean(),
  base_category: Nullable(Type.Object({ id: Id, title: Text, type: Text })),
  base_category_id: Nullable(Id),
  menu: Type.Object({ id: Id, title: Text, url: Nullable(Text) }),
  point: Type.Object({ id: Id, url: Nullable(Text) }),
  foods: Type.Integer({ minimum: 0, description: 'How many foods it holds' }),
  drinks: Type.Integer({ minimum: 0, description: 'How many drinks it holds' }),
  status: Type.Boolean(),
  close_begin_date: Nullable(Text),
  close_begin_time: Nullable(Text),
  close_end_date: Nullable(Text),
  close_end_time: Nullable(Text),
  close_reason: Nullable(Text),
  show_after_time: Type.Boolean(),
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  days_before_deletion: Nullable(Type.Integer({ minimum: 0 })),
});
export type Category = Static<typeof Category>;

export const BaseCategory = Type.Object({
  id: Id,
  title: Text,
  type: Type.Union([Type.Literal('dish'), Type.Literal('food'), Type.Literal('drink')]),
});
export type BaseCategory = Static<typeof BaseCategory>;

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
  days_before_deletion: Nullable(Type.Integer({ minimum: 0 })),
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

export const User = Type.Object({
  id: Id,
  name: Text,
  last_name: Nullable(Text),
  patronymic: Nullable(Text),
  birthday: Nullable(Text),
  email: Text,
  phone: Nullable(Text),
  status: Text,
  country: Nullable(ListItem),
  city: Nullable(ListItem),
  two_factor: Type.Boolean(),
  receive_offers: Type.Boolean(),
  links: Type.Array(Text),
  capabilities: Type.Array(Text),
  /** Present where the answer opens or renews a session. */
  token: Type.Optional(Text),
});
export type User = Static<typeof User>;
