import Type, { type Static } from 'typebox';
import { ALLERGENS, DISPLAY_STATUSES } from '../vocabulary';

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const Id = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });
export const Text = Type.String();
export const Moment = Type.String({ description: 'ISO 8601, UTC: 2026-11-21T10:00:00Z' });
/** Whose days the record's moments fall on (docs/spec/3-decisions.md, 22). Extension of ours. */
export const Timezone = Type.Optional(Type.String({ description: 'IANA zone of the venue it belongs to' }));
/** How much is below a record and in no bin of its own: it goes to the bin and comes back with it. Extension of ours, on lists. */
export const Contents = Type.Object({
  menus: Type.Optional(Type.Integer({ minimum: 0 })),
  categories: Type.Integer({ minimum: 0 }),
  foods: Type.Integer({ minimum: 0 }),
  drinks: Type.Integer({ minimum: 0 }),
});
export type Contents = Static<typeof Contents>;

export const DaysLeft = Nullable(Type.Integer({ minimum: 0 }));

export const DisplayStatus = Type.Enum(DISPLAY_STATUSES);

export const ListItem = Type.Object({ id: Id, title: Text });
export type ListItem = Static<typeof ListItem>;

export const StoredFile = Type.Object({
  id: Id,
  url: Text,
  name: Type.Optional(Text),
  thumbnailUrl: Type.Optional(Text),
  originalUrl: Type.Optional(Text),
  width: Type.Optional(Type.Integer({ minimum: 1, description: 'Pixels of the original' })),
  height: Type.Optional(Type.Integer({ minimum: 1 })),
  widths: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), {
      description:
        'Widths in pixels that it is served in besides: `url` with its ending replaced by `.{width}.webp`',
    }),
  ),
});
export type StoredFile = Static<typeof StoredFile>;

export const DaySchedule = Type.Object({
  begin: Text,
  end: Text,
  around_the_clock: Type.Boolean(),
  is_enabled: Type.Boolean(),
});
export type DaySchedule = Static<typeof DaySchedule>;

/** `all_days` and the days, keyed 1-7 for points, mon-sun in the menu area (docs/spec/3-decisions.md, Wire format 10). */
export const Schedule = Type.Record(Text, Type.Union([DaySchedule, Type.Boolean()]));

/** The groups that a person has told of an ingredient; none = it holds none of them. */
export const Allergens = Type.Array(Type.Enum(ALLERGENS), { uniqueItems: true });

export const Ingredient = Type.Object({
  id: Type.Optional(Id),
  title: Text,
  is_allergen: Type.Boolean(),
  allergens: Type.Optional(
    Type.Union([Allergens, Type.Null()], {
      description: 'Null: nobody has told its groups. Extension of ours, capability `allergens`',
    }),
  ),
});
export type Ingredient = Static<typeof Ingredient>;
