import { desc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import type { GuestPages } from '../../contract/guest/GuestPages';
import { ApiError } from '../ApiError';
import type { Deps } from '../Deps';
import { guestVersions, oldAddresses, points } from '../db/schema';
import { addressColumn, guestPath, holderOf } from '../resources/parts/guestAddress';
import { apiErrorTexts } from '../texts/apiErrors';
import { type Body, makeBody } from './Body';
import { isKnownTo, judge, menusToChoose, type Shown, type ShownMenu } from './judge';
import { pageOf } from './pageOf';
import { readDishRows, readVenueRows } from './readRows';

/** What stands at an address; undefined = nothing that a guest may know of. */
export type Found = (Pick<Addressed, 'pointId'> & { body: Body; path: string; isOpen: boolean }) | undefined;

/**
 * @param menu the part of the address behind the venue's, if there is one; both as they were typed
 * @param origin what the page says stands before its path; '' = nothing
 */
export type GuestDoor = (address: string, menu: string | undefined, origin: string) => Promise<Found>;

/** Of documents, as they are and compressed. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_VENUES = 2000;
/** Pages that wait to be made; beyond it an answer now is better than one that never comes. */
const MAX_WAITING = 200;

type DoorDeps = Pick<Deps, 'db' | 'clock'>;

interface BodyAsked {
  readonly menu: ShownMenu | undefined;
  readonly named: boolean;
  readonly origin: string;
}

/** True of a venue from one moment to another, as long as nobody writes in it. */
interface Known<Value> {
  readonly value: Value;
  readonly version: number;
  readonly address: string;
  readonly from: number;
  readonly until: number;
}

/**
 * Answers guests. Each is answered by what stands in the database after they asked: the version of the venue is looked up anew,
 * by one statement for all who come at the same time. While it stays the same, so does the page, until something hides or
 * shows itself by the clock. What has to be made is made one after the other: guests never take more of the machine or of the database than that.
 */
export const makeGuestDoor = (pages: GuestPages, deps: DoorDeps): GuestDoor => {
  const find = gather((typed: readonly string[]) => findAddresses(typed, deps));
  const venues = new LRUCache<number, Known<Shown | undefined>>({ max: MAX_VENUES });
  const bodies = new LRUCache<string, Known<Body>>({
    maxSize: MAX_BYTES,
    // The compressed twins are about a third more.
    sizeCalculation: ({ value }) => Math.ceil(value.plain.length * 1.4),
  });
  const inTurn = pLimit(1);
  const underWay = new Map<string, Promise<unknown>>();

  const isTrue = ({ version, address, from, until }: Known<unknown>, of: Addressed): boolean => {
    const now = deps.clock().getTime();
    return version >= of.version && address === of.address && from <= now && now < until;
  };
  /** Made once, however many wait for it. */
  const once = <Value>(key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = underWay.get(key);
    if (known) return known as Promise<Value>;
    if (inTurn.pendingCount >= MAX_WAITING) throw new ApiError(503, apiErrorTexts.busy, { retryAfter: 2 });
    const made = inTurn(make).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  const venueOf = async (of: Addressed): Promise<Known<Shown | undefined>> => {
    const known = venues.get(of.pointId);
    if (known && isTrue(known, of)) return known;
    return once(`${of.pointId} ${of.version} ${of.address}`, async () => {
      const now = deps.clock();
      const rows = await readVenueRows(of.pointId, deps);
      const value = rows && judge(rows, now);
      const until = value?.until ?? Number.POSITIVE_INFINITY;
      const fresh = { value, version: of.version, address: of.address, from: now.getTime(), until };
      venues.set(of.pointId, fresh);
      return fresh;
    });
  };

  const bodyOf = async (of: Addressed, shown: Shown, { menu, named, origin }: BodyAsked): Promise<Body> => {
    const key = `${of.pointId} ${named ? (menu?.row.id ?? '') : ''} ${origin}`;
    const known = bodies.get(key);
    if (known && isTrue(known, of)) return known.value;
    return once(`${key} ${of.version} ${of.address}`, async () => {
      const now = deps.clock();
      const dishes =
        menu && shown.venue.is_visible
          ? await readDishRows(
              menu.categories.map(({ row }) => row.id),
              deps,
            )
          : [];
      const { page, until } = pageOf(shown, {
        now,
        address: of.address,
        origin,
        menu: named ? menu : undefined,
        content: menu && { menu, dishes },
      });
      const value = makeBody(pages.page(page));
      bodies.set(key, { value, version: of.version, address: of.address, from: now.getTime(), until });
      return value;
    });
  };

  return async (address, menuTyped, origin) => {
    const of = await find(address);
    if (!of) return undefined;
    const { value: shown } = await venueOf(of);
    if (!shown || !isKnownTo(shown)) return undefined;
    const menu =
      menuTyped === undefined ? (menusToChoose(shown)[0] ?? shown.menus[0]) : menuAt(shown, menuTyped);
    if (!menu && menuTyped !== undefined) return undefined;
    const body = await bodyOf(of, shown, { menu, named: menuTyped !== undefined, origin });
    const path = guestPath(of.address, menuTyped === undefined ? undefined : menu?.row.url);
    return { pointId: of.pointId, body, path, isOpen: shown.venue.is_visible };
  };
};

/** By its address as it was typed, as Carte would write it, or as it once was. */
const menuAt = ({ menus, rows: { olds } }: Shown, typed: string): ShownMenu | undefined => {
  const exact = typed.normalize('NFC');
  const written = [exact, slugFromTitle(exact)];
  const old = olds.find(({ url }) => written.includes(url));
  return (
    written.map((url) => menus.find(({ row }) => row.url === url)).find((menu) => menu !== undefined) ??
    menus.find(({ row }) => row.id === old?.menuId)
  );
};

/** How long a question waits for others after the last one was asked: so few statements reach a database, however many guests come. */
const GAP_MS = 5;

/**
 * Asks for many at once: one question is under way at a time, and whoever comes meanwhile shares the next one. An answer is
 * never older than the moment at which it was asked for.
 *
 * @param find the answers to distinct questions, by question; one that has none is left out
 */
const gather = <Answer>(
  find: (asked: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): ((asked: string) => Promise<Answer | undefined>) => {
  let waiting = new Set<string>();
  let next: Promise<ReadonlyMap<string, Answer>> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const askNext = async (): Promise<ReadonlyMap<string, Answer>> => {
    await last;
    const asked = [...waiting];
    waiting = new Set();
    next = undefined;
    const found = find(asked);
    // Whatever became of it, the next may go.
    last = found.then(pause, pause);
    return found;
  };
  return async (asked) => {
    waiting.add(asked);
    next ??= askNext();
    return (await next).get(asked);
  };
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GAP_MS));

/** A venue that has the address, whether guests see it or not. */
interface Addressed {
  readonly pointId: number;
  /** The one address it is known by. */
  readonly address: string;
  /** Of what is written in it; see `guestVersions`. */
  readonly version: number;
}

/**
 * The addresses that somebody may have meant, the likeliest first: as they wrote it, and as Carte would: in small Latin letters.
 * Empty = nothing that could be one.
 */
const meant = (typed: string): readonly string[] => {
  const exact = typed.slice(0, MAX_READ).normalize('NFC');
  return [...new Set([exact, slugFromTitle(exact)])].filter((each) => each !== '' && !/\p{Cc}/u.test(each));
};
const MAX_READ = 200;

/** The venue that had the address last: it leads on to what the venue is called today (GV-08). */
const onceHad = sql`(
  select ${oldAddresses.ownerId} from ${oldAddresses}
  where ${eq(oldAddresses.owner, 'points')} and ${eq(oldAddresses.url, sql`asked.address`)}
  order by ${desc(oldAddresses.createdAt)} limit 1)`;

/** Which venues stand at these addresses, as people have typed them: one statement for all. */
const findAddresses = async (
  typed: readonly string[],
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlyMap<string, Addressed>> => {
  const addresses = [...new Set(typed.flatMap(meant))];
  if (addresses.length === 0) return new Map();
  const asked = JSON.stringify(addresses.map((address) => ({ address, id: numberBehind(address) })));
  const rows = await db
    .select({
      asked: sql<string>`asked.address`,
      pointId: points.id,
      address: sql<string>`${addressColumn}`,
      isOld: sql<boolean>`${points.id} = ${onceHad}`,
      version: sql<number>`coalesce(${guestVersions.version}, 0)`.mapWith(Number),
    })
    .from(sql`jsonb_to_recordset(${asked}::jsonb) as asked(address text, id int)`)
    .innerJoin(
      points,
      // The one that has it bare, the one whose number stands behind it, and the one that once had it.
      sql`${points.id} in (${holderOf(sql`asked.address`)}, asked.id, ${onceHad})`,
    )
    .leftJoin(guestVersions, eq(guestVersions.pointId, points.id));
  const found = new Map<string, Addressed & { readonly rank: number }>();
  for (const { asked: wanted, isOld, ...row } of rows) {
    const ways = [row.address === wanted, isOld, wanted === `${row.address}-${row.pointId}`];
    const rank = ways.indexOf(true);
    const known = found.get(wanted);
    if (rank >= 0 && (!known || rank < known.rank)) found.set(wanted, { ...row, rank });
  }
  return new Map(
    typed.flatMap((each) => {
      const [first] = meant(each).flatMap((address) => found.get(address) ?? []);
      return first ? [[each, first] as const] : [];
    }),
  );
};

/** `kofe-12` -> 12 */
const numberBehind = (address: string): number | null => {
  const digits = /-(\d{1,9})$/.exec(address)?.[1];
  return digits === undefined ? null : Number(digits);
};
