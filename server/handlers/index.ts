import { asc } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { EndpointKey } from '../../contract/rows';
import { DEFAULT_ZONE } from '../../contract/visibility/venueClock';
import { invalid, notFound } from '../ApiError';
import { readPhone } from '../auth/credentials';
import type { Handler, Handlers, KeyIn } from '../Call';
import { cityStore } from '../cities/searchCities';
import type { Db, Deps } from '../Deps';
import { baseCategories, marks } from '../db/schema';
import { askable } from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { formContextsOf, handlersOf } from '../engine/verbs';
import type { FormContexts, FormKey } from '../FormContext';
import { catchUp, safeCursor } from '../live/changeLog';
import { markIn, seenBy, venueIn } from '../live/seenBy';
import { countUnread, listNotices, markRead } from '../notices/readNotices';
import { OWN_FILTERS } from '../ownSections';
import { categories, foods, menus, points } from '../resources';
import { fieldErrorText } from '../texts/fieldErrorText';
import { type Profile, userStore } from '../users';
import { authHandlers } from './auth';
import { businessHandlers } from './business';
import { categoriesHandlers } from './categories';
import { changeHandlers } from './changes';
import { foodsHandlers, pointFoodHandlers } from './foods';
import { guestHandlers } from './guest';
import { ingredientHandlers } from './ingredients';
import { invitationHandlers } from './invitations';
import { menusHandlers } from './menus';
import { moderationHandlers } from './moderation';
import { overviewHandlers } from './overview';
import { pointsHandlers } from './points';
import { preferenceFormContexts, preferenceHandlers } from './preferences';
import { previewHandlers } from './preview';
import { recoveryHandlers } from './recovery';
import { roleFormContexts, roleHandlers } from './roles';
import { searchHandlers } from './search';
import { secondFactorHandlers, sessionHandlers } from './secondFactor';
import { staffFormContexts, staffHandlers } from './staff';
import { stopListHandlers } from './stopList';
import { templateHandlers } from './templates';
import { viewHandlers } from './views';

const profileHandlers: Handlers<'profile.one' | 'profile.update'> = {
  'profile.one': ({ session }, deps) => userStore.one(session.userId, deps),

  'profile.update': async ({ form: { values }, userId, ifMatch }, deps) => {
    await assertCity(values.city_id, deps);
    return userStore.update(userId, { profile: toColumns(values), ifMatch }, deps);
  },
};

const profileFormContexts: FormContexts<'profile.update'> = {
  'profile.update': async ({ userId }, deps) => ({
    record: (await userStore.one(userId, deps)).record,
    timezone: DEFAULT_ZONE,
  }),
};

/** @throws ApiError 422 */
const assertCity = async (id: unknown, deps: Db): Promise<void> => {
  if (typeof id !== 'number' || (await cityStore.exists(id, deps))) return;
  throw invalid({ city_id: [fieldErrorText({ key: 'errors.address.cityNotChosen' })] });
};

const COLUMNS = {
  name: 'name',
  last_name: 'lastName',
  patronymic: 'patronymic',
  birthday: 'birthday',
  city_id: 'cityId',
  phone: 'phone',
  receive_offers: 'receiveOffers',
} as const satisfies Readonly<Record<string, keyof Profile>>;

/** What was sent and passed, by column; a phone is kept as a registration keeps it. */
const toColumns = (values: WireRecord): Profile =>
  Object.fromEntries(
    Object.entries(COLUMNS)
      .filter(([key]) => Object.hasOwn(values, key))
      .map(([key, column]) => [
        column,
        key === 'phone' ? (readPhone(String(values[key] ?? '')) ?? null) : values[key],
      ]),
  );

const fieldHandlers: { readonly 'fields.permissions': Handler<'fields.permissions'> } = {
  'fields.permissions': async ({ path, reach, session }, deps) => {
    const own = Object.hasOwn(OWN_FILTERS, path.section) ? OWN_FILTERS[path.section] : undefined;
    const section = own ? await own({ reach, grants: session.grants }, deps) : offered(path.section, deps);
    if (section === undefined) throw notFound();
    return section;
  },
};

/** A section; of filters those by which the person may ask. */
const offered = (
  section: string,
  { sections, resources }: Pick<Deps, 'sections' | 'resources'>,
): readonly unknown[] | undefined => {
  const raw = sections.raw(section);
  const list = resources.find(({ filterSections = {} }) => Object.hasOwn(filterSections, section));
  if (!raw || !list) return raw;
  const open = askable(list.filters, seesIn(list, sections));
  return raw.filter((entry) => {
    const id = isRecord(entry) ? String(entry.name ?? entry.field_id) : '';
    return open.includes(id) || !Object.hasOwn(list.filters, id);
  });
};

const noticeHandlers: Handlers<KeyIn<'notices'>> = {
  'notices.list': ({ userId, reach, list }, deps) => listNotices({ userId, reach, list }, deps),

  'notices.read': async ({ userId, reach, ids }, deps) => ({
    unread: await markRead({ userId, reach, ids }, deps),
  }),
};

/** For who cannot keep a stream open: what came since they asked last. The stream itself is `live/openStream`. */
const liveHandlers: { readonly 'live.read': Handler<'live.read'> } = {
  'live.read': async ({ userId, reach, query, grantsFor }, deps) => {
    const since = markIn(query.since);
    const last = await safeCursor(deps);
    const { events, isLost } =
      since === undefined ? { events: new Map(), isLost: false } : await catchUp(since, deps);
    return {
      changes: seenBy(events, grantsFor, venueIn(query.pointId)),
      last: String(last),
      unread: await countUnread({ userId, reach }, deps),
      reset: isLost,
    };
  },
};

/** Lists that belong to nobody; all but the cities are short enough to be served whole. */
const referenceHandlers: Handlers<KeyIn<'cities' | 'marks' | 'baseCategories'>> = {
  'cities.list': ({ list }, deps) => cityStore.list(list, deps),
  'marks.list': async (_call, { db }) => {
    const rows = await db.select().from(marks).orderBy(asc(marks.id));
    return { rows, total: rows.length };
  },
  'baseCategories.list': async (_call, { db }) => {
    const rows = await db.select().from(baseCategories).orderBy(asc(baseCategories.id));
    return { rows, total: rows.length };
  },
};

/** One handler per endpoint: a row without one does not compile. */
export const handlers = {
  ...authHandlers,
  ...recoveryHandlers,
  ...profileHandlers,
  ...preferenceHandlers,
  ...viewHandlers,
  ...sessionHandlers,
  ...secondFactorHandlers,
  ...fieldHandlers,
  ...handlersOf(points),
  ...handlersOf(menus),
  ...handlersOf(categories),
  ...handlersOf(foods),
  ...pointsHandlers,
  ...menusHandlers,
  ...categoriesHandlers,
  ...foodsHandlers,
  ...templateHandlers,
  ...referenceHandlers,
  ...ingredientHandlers,
  ...stopListHandlers,
  ...pointFoodHandlers,
  ...changeHandlers,
  ...overviewHandlers,
  ...searchHandlers,
  ...guestHandlers,
  ...previewHandlers,
  ...noticeHandlers,
  ...moderationHandlers,
  ...liveHandlers,
  ...staffHandlers,
  ...roleHandlers,
  ...businessHandlers,
  ...invitationHandlers,
} satisfies Handlers<EndpointKey>;

/** What every form of the table is validated against: a form without its context does not compile. */
export const formContexts = {
  ...profileFormContexts,
  ...preferenceFormContexts,
  ...formContextsOf(points),
  ...formContextsOf(menus),
  ...formContextsOf(categories),
  ...formContextsOf(foods),
  ...staffFormContexts,
  ...roleFormContexts,
} satisfies FormContexts<FormKey>;

/**
 * Writes that open a transaction of their own: because they compute a password's hash before it, and nobody shall wait for a
 * connection while a core is busy for tenths of a second; or because what they
 * answer must be kept nowhere.
 */
export const ownTransactions: ReadonlySet<string> = new Set<EndpointKey>([
  'guest.preview',
  'profile.password',
  'business.handOver',
  'totp.begin',
  'totp.confirm',
  'totp.remove',
]);

/** Writes whose handlers do many rows by `inSlices`: no transaction is open around them. */
export const manyRows: ReadonlySet<string> = new Set<EndpointKey>([
  'points.bulk',
  'points.copy',
  'menus.bulk',
  'categories.bulk',
  'foods.bulk',
  'foods.addRows',
  'foods.copy',
  'categories.copy',
  'menus.copy',
  'menus.takeOver',
  'menus.importSheet',
  'changes.undo',
]);
