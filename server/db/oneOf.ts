import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Numbers as one value: the statement is the same for one of them and for ten thousand, which no list of placeholders would be. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** Whether it is one of these numbers; never of none. */
export const oneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${idList(ids)})`;
