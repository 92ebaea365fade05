import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Stop } from '../../../contract/entities';
import { isRecord } from '../../../contract/isRecord';
import { ingredients, stopCauses, stopList, users } from '../../db/schema';
import { shownName } from '../../engine/history';

/** A stop as the database writes it into one column: its causes in order, the one by hand first. */
export interface StopRow {
  readonly id: number;
  readonly createdAt: string;
  readonly causes: readonly {
    readonly ingredientId: number | null;
    readonly title: string | null;
    readonly until: string | null;
    readonly reason: string | null;
    readonly userId: number | null;
    readonly person: string | null;
  }[];
}

const fields = sql`json_build_object('ingredientId', ${stopCauses.ingredientId}, 'title', ${ingredients.title},
  'until', ${stopCauses.until}, 'reason', ${stopCauses.reason}, 'userId', ${stopCauses.userId}, 'person', ${shownName})`;

/** The stop of a food, as one column of its row; null = it is sold. In a select with its parents joined. */
export const stopColumn = (foodId: PgColumn): SQL<StopRow | null> => sql<StopRow | null>`(
  select json_build_object('id', ${stopList.id}, 'createdAt', ${stopList.createdAt}, 'causes', (
    select coalesce(json_agg(${fields} order by ${stopCauses.ingredientId} is not null, ${asc(stopCauses.id)}), '[]')
    from ${stopCauses} left join ${ingredients} on ${eq(ingredients.id, stopCauses.ingredientId)}
      left join ${users} on ${eq(users.id, stopCauses.userId)}
    where ${eq(stopCauses.foodId, stopList.foodId)}))
  from ${stopList} where ${eq(stopList.foodId, foodId)})`;

/** When a food comes back by itself, as SQL; null = when somebody brings it back. */
export const untilColumn = (foodId: PgColumn): SQL<Date | null> => sql<Date | null>`(
  select case when bool_and(${stopCauses.until} is not null) then max(${stopCauses.until}) end
  from ${stopCauses} where ${eq(stopCauses.foodId, foodId)})`;

/** The stop as it travels: who and why are those of its first cause. */
export const stopOf = (row: StopRow | null): Stop | null => {
  if (!row) return null;
  const { id, createdAt, causes } = row;
  const [first] = causes;
  const ends = causes.map(({ until }) => until);
  const isOpen = ends.length === 0 || ends.includes(null);
  const latest = Math.max(...ends.map((until) => (until === null ? 0 : Date.parse(until))));
  return {
    id,
    createdAt: isoOf(createdAt),
    until: isOpen ? null : new Date(latest).toISOString(),
    reason: first?.reason ?? null,
    person: first?.userId ? { id: first.userId, name: first.person ?? '' } : null,
    // Nobody has kept a cause of a stop from before there were any.
    by_hand: !first || first.ingredientId === null,
    causes: causes.flatMap(({ ingredientId, title, until }) =>
      ingredientId === null
        ? []
        : [{ ingredient_id: ingredientId, title: title ?? '', until: until === null ? null : isoOf(until) }],
    ),
  };
};

const isoOf = (moment: string): string => new Date(moment).toISOString();

/** Which ingredients have stopped a dish is no more told than what it is made of. */
export const withoutIngredients = (stop: unknown, isHidden: (field: string) => boolean): unknown =>
  isHidden('ingredients') && isRecord(stop) && Array.isArray(stop.causes)
    ? { ...stop, causes: stop.causes.filter((cause) => isRecord(cause) && cause.ingredient_id === null) }
    : stop;
