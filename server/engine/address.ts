import { and, eq, getTableColumns, inArray, isNull, like, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { conflict } from '../ApiError';
import type { Deps } from '../Deps';
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

/** The other records under one parent, those in the bin included. */
interface Siblings {
  readonly resource: Resource;
  readonly url: PgColumn;
  readonly where: SQL | undefined;
}

const siblingsOf = (resource: Resource, parentId: number, except?: number): Siblings => {
  const { url } = getTableColumns(resource.table);
  if (!url) throw new Error(`Expected a column "url" of "${resource.name}", which has addresses.`);
  const { id } = resource.table;
  const where = and(eq(parentColumn(resource), parentId), except === undefined ? undefined : ne(id, except));
  return { resource, url: url as PgColumn, where };
};

const takenOf = async (
  { resource: { table }, url, where }: Siblings,
  which: SQL | undefined,
  { db }: Db,
): Promise<ReadonlySet<unknown>> => {
  const rows = await db.select({ url }).from(table).where(and(where, which));
  return new Set(rows.map((row) => row.url));
};

/** Stands in for a title of which nothing can be written in Latin letters. */
const FALLBACK = 'page';
const FIRST = 8;

/**
 * The slug of the title, or the slug with the next free number. Siblings in the bin count, so that they find their
 * address free when they come back.
 */
const makeAddress = async (title: string, siblings: Siblings, deps: Db): Promise<string> => {
  const slug = slugFromTitle(title) || FALLBACK;
  const numbered = (number: number): string => (number === 1 ? slug : `${slug}-${number}`);
  // Almost always one of the first is free; only then is nothing read that merely begins alike.
  const first = Array.from({ length: FIRST }, (_, index) => numbered(index + 1));
  const few = await takenOf(siblings, inArray(siblings.url, first), deps);
  const free = first.find((url) => !few.has(url));
  if (free !== undefined) return free;
  const all = await takenOf(siblings, like(siblings.url, `${likeLiteral(slug)}-%`), deps);
  let number = FIRST + 1;
  while (all.has(numbered(number))) number += 1;
  return numbered(number);
};

/** 409 under `url`, with a free one proposed. The unique index behind it decides a race; this is for the words. */
const expectFree = async (wanted: string, siblings: Siblings, deps: Db): Promise<void> => {
  const { url, resource } = siblings;
  const alike = and(isNull(resource.table.deletedAt), like(url, `${likeLiteral(wanted)}%`));
  const taken = await takenOf(siblings, alike, deps);
  if (!taken.has(wanted)) return;
  let free = 2;
  while (taken.has(`${wanted}-${free}`)) free += 1;
  throw conflict(apiErrorTexts.urlTaken, {
    url: [`${apiErrorTexts.urlTaken} ${apiErrorTexts.urlFree} ${wanted}-${free}`],
  });
};
