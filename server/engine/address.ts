import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { conflict } from '../ApiError';
import type { Deps } from '../Deps';
import { oldAddresses } from '../db/schema';
import { apiErrorTexts } from '../texts/apiErrors';
import type { Resource } from './Resource';
import { parentColumn } from './reach';
import { likeLiteral } from './search';

interface Wanted {
  readonly title: string;
  /** What the form sends; undefined = it does not speak of the address. */
  readonly url: string | null | undefined;
  /** What the record belongs to: its address is unique there. */
  readonly parentId: number;
  /** The record as it stands; undefined while it does not exist. */
  readonly row?:
    | {
        readonly id: number;
        readonly title: string;
        readonly url: string | null;
        readonly shownAt: Date | null;
      }
    | undefined;
}

type Db = Pick<Deps, 'db'>;

/**
 * The address that a save leaves. One that was shown stays: guests may hold it, so neither a new title nor an emptied field
 * changes it; only another one, written on purpose, does. The caller holds the parent's lock, so that two writers cannot
 * both find an address free. @throws ApiError 409 for one that a sibling has
 */
export const addressFor = async (
  resource: Resource,
  { title, url, parentId, row }: Wanted,
  deps: Db,
): Promise<string | null> => {
  const { made, written } = resource.address ?? {};
  const siblings = siblingsOf(resource, parentId, row?.id);
  const now = row?.url ?? null;
  if (!written) {
    const isKept = row !== undefined && (title === row.title || row.shownAt !== null);
    return made && !isKept ? makeAddress(title, siblings, deps) : now;
  }
  const wanted = url === undefined || (url === null && row?.shownAt) ? now : url;
  if (wanted === null) return made ? makeAddress(title, siblings, deps) : null;
  if (wanted !== now) await expectFree(wanted, siblings, deps);
  return wanted;
};

/** Any number, the same in all processes. */
const FIRST_SHOWN = 6_727_011;

/**
 * Guests come to a record without a parent by its address alone, so whoever was shown under it first has it: what is shown
 * for the first time and finds it taken gets a number. Nobody holds that address yet.
 */
export const settleAddress = async (resource: Resource, id: number, { db }: Db): Promise<void> => {
  const { table, address, under } = resource;
  if (under || !address) return;
  // One after the other: of two that are shown at the same moment the later one sees the first.
  await db.execute(sql`select pg_advisory_xact_lock(${FIRST_SHOWN})`);
  const { url } = getTableColumns(table);
  const [row] = await db
    .select({ url: sql<string | null>`${url}`, parentId: sql<number>`${parentColumn(resource)}` })
    .from(table)
    .where(eq(table.id, id));
  if (!row || row.url === null) return;
  const free = await freeAddress(row.url, siblingsOf(resource, row.parentId, id), { db });
  if (free !== row.url) await db.update(table).set({ url: free }).where(eq(table.id, id));
};

/**
 * The addresses of records that move under another parent, of those that need a new one: somebody has theirs there already.
 */
export const addressesUnder = async (
  resource: Resource,
  { ids, parentId }: { readonly ids: readonly number[]; readonly parentId: number },
  deps: Db,
): Promise<ReadonlyMap<number, string>> => {
  const made = new Map<number, string>();
  if (!resource.address) return made;
  const { table } = resource;
  const siblings = siblingsOf(resource, parentId);
  const { url } = siblings;
  const rows = await deps.db
    .select({ id: table.id, title: table.title, url })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const wanted = rows.map((row) => row.url);
  const taken = new Set(await takenOf(siblings, (column) => inArray(column, wanted), deps));
  for (const row of rows) {
    const isClash = taken.has(row.url) || wanted.filter((each) => each === row.url).length > 1;
    if (row.url === null || !isClash) continue;
    const used = new Set([...wanted, ...made.values()]);
    made.set(Number(row.id), await makeAddress(String(row.title), siblings, deps, used));
  }
  return made;
};

/**
 * The addresses of new records with these titles under one parent, as if they were made one after the other.
 * @param at `isNewParent`: nothing stands there yet
 */
export const addressesOfNew = async (
  resource: Resource,
  at: { readonly titles: readonly string[]; readonly parentId: number; readonly isNewParent?: boolean },
  deps: Db,
): Promise<readonly string[]> => {
  const siblings = siblingsOf(resource, at.parentId);
  const taken = new Set(at.isNewParent ? [] : await takenOf(siblings, () => sql`true`, deps));
  /** Where counting of a slug goes on: a thousand alike are not counted from one each time. */
  const counted = new Map<string, number>();
  return at.titles.map((title) => {
    const slug = slugFromTitle(title) || FALLBACK;
    let number = counted.get(slug) ?? 1;
    while (taken.has(numbered(slug, number))) number += 1;
    counted.set(slug, number + 1);
    taken.add(numbered(slug, number));
    return numbered(slug, number);
  });
};

/**
 * The other records under one parent, those in the bin included, and the addresses they once had. Guests come to a venue by its
 * address alone: there all that were ever shown are siblings, whoever's they are.
 */
interface Siblings {
  readonly resource: Resource;
  readonly url: PgColumn;
  readonly where: SQL | undefined;
  readonly wereCalled: SQL | undefined;
}

const siblingsOf = (resource: Resource, parentId: number, except?: number): Siblings => {
  const { url } = getTableColumns(resource.table);
  if (!url) throw new Error(`Expected a column "url" of "${resource.name}", which has addresses.`);
  const { table, under } = resource;
  const here = eq(parentColumn(resource), parentId);
  const others = except === undefined ? undefined : ne(table.id, except);
  return {
    resource,
    url: url as PgColumn,
    where: and(under ? here : or(here, isNotNull(table.shownAt)), others),
    wereCalled: and(
      eq(oldAddresses.owner, resource.name),
      under && eq(oldAddresses.parentId, parentId),
      except === undefined ? undefined : ne(oldAddresses.ownerId, except),
    ),
  };
};

const takenOf = async (
  { resource: { table }, url, where, wereCalled }: Siblings,
  which: (column: PgColumn) => SQL,
  { db }: Db,
  only?: SQL,
): Promise<ReadonlySet<unknown>> => {
  const rows = await db
    .select({ url: sql<string | null>`${url}` })
    .from(table)
    .where(and(where, only, which(url)))
    .unionAll(
      db
        .select({ url: sql<string | null>`${oldAddresses.url}` })
        .from(oldAddresses)
        .where(and(wereCalled, which(oldAddresses.url))),
    );
  return new Set(rows.map((row) => row.url));
};

/** Stands in for a title of which nothing can be written in Latin letters. */
const FALLBACK = 'page';
const FIRST = 8;
const NONE: ReadonlySet<unknown> = new Set();

/**
 * The slug of the title, or the slug with the next free number. Siblings in the bin count, so that they find their
 * address free when they come back. @param used taken as well
 */
const makeAddress = (
  title: string,
  siblings: Siblings,
  deps: Db,
  used: ReadonlySet<unknown> = NONE,
): Promise<string> => freeAddress(slugFromTitle(title) || FALLBACK, siblings, deps, used);

const freeAddress = async (
  slug: string,
  siblings: Siblings,
  deps: Db,
  used: ReadonlySet<unknown> = NONE,
): Promise<string> => {
  // Almost always one of the first is free; only then is nothing read that merely begins alike.
  const first = Array.from({ length: FIRST }, (_, index) => numbered(slug, index + 1));
  const few = await takenOf(siblings, (url) => inArray(url, first), deps);
  const free = first.find((url) => !few.has(url) && !used.has(url));
  if (free !== undefined) return free;
  const all = await takenOf(siblings, (url) => like(url, `${likeLiteral(slug)}-%`), deps);
  let number = FIRST + 1;
  while (all.has(numbered(slug, number)) || used.has(numbered(slug, number))) number += 1;
  return numbered(slug, number);
};

/** Whether it is what a title makes, with a number or without. */
export const isAddressOf = (url: string | null | undefined, title: string): boolean => {
  const slug = slugFromTitle(title) || FALLBACK;
  return url === slug || (url?.startsWith(`${slug}-`) === true && /^\d+$/.test(url.slice(slug.length + 1)));
};

const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

/** The address of a record that is about to be made, by the rules of one that is made of the title. */
export const addressOfNew = (
  resource: Resource,
  { title, parentId }: { readonly title: string; readonly parentId: number },
  deps: Db,
): Promise<string> => makeAddress(title, siblingsOf(resource, parentId), deps);

/** 409 under `url`, with a free one proposed. The unique index behind it decides a race; this is for the words. */
const expectFree = async (wanted: string, siblings: Siblings, deps: Db): Promise<void> => {
  const isAlive = isNull(siblings.resource.table.deletedAt);
  const taken = await takenOf(siblings, (url) => like(url, `${likeLiteral(wanted)}%`), deps, isAlive);
  if (!taken.has(wanted)) return;
  let free = 2;
  while (taken.has(`${wanted}-${free}`)) free += 1;
  throw conflict(apiErrorTexts.urlTaken, {
    url: [`${apiErrorTexts.urlTaken} ${apiErrorTexts.urlFree} ${wanted}-${free}`],
  });
};
