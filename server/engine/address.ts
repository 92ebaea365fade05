import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { conflict } from '../ApiError';
import type { Db } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';
import type { Resource } from './Resource';
import { parentColumn } from './reach';
import { likeLiteral } from './search';
import { addressColumn, type Siblings, takenOf } from './siblings';

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
  /** It is a copy: where an address is only written, it gets one of its title all the same. */
  readonly isCopy?: boolean;
  /** Nothing else stands under its parent. */
  readonly isAlone?: boolean;
  /** Asked before. */
  readonly known?: Candidates | undefined;
}

/** The first addresses of a title, and which of them others have. */
export interface Candidates {
  readonly slug: string;
  readonly taken: ReadonlySet<unknown>;
}

type Beside = Siblings & Pick<Wanted, 'known'>;

/**
 * The address that a save leaves. One that was shown stays: guests may hold it, so neither a new title nor an emptied field
 * changes it; only another one, written on purpose, does. The caller holds the parent's lock, so that two writers cannot
 * both find an address free. @throws ApiError 409 for one that a sibling has
 */
const addressFor = async (
  resource: Resource,
  { title, url, parentId, row, isCopy, known }: Wanted,
  deps: Db,
): Promise<string | null> => {
  const { made = isCopy, written } = resource.address ?? {};
  const siblings = { resource, parentId, except: row?.id, known };
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
export const claimAddress = async (resource: Resource, id: number, { db }: Db): Promise<void> => {
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
  const free = await freeAddress(row.url, { resource, parentId: row.parentId, except: id }, { db });
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
  const siblings = { resource, parentId };
  const url = addressColumn(resource);
  const rows = await deps.db
    .select({ id: table.id, title: table.title, url })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const wanted = rows.map((row) => row.url);
  const taken = await takenOf(siblings, { by: 'all' }, deps);
  const free = oneAfterTheOther([...taken, ...wanted]);
  for (const row of rows) {
    const isClash = taken.has(row.url) || wanted.filter((each) => each === row.url).length > 1;
    if (row.url !== null && isClash) made.set(Number(row.id), free(String(row.title)));
  }
  return made;
};

/** The addresses that saves leave, in the order of the rows. @returns undefined where the resource has none */
export const addressesOf = async (
  resource: Resource,
  rows: readonly Wanted[],
  deps: Db,
): Promise<readonly (string | null)[] | undefined> => {
  if (!resource.address) return undefined;
  const urls = new Map<Wanted, string | null>();
  for (const parentId of new Set(rows.map((row) => row.parentId))) {
    const own = rows.filter((row) => row.parentId === parentId);
    const made = own.filter((row) => isMadeAnew(resource, row));
    if (made.length > 1 || own.some(({ isAlone }) => isAlone)) {
      const isAlone = own.every((row) => row.isAlone);
      const taken = isAlone ? [] : await takenOf({ resource, parentId }, { by: 'all' }, deps);
      const free = oneAfterTheOther(taken);
      for (const row of made) urls.set(row, free(row.title));
    }
    for (const row of own) if (!urls.has(row)) urls.set(row, await addressFor(resource, row, deps));
  }
  return rows.map((row) => urls.get(row) ?? null);
};

const isMadeAnew = ({ address }: Resource, { title, url, row, isCopy }: Wanted): boolean => {
  if (!row) return (address?.made || isCopy) === true && (url ?? null) === null;
  const isKept = title === row.title || row.shownAt !== null || isAddressOf(row.url, title);
  return address?.made === true && !address.written && !isKept;
};

/** Addresses of titles that follow each other; a thousand alike are not counted from one each time. */
const oneAfterTheOther = (there: Iterable<unknown>): ((title: string) => string) => {
  const taken = new Set(there);
  const counted = new Map<string, number>();
  return (title) => {
    const slug = slugFromTitle(title) || FALLBACK;
    let number = counted.get(slug) ?? 1;
    while (taken.has(numbered(slug, number))) number += 1;
    counted.set(slug, number + 1);
    taken.add(numbered(slug, number));
    return numbered(slug, number);
  };
};

/** Stands in for a title of which nothing can be written in Latin letters. */
const FALLBACK = 'page';
const FIRST = 8;

/** The slug of the title, or with the next free number. Siblings in the bin count: they find theirs free when they come back. */
const makeAddress = (title: string, siblings: Beside, deps: Db): Promise<string> =>
  freeAddress(slugFromTitle(title) || FALLBACK, siblings, deps);

/** Almost always one of the first is free; only then is nothing read that merely begins alike. */
const firstOf = (slug: string): readonly string[] =>
  Array.from({ length: FIRST }, (_, index) => numbered(slug, index + 1));

export const candidatesFor = async (title: string, siblings: Siblings, deps: Db): Promise<Candidates> => {
  const slug = slugFromTitle(title) || FALLBACK;
  return { slug, taken: await takenOf(siblings, { by: 'among', value: firstOf(slug) }, deps) };
};

const freeAddress = async (slug: string, { known, ...siblings }: Beside, deps: Db): Promise<string> => {
  const first = firstOf(slug);
  const few =
    known?.slug === slug ? known.taken : await takenOf(siblings, { by: 'among', value: first }, deps);
  const free = first.find((url) => !few.has(url));
  if (free !== undefined) return free;
  const all = await takenOf(siblings, { by: 'pattern', value: `${likeLiteral(slug)}-%` }, deps);
  let number = FIRST + 1;
  while (all.has(numbered(slug, number))) number += 1;
  return numbered(slug, number);
};

/** Whether it is what a title makes, with a number or without. */
const isAddressOf = (url: string | null | undefined, title: string): boolean => {
  const slug = slugFromTitle(title) || FALLBACK;
  return url === slug || (url?.startsWith(`${slug}-`) === true && /^\d+$/.test(url.slice(slug.length + 1)));
};

const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

/** 409 under `url`, with a free one proposed. The unique index behind it decides a race; this is for the words. */
const expectFree = async (wanted: string, siblings: Siblings, deps: Db): Promise<void> => {
  const alive = { ...siblings, isAlive: true };
  const taken = await takenOf(alive, { by: 'pattern', value: `${likeLiteral(wanted)}%` }, deps);
  if (!taken.has(wanted)) return;
  let free = 2;
  while (taken.has(`${wanted}-${free}`)) free += 1;
  throw conflict(apiErrorTexts.urlTaken, {
    url: [`${apiErrorTexts.urlTaken} ${apiErrorTexts.urlFree} ${wanted}-${free}`],
  });
};
