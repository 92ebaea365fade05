import type { EntityName } from '../endpoints';
import {
  BaseCategory,
  Category,
  Change,
  City,
  Food,
  Mark,
  Member,
  Menu,
  Moderated,
  Notice,
  Point,
  PointFood,
  PointIngredient,
  Role,
  SearchHit,
  Session,
  StoppedFood,
  Undone,
  UsedIngredient,
  User,
  View,
  Waiting,
} from '../entities';

const entitySchemas = {
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
  notice: Notice,
  waiting: Waiting,
  moderated: Moderated,
  undone: Undone,
  searchHit: SearchHit,
  user: User,
  view: View,
  session: Session,
  member: Member,
  role: Role,
} satisfies Record<EntityName, object>;

export const entityNames: readonly string[] = Object.keys(entitySchemas);

/** `{error?, message?, errors?}` (docs/spec/3-decisions.md, Wire format 4). */
const error = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Field name -> texts to show under it',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

export const schemas: Readonly<Record<string, object>> = { ...entitySchemas, error };

export const refTo = (schema: EntityName | 'error'): object => ({ $ref: `#/components/schemas/${schema}` });
