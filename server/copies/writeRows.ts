import { inArray, sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import type { FieldConfig } from '../../contract/fieldConfig';
import type { WireRecord } from '../../contract/fields';
import type { Deps } from '../Deps';
import { foodIngredients, foodMarks } from '../db/schema';
import { addressesOfNew } from '../engine/address';
import { emptyColumns, fillColumns, nameOf } from '../engine/columns';
import { livingUnder } from '../engine/places';
import { keyBehind } from '../engine/positions';
import type { Resource } from '../engine/Resource';
import { parentColumn, rootColumn } from '../engine/reach';

type WriteDeps = Pick<Deps, 'db' | 'clock'>;

/** A record that is about to be made. */
export interface NewRow {
  /** The one it is a copy of. */
  readonly sourceId: number;
  readonly title: string;
  readonly values: WireRecord;
  /** Columns that no form has said: of a category its kind, and that it is hidden. */
  readonly columns: Readonly<Record<string, unknown>>;
  readonly parentId: number;
  /** It stands right behind the one it is a copy of. */
  readonly isBeside: boolean;
}

interface Rows {
  readonly rows: readonly NewRow[];
  readonly pointId: number;
  /** Parents that were made by this very copy: nothing stands there yet. */
  readonly newParents: ReadonlySet<number>;
}

/** Rows in one statement: databases take some tens of thousands of parameters. */
const AT_ONCE = 500;

/** Makes records, by few statements however many they are. @returns their numbers, in the order of the rows */
export const writeRows = async (
  resource: Resource,
  { rows, pointId, newParents }: Rows,
  deps: WriteDeps,
): Promise<readonly number[]> => {
  const { table } = resource;
  const now = deps.clock();
  const byParent = new Map<number, NewRow[]>();
  for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row]);
  const filled = new Map<NewRow, Readonly<Record<string, unknown>>>();
  for (const [parentId, own] of byParent) {
    const isNewParent = newParents.has(parentId);
    const titles = own.map(({ title }) => title);
    const urls = await addressesOfNew(resource, { titles, parentId, isNewParent }, deps);
    const keys = await keysOf(resource, { own, parentId, isNewParent }, deps);
    for (const [index, row] of own.entries())
      filled.set(row, {
        ...emptyColumns(resource),
        ...fillColumns(resource, row.values),
        ...row.columns,
        title: row.title,
        url: urls[index],
        ...keys[index],
        [nameOf(rootColumn(resource))]: pointId,
        [nameOf(parentColumn(resource))]: parentId,
        createdAt: now,
        updatedAt: now,
      });
  }
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const values = rows.slice(from, from + AT_ONCE).map((row) => filled.get(row) ?? {});
    const made = await deps.db.insert(table).values(values).returning({ id: table.id });
    ids.push(...made.map(({ id }) => Number(id)));
  }
  return ids;
};

/** Where new records stand: behind all others, or each behind the one it is a copy of. */
const keysOf = async (
  resource: Resource,
  at: { readonly own: readonly NewRow[]; readonly parentId: number; readonly isNewParent: boolean },
  deps: WriteDeps,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const { position } = resource;
  if (!position) return at.own.map(() => ({}));
  const here = at.isNewParent ? [] : await livingUnder(resource, at.parentId, deps);
  const placed = new Map(here.map((row) => [row.id, row.position]));
  const taken = here.flatMap((row) => row.position ?? []);
  const ends = at.own.filter(({ isBeside }) => !isBeside);
  const last = generateNKeysBetween(taken.at(-1) ?? null, null, ends.length);
  taken.push(...last);
  const behind = new Map(ends.map((row, index) => [row, last[index] ?? '']));
  return at.own.map((row) => {
    const key = behind.get(row) ?? keyBehind(placed.get(row.sourceId) ?? taken.at(-1) ?? '', taken);
    if (!behind.has(row)) taken.splice(taken.findIndex((each) => each > key) >>> 0, 0, key);
    return { [nameOf(position)]: key };
  });
};

/** Names the pictures of others as those of these; the files stay one until one of them changes. */
export const shareFiles = async (
  resource: Resource,
  {
    pairs,
    fields,
    userId,
  }: {
    /** The record they are taken from, and the one that gets them. */
    readonly pairs: readonly (readonly [from: number, to: number])[];
    readonly fields: readonly FieldConfig[];
    readonly userId: number;
  },
  { db, clock }: WriteDeps,
): Promise<void> => {
  const names = fields.filter(({ type }) => type === 'file').map(({ name }) => name);
  if (names.length === 0 || pairs.length === 0) return;
  const [from, to] = [0, 1].map((side) => `{${pairs.map((pair) => pair[side]).join(',')}}`);
  // Who takes one of them away meanwhile waits, and finds that it is named twice.
  await db.execute(sql`
    insert into files (user_id, owner, owner_id, field, position, name, thumbnail, original_name, mime, bytes, meta, widths,
      created_at)
    select ${userId}, held.owner, made.target, held.field, held.position, held.name, held.thumbnail, held.original_name,
      held.mime, held.bytes, held.meta, held.widths, ${clock().toISOString()}::timestamptz
    from unnest(${from}::int[], ${to}::int[]) as made(source, target)
      join files as held on held.owner = ${resource.name} and held.owner_id = made.source
        and held.field = any(${sql.param(names)}::text[])
    for key share of held`);
};

/** Makes dishes carry these marks and consist of these ingredients, instead of what they had. */
export const writeParts = async (
  parts: readonly {
    readonly foodId: number;
    readonly marks?: readonly number[];
    readonly ingredients?: readonly number[];
  }[],
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  const links = <Key extends 'marks' | 'ingredients'>(key: Key) =>
    parts.flatMap(({ foodId, [key]: ids }) =>
      [...new Set(ids)].map((id, position) => ({ foodId, id, position })),
    );
  const told = (key: 'marks' | 'ingredients') =>
    parts.filter((part) => part[key]).map(({ foodId }) => foodId);
  for (const ids of chunked(told('marks'))) await db.delete(foodMarks).where(inArray(foodMarks.foodId, ids));
  for (const some of chunked(links('marks')))
    await db.insert(foodMarks).values(some.map(({ id, ...at }) => ({ ...at, markId: id })));
  for (const ids of chunked(told('ingredients')))
    await db.delete(foodIngredients).where(inArray(foodIngredients.foodId, ids));
  for (const some of chunked(links('ingredients')))
    await db.insert(foodIngredients).values(some.map(({ id, ...at }) => ({ ...at, ingredientId: id })));
};

const LINKS_AT_ONCE = 5000;

const chunked = <T>(all: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(all.length / LINKS_AT_ONCE) }, (_, index) =>
    all.slice(index * LINKS_AT_ONCE, (index + 1) * LINKS_AT_ONCE),
  );
