import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Fields = Readonly<Record<string, SQLWrapper>>;

const objectOf = (fields: Fields): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`),
    sql`, `,
  )})`;

/** A row of another table as one column; null where there is none. @param rest `from ... where ...` */
export const rowColumn = <Row>(fields: Fields, rest: SQL): SQL<Row | null> =>
  sql<Row | null>`(select ${objectOf(fields)} ${rest})`;

/** Rows of another table as one column, so that a page of records costs no statement more. */
export const rowsColumn = <Row>(fields: Fields, rest: SQL, order: SQLWrapper): SQL<readonly Row[]> =>
  sql<readonly Row[]>`(select coalesce(json_agg(${objectOf(fields)} order by ${order}), '[]') ${rest})`;

/** Rows as lists of these columns: thousands of them carry no key, which costs both ends. */
export const listsColumn = <Row extends readonly unknown[]>(
  columns: readonly SQLWrapper[],
  rest: SQL,
  order: SQLWrapper,
): SQL<readonly Row[]> =>
  sql<readonly Row[]>`(select coalesce(json_agg(json_build_array(${sql.join([...columns], sql`, `)})
    order by ${order}), '[]') ${rest})`;

/** Columns that are read already, as one. */
export const objectColumn = <Row>(fields: Fields): SQL<Row> => sql<Row>`${objectOf(fields)}`;
