import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import type { GuestPage } from '../../contract/guest/GuestPage';
import type { GuestPages } from '../../contract/guest/GuestPages';
import { ApiError } from '../ApiError';
import type { DbClock } from '../Deps';
import { guestPath } from '../resources/parts/guestAddress';
import { apiErrorTexts } from '../texts/apiErrors';
import { type Body, makeBody } from './Body';
import { type Addressed, findAddresses } from './findAddresses';
import { isKnownTo, judge, menusToChoose, type Shown, type ShownMenu } from './judge';
import { pageOf } from './pageOf';
import { readDishRows, readVenueRows } from './readRows';

/** What stands at an address; undefined = nothing that a guest may know of. */
export type Found =
  | (Pick<Addressed, 'pointId'> & {
      body: Body;
      path: string;
      zone: string;
      isOpen: boolean;
      isDish: boolean;
      /** Of the venue alone: it has no such menu. */
      isAbsent?: boolean;
    })
  | undefined;

/**
 * `menu` is the part of the address behind the venue's, if there is one; both as they were typed. `origin` is what the page says stands
 * before its path; '' = nothing. `dishId` is the dish that stands alone on the page; where guests see none of that number, the menu does. `find` is
 * what is searched for in the menu: such a page is made for one and not kept.
 */
export type GuestResponder = (asked: {
  readonly address: string;
  readonly menu: string | undefined;
  readonly dishId: number | undefined;
  readonly find?: string | undefined;
  readonly origin: string;
}) => Promise<Found>;

/** Of documents, as they are and compressed. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_VENUES = 2000;
/** Pages that wait to be made; beyond it an answer now is better than one that never comes. */
const MAX_WAITING = 200;

interface BodyAsked {
  readonly menu: ShownMenu | undefined;
  readonly named: boolean;
  readonly origin: string;
  readonly dishId?: number | undefined;
  readonly find?: string | undefined;
}

/** A document, and the dishes that stand in it. */
interface Drawn {
  readonly body: Body;
  readonly dishIds: ReadonlySet<number>;
}

/** True of a venue from one moment to another, as long as nobody writes in it. */
interface Known<Value> {
  readonly value: Value;
  readonly version: number;
  readonly address: string;
  readonly from: number;
  readonly until: number;
}

/** What is being made, by its key: once, however many wait for it. */
const madeOnce = <Value>(inTurn: LimitFunction) => {
  const underWay = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = underWay.get(key);
    if (known) return known;
    if (inTurn.pendingCount >= MAX_WAITING) throw new ApiError(503, apiErrorTexts.busy, { retryAfter: 2 });
    const made = inTurn(make).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
};

/**
 * Answers guests. Each is answered by what stands in the database after they asked: the version of the venue is looked up anew,
 * by one statement for all who come at the same time. While it stays the same, so does the page, until something hides or
 * shows itself by the clock. What has to be made is made one after the other: guests never take more of the machine or of the database than that.
 */
export const makeGuestResponder = (pages: GuestPages, deps: DbClock): GuestResponder => {
  const find = gather((typed: readonly string[]) => findAddresses(typed, deps));
  const venues = new LRUCache<number, Known<Shown | undefined>>({ max: MAX_VENUES });
  const bodies = new LRUCache<string, Known<Drawn>>({
    maxSize: MAX_BYTES,
    // The compressed twins are about a third more.
    sizeCalculation: ({ value }) => Math.ceil(value.body.plain.length * 1.4),
  });
  const inTurn = pLimit(1);

  const isTrue = ({ version, address, from, until }: Known<unknown>, of: Addressed): boolean => {
    const now = deps.clock().getTime();
    return version >= of.version && address === of.address && from <= now && now < until;
  };
  const venueOnce = madeOnce<Known<Shown | undefined>>(inTurn);
  const bodyOnce = madeOnce<Drawn>(inTurn);

  const venueOf = async (of: Addressed): Promise<Known<Shown | undefined>> => {
    const known = venues.get(of.pointId);
    if (known && isTrue(known, of)) return known;
    return venueOnce(`${of.pointId} ${of.version} ${of.address}`, async () => {
      const now = deps.clock();
      const rows = await readVenueRows(of.pointId, deps);
      const value = rows && judge(rows, now);
      const until = value?.until ?? Number.POSITIVE_INFINITY;
      const fresh = { value, version: of.version, address: of.address, from: now.getTime(), until };
      venues.set(of.pointId, fresh);
      return fresh;
    });
  };

  const bodyOf = async (
    of: Addressed,
    shown: Shown,
    { menu, named, origin, dishId, find }: BodyAsked,
  ): Promise<Drawn> => {
    const key = `${of.pointId} ${named ? (menu?.row.id ?? '') : ''} ${origin} ${dishId ?? ''} ${find ?? ''}`;
    const known = bodies.get(key);
    if (known && isTrue(known, of)) return known.value;
    return bodyOnce(`${key} ${of.version} ${of.address}`, async () => {
      const now = deps.clock();
      const dishes = menu && shown.venue.is_visible ? await readDishRows(idsOf(menu), deps) : [];
      const { page, until } = pageOf(shown, {
        now,
        address: of.address,
        origin,
        menu: named ? menu : undefined,
        content: menu && { menu, dishes },
        dishId,
        find,
      });
      const value = drawn(page, pages);
      if (find === undefined)
        bodies.set(key, { value, version: of.version, address: of.address, from: now.getTime(), until });
      return value;
    });
  };

  return async ({ address, menu: menuTyped, dishId, find: words, origin }) => {
    const of = await find(address);
    if (!of) return undefined;
    const { value: shown } = await venueOf(of);
    if (!shown || !isKnownTo(shown)) return undefined;
    const menu =
      menuTyped === undefined ? (menusToChoose(shown)[0] ?? shown.menus[0]) : menuAt(shown, menuTyped);
    if (!menu && menuTyped !== undefined)
      return shown.venue.is_visible ? noMenu(of, shown, pages) : undefined;
    const asked = { menu, named: menuTyped !== undefined, origin };
    const whole = await bodyOf(of, shown, asked);
    const isDish = dishId !== undefined && whole.dishIds.has(dishId);
    const isFound = !isDish && words !== undefined && shown.venue.is_visible;
    const { body } =
      isDish || isFound
        ? await bodyOf(of, shown, { ...asked, ...(isDish ? { dishId } : { find: words }) })
        : whole;
    const path = guestPath(of.address, menuTyped === undefined ? undefined : menu?.row.url);
    const { zone } = shown.rows.venue;
    return { pointId: of.pointId, body, path, zone, isOpen: shown.venue.is_visible, isDish };
  };
};

/** Whether it was there once or never: the venue is named, since guests see it, and nothing of what was asked for. */
const noMenu = ({ pointId, address }: Addressed, { rows: { venue } }: Shown, pages: GuestPages): Found => {
  const path = guestPath(address);
  const body = makeBody(pages.failure('absent', { title: venue.row.title, path }));
  return { pointId, body, path, zone: venue.zone, isOpen: false, isDish: false, isAbsent: true };
};

const idsOf = ({ categories }: ShownMenu): readonly number[] => categories.map(({ row }) => row.id);

const drawn = (page: GuestPage, pages: GuestPages): Drawn => ({
  body: makeBody(pages.page(page)),
  dishIds: new Set(page.menu?.sections.flatMap(({ dishes }) => dishes.map(({ id }) => id))),
});

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
