/**
 * The entities as they travel: TypeBox schemas for the server and the OpenAPI document, types for everybody.
 * The console imports only the types, so no schema code reaches the browser.
 */
import Type, { type Static } from 'typebox';
import { NOTICE_KINDS, type NoticeFacts, type NoticeKind } from '../noticeKinds';
import { Food, Mark, PointFood, PointIngredient, StoppedFood, UsedIngredient } from './food';
import { Change, Undone } from './history';
import { BaseCategory, Category, Menu } from './menu';
import { Moderated, Waiting } from './moderation';
import { Id, Moment, Nullable, Text } from './parts';
import { City, Point } from './point';
import { Member, Role, User } from './team';

/** A named way to show a list: its order, rows on a page and filters. */
export const View = Type.Object({
  id: Id,
  resource: Type.String({ description: 'The list, by the first part of its calls: foods' }),
  title: Text,
  state: Type.Record(Text, Type.Unknown(), {
    description: 'sort, order, perPage and filter; any may be left out',
  }),
  is_shared: Type.Boolean({ description: 'For everybody in the business who may look at this list' }),
  is_own: Type.Boolean({ description: 'The asking person made it' }),
  is_locked: Type.Boolean({ description: 'The asking person may not change it' }),
  author: Type.String({ description: 'Who made it' }),
});

export type View = Static<typeof View>;

/** Where somebody is signed in. Nothing of it opens the session. */
export const Session = Type.Object({
  id: Id,
  /** Browser and system in words, as they were at sign-in: `Chrome на Windows`; null = nobody knows. */
  device: Nullable(Text),
  created_at: Moment,
  /** To a few minutes. */
  last_seen_at: Moment,
  /** The session that asks. */
  current: Type.Boolean(),
});

export type Session = Static<typeof Session>;

/** A record that a search found. */
export const SearchHit = Type.Object({
  resource: Text,
  id: Id,
  title: Text,
  where: Type.Array(Text, { description: 'What it stands in, by title, the venue first' }),
  place: Type.Record(Text, Type.Unknown(), { description: 'What it stands in, by the names of addresses' }),
  record: Type.Record(Text, Type.Unknown(), { description: 'As the call that reads one answers it' }),
  read_as: Type.String({
    description: 'What was typed, or the same keys with the other layout of the keyboard',
  }),
  misspelt: Type.Boolean({ description: 'It resembles what was typed and does not hold it' }),
});

export type SearchHit = Static<typeof SearchHit>;

/** Something that a person is told. Its words are the console's. */
export const Notice = Type.Object({
  id: Id,
  kind: Type.Enum(NOTICE_KINDS),
  facts: Type.Record(Text, Type.Unknown(), { description: 'What it is about, by kind' }),
  created_at: Moment,
  read_at: Nullable(Moment),
});

type Wire = Static<typeof Notice>;

export type Notice = {
  [Kind in NoticeKind]: Omit<Wire, 'kind' | 'facts'> & {
    readonly kind: Kind;
    readonly facts: NoticeFacts[Kind];
  };
}[NoticeKind];

export { Food, PointIngredient, Stop, StoppedFood } from './food';
export { Change, Undone } from './history';
export { BaseCategory, Category, Menu } from './menu';
export { Moderated, Remarks } from './moderation';
export { Contents, DaySchedule, Ingredient, ListItem, StoredFile } from './parts';
export { City, Point, PointPhone } from './point';
export { Member, Role } from './team';
/** The schema behind each name that an answer of the table may carry. */
export const entitySchemas = {
  point: Point,
  deletedPoint: Point,
  city: City,
  menu: Menu,
  category: Category,
  baseCategory: BaseCategory,
  food: Food,
  mark: Mark,
  ingredient: UsedIngredient,
  stoppedFood: StoppedFood,
  pointFood: PointFood,
  pointIngredient: PointIngredient,
  change: Change,
  undone: Undone,
  searchHit: SearchHit,
  notice: Notice,
  waiting: Waiting,
  moderated: Moderated,
  user: User,
  view: View,
  session: Session,
  member: Member,
  role: Role,
};

/** The record's type behind each name. */
export type EntityTypes = {
  readonly [Name in keyof typeof entitySchemas]: Name extends 'notice'
    ? Notice
    : Static<(typeof entitySchemas)[Name]>;
};
