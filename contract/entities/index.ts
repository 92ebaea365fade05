/**
 * The entities as they travel: TypeBox schemas for the server and the OpenAPI document, types for everybody.
 * The console imports only the types, so no schema code reaches the browser.
 */
import type { Food, Mark, PointFood, PointIngredient, StoppedFood, UsedIngredient } from './food';
import type { Change, Undone } from './history';
import type { BaseCategory, Category, Menu } from './menu';
import type { Moderated, Waiting } from './moderation';
import type { Notice } from './notice';
import type { City, Point } from './point';
import type { SearchHit } from './search';
import type { Session } from './session';
import type { Member, Role } from './team';
import type { User } from './user';
import type { View } from './view';

export { Food, Mark, PointFood, PointIngredient, Stop, StoppedFood, UsedIngredient } from './food';
export { Change, Undone } from './history';
export { BaseCategory, Category, Menu } from './menu';
export { Moderated, Remarks, Waiting } from './moderation';
export { Notice } from './notice';
export { Contents, DaySchedule, Ingredient, ListItem, StoredFile } from './parts';
export { City, Point, PointPhone } from './point';
export { SearchHit } from './search';
export { Session } from './session';
export { Member, Role } from './team';
export { User } from './user';
export { View } from './view';

/** The record's type behind each name that an answer of the table may carry. */
export interface EntityTypes {
  readonly point: Point;
  readonly deletedPoint: Point;
  readonly city: City;
  readonly menu: Menu;
  readonly category: Category;
  readonly baseCategory: BaseCategory;
  readonly food: Food;
  readonly mark: Mark;
  readonly ingredient: UsedIngredient;
  readonly stoppedFood: StoppedFood;
  readonly pointFood: PointFood;
  readonly pointIngredient: PointIngredient;
  readonly change: Change;
  readonly undone: Undone;
  readonly searchHit: SearchHit;
  readonly notice: Notice;
  readonly waiting: Waiting;
  readonly moderated: Moderated;
  readonly user: User;
  readonly view: View;
  readonly session: Session;
  readonly member: Member;
  readonly role: Role;
}
