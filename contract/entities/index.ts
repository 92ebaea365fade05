/**
 * The entities as they travel: TypeBox schemas for the server and the OpenAPI document, types for everybody.
 * The console imports only the types, so no schema code reaches the browser.
 */
import type { Static } from 'typebox';
import { Food, Mark, PointFood, PointIngredient, StoppedFood, UsedIngredient } from './food';
import { Change, Undone } from './history';
import { BaseCategory, Category, Menu } from './menu';
import { Moderated, Waiting } from './moderation';
import { Notice } from './notice';
import { City, Point } from './point';
import { SearchHit } from './search';
import { Session } from './session';
import { Member, Role } from './team';
import { User } from './user';
import { View } from './view';

export { Food, PointIngredient, Stop, StoppedFood } from './food';
export { Change, Undone } from './history';
export { BaseCategory, Category, Menu } from './menu';
export { Moderated, Remarks } from './moderation';
export { Notice } from './notice';
export { Contents, DaySchedule, Ingredient, ListItem, StoredFile } from './parts';
export { City, Point, PointPhone } from './point';
export { SearchHit } from './search';
export { Session } from './session';
export { Member, Role } from './team';
export { View } from './view';

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
