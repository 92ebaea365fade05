import { and, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListItem } from '../../contract/entities';
import { invalid } from '../ApiError';
import type { Db } from '../Deps';
import { idsIn, isId } from '../isId';
import { fieldErrorText } from '../texts/fieldErrorText';
import { rowColumn } from './json';
import type { At, Parts, Resource } from './Resource';
import type { NewRow, SetRow } from './RowChange';
import { inReach, rootColumn, withParents } from './reach';

/** A column that names a record of another resource, or a row of a list that belongs to nobody (cities); a field fills it. */
export type Reference = { readonly by: PgColumn } & (
  | { readonly to: Resource }
  | { readonly list: PgTable & Readonly<Record<'id' | 'title', PgColumn>> }
);
const tableOf = (one: Reference) => ('to' in one ? one.to.table : one.list);

type References = Readonly<Record<string, Reference>>;

/** `menu` for `menu_id`: where a record says what stands there. */
export const namedUnder = (key: string): string => key.replace(/_id$/, '');

/** What a reference names, by its title, read beside the row. */
export const referenceParts = (references: References = {}): Parts =>
  Object.fromEntries(
    Object.entries(references).map(([key, reference]) => {
      const table = tableOf(reference);
      // Under a name of its own: the record may hang under what it names, or name one of its own kind.
      const named = sql.identifier(`named_${key}`);
      const column = (name: 'id' | 'title') => sql`${named}.${sql.identifier(table[name].name)}`;
      const itsRow = sql`from ${table} as ${named} where ${column('id')} = ${reference.by}`;
      return [namedUnder(key), rowColumn<ListItem>({ id: column('id'), title: column('title') }, itsRow)];
    }),
  );

interface Naming {
  readonly rows: readonly (NewRow | SetRow)[];
  readonly at: Pick<At, 'reach'>;
}

/**
 * What is named anew has to be there for who saves: within reach, in no bin, and in the venue of the record that names it.
 * @throws ApiError 422 under the field
 */
export const expectNamed = async (
  { references = {} }: Pick<Resource, 'references'>,
  { rows, at }: Naming,
  { db }: Db,
): Promise<void> => {
  for (const [key, reference] of Object.entries(references)) {
    const named = rows.flatMap((row) => {
      const id = row.values[key];
      const isKept = row.kind === 'set' && row.record[key] === id;
      return isId(id) && !isKept ? [{ id, rootId: row.rootId }] : [];
    });
    if (named.length === 0) continue;
    const venues = await venuesOf(reference, idsIn(named), { reach: at.reach, db });
    const isThere = ({ id, rootId }: (typeof named)[number]): boolean => {
      const venue = venues.get(id);
      return venue !== undefined && (venue === ANY || rootId === undefined || venue === rootId);
    };
    if (!named.every(isThere)) throw invalid({ [key]: [fieldErrorText({ key: 'errors.selectFromList' })] });
  }
};

/** Of what is named wherever one is. */
const ANY = 0;

/** The venues of those of these rows that are there. */
const venuesOf = async (
  reference: Reference,
  ids: number[],
  { reach, db }: Pick<At, 'reach'> & Db,
): Promise<ReadonlyMap<number, number>> => {
  const table = tableOf(reference);
  const isNamed = inArray(table.id, ids);
  if (!('to' in reference)) {
    const rows = await db.select({ id: table.id }).from(table).where(isNamed);
    return new Map(rows.map(({ id }) => [Number(id), ANY]));
  }
  const { to } = reference;
  const select = db
    .select({ id: to.table.id, rootId: rootColumn(to) })
    .from(to.table)
    .$dynamic();
  const rows = await withParents(select, to).where(and(isNamed, inReach(to, reach)));
  return new Map(rows.map(({ id, rootId }) => [Number(id), to.under ? Number(rootId) : ANY]));
};
