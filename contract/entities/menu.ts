import Type, { type Static } from 'typebox';
import { CATEGORY_KINDS } from '../vocabulary';
import { Contents, Id, ListItem, Moment, Nullable, Schedule, StoredFile, Text, Timezone } from './parts';
import { life } from './visibility';

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
  contents: Type.Optional(Contents),
  timezone: Timezone,
  createdAt: Moment,
  /** Where guests see it, as a path of this host. Extension of ours, capability `guest`. */
  guest_url: Type.Optional(Nullable(Type.String())),
  ...life,
});
export type Menu = Static<typeof Menu>;

export const Category = Type.Object({
  id: Id,
  title: Text,
  type: Type.Enum(CATEGORY_KINDS),
  visible: Type.Boolean(),
  graphic: Nullable(Schedule),
  url: Nullable(Text),
  description: Nullable(Text),
  /** Extension of ours. */
  cover: Type.Optional(Nullable(StoredFile)),
  alcohol: Type.Boolean(),
  base_category: Nullable(Type.Object({ id: Id, title: Text, type: Text })),
  base_category_id: Nullable(Id),
  menu: Type.Object({ id: Id, title: Text, url: Nullable(Text) }),
  point: Type.Object({ id: Id, url: Nullable(Text) }),
  foods: Type.Integer({ minimum: 0, description: 'How many foods it holds' }),
  drinks: Type.Integer({ minimum: 0, description: 'How many drinks it holds' }),
  timezone: Timezone,
  status: Type.Boolean(),
  close_begin_date: Nullable(Text),
  close_begin_time: Nullable(Text),
  close_end_date: Nullable(Text),
  close_end_time: Nullable(Text),
  close_reason: Nullable(Text),
  show_after_time: Type.Boolean(),
  ...life,
});
export type Category = Static<typeof Category>;

const BASE_KINDS = ['dish', ...CATEGORY_KINDS] as const;
export const BaseCategory = Type.Object({ ...ListItem.properties, type: Type.Enum(BASE_KINDS) });
export type BaseCategory = Static<typeof BaseCategory>;
