import { eq, max } from 'drizzle-orm';
import { type EndpointKey, isEndpointKey } from '../../../contract/rows';
import { singularOf } from '../../../scaffold/names';
import { openSession } from '../../../server/auth/sessions';
import { notices, sessions, users } from '../../../server/db/schema';
import { notify } from '../../../server/notices/notify';
import { resources } from '../../../server/resources';
import type { Sections } from '../../../server/Sections';
import { addMember } from '../../../server/seed/seedDemo';
import { userStore } from '../../../server/users';
import { createPoint } from '../../server/pointPayload';
import { fileOf, multipart, PUT, samplePdf, samplePng } from '../../server/samples';
import { signedIn, type TestDeps, type TestUser } from '../../server/testDeps';
import { randomFrom } from './random';
import { type Filling, type Kind, type Request, requestOf } from './requestOf';
import type { Slot } from './slots';

type Others = Readonly<Record<string, number>>;

/** A point with one of everything under it, alive and in the bin. */
export interface Place {
  readonly point: number;
  readonly menu: number;
  readonly category: Readonly<Record<Kind, number>>;
  readonly food: Readonly<Record<Kind, number>>;
  readonly binned: {
    readonly menu: number;
    readonly category: Readonly<Record<Kind, number>>;
    readonly food: Readonly<Record<Kind, number>>;
    readonly others: Others;
  };
  /** One of every other resource that the server declares. */
  readonly others: Others;
  /** A picture of the menu. */
  readonly image: { readonly id: number; readonly url: string };
  /** An ingredient of the food. */
  readonly ingredient: number;
  readonly phone: number;
  /** Of this venue only: somebody invited, a member, one in the bin; and a role that nobody has. */
  readonly team: Readonly<Record<'staff' | 'member' | 'role' | 'binned', number>>;
  /** An entry of the history: the description that a food was given. */
  readonly change: Readonly<Record<Kind, number>>;
}

/** What an owner has: two points of everything, and two in the bin. */
export interface Estate {
  readonly owner: TestUser;
  readonly places: readonly [Place, Place];
  readonly binnedPoints: readonly [number, number];
  /** Where else the owner is signed in. */
  readonly sessions: readonly [number, number];
  /** What the owner was told. */
  readonly notices: readonly [number, number];
  /** How the owner looks at lists; one of them is shared. */
  readonly views: readonly [number, number];
  readonly sections: Sections;
}

let seeded = 0;

export const seedEstate = async (test: TestDeps): Promise<Estate> => {
  const owner = await signedIn(test);
  const places = [await seedPlace(owner, test), await seedPlace(owner, test)] as const;
  const url = () => `v-korzine-${++seeded}`;
  const binnedPoints = [
    await createPoint(owner, { url: url() }),
    await createPoint(owner, { url: url() }),
  ] as const;
  await done(owner, { method: 'DELETE', url: '/api/point', payload: { ids: binnedPoints } });
  const sessions = [await seedSession(owner, test), await seedSession(owner, test)] as const;
  const notices = [await seedNotice(owner, test), await seedNotice(owner, test)] as const;
  const views = [await seedView(owner, true), await seedView(owner, false)] as const;
  return { owner, places, binnedPoints, sessions, notices, views, sections: test.deps.sections };
};

/** @returns the id, which is the newest of the owner's */
const seedSession = async ({ id: userId }: TestUser, { deps }: Pick<TestDeps, 'deps'>): Promise<number> => {
  await openSession({ userId }, deps);
  const [row] = await deps.db
    .select({ newest: max(sessions.id) })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return row?.newest ?? 0;
};

/** @returns the id, which is the newest of the owner's */
const seedNotice = async ({ id: userId }: TestUser, { deps }: Pick<TestDeps, 'deps'>): Promise<number> => {
  await notify([userId], { kind: 'device', facts: { device: 'Chrome на Windows' } }, deps);
  const [row] = await deps.db
    .select({ newest: max(notices.id) })
    .from(notices)
    .where(eq(notices.userId, userId));
  return row?.newest ?? 0;
};

const seedView = async (owner: TestUser, is_shared: boolean): Promise<number> => {
  seeded += 1;
  const payload = { resource: 'foods', title: `Вид ${seeded}`, is_shared, state: { order: 'DESC' } };
  return (await done(owner, { method: 'POST', url: '/api/views', payload })).id;
};

const seedPlace = async (owner: TestUser, test: TestDeps): Promise<Place> => {
  seeded += 1;
  const point = await createPoint(owner, {
    url: `tochka-${seeded}`,
    phone_other: [{ point_phone_type_id: 1, phone_number: '+79005555555' }],
  });
  const png = fileOf(await samplePng(), 'menu.png', 'image/png');
  // With a licence, so that a category may hold alcohol.
  const licence = await multipart([
    PUT,
    ['alc_license[0]', fileOf(samplePdf(), 'licence.pdf', 'application/pdf')],
    ['cover', png],
  ]);
  await done(owner, { method: 'POST', url: `/api/point/${point}`, ...licence });
  const make = async (url: string, payload: object): Promise<number> =>
    (await done(owner, { method: 'POST', url, payload })).id;
  const menuOf = (title: string) => make(`/api/point/${point}/menus`, { title });
  const parts = await multipart([
    ['title', 'Основное меню'],
    ['images[0]', png],
  ]);
  const menu = await done(owner, { method: 'POST', url: `/api/point/${point}/menus`, ...parts });
  const categoryOf = (kind: Kind, title: string) =>
    make('/api/categories', { menu_id: menu.id, kind, title, base_category_id: kind === 'food' ? 2 : 17 });
  const category = { food: await categoryOf('food', 'Супы'), drink: await categoryOf('drink', 'Чаи') };
  const foodOf = (kind: Kind, title: string, more = {}) =>
    make('/api/foods', { category_id: category[kind], type: kind, title, price: '390', ...more });
  const salted = { ingredients: [{ title: 'Соль', is_allergen: false }] };
  const food = { food: await foodOf('food', 'Борщ', salted), drink: await foodOf('drink', 'Чай') };
  const binned = {
    menu: await menuOf('Старое меню'),
    category: {
      food: await categoryOf('food', 'Старые супы'),
      drink: await categoryOf('drink', 'Старые чаи'),
    },
    food: { food: await foodOf('food', 'Старый борщ'), drink: await foodOf('drink', 'Старый чай') },
  };
  const remove = (url: string, payload: object) => done(owner, { method: 'DELETE', url, payload });
  await remove('/api/foods', { ids: [binned.food.food, binned.food.drink] });
  await remove(`/api/categories/${menu.id}`, {
    food: [binned.category.food],
    drink: [binned.category.drink],
  });
  await remove(`/api/point/${point}/menus`, { ids: [binned.menu] });
  const soup = await done(owner, { method: 'GET', url: `/api/foods/${food.food}` });
  const place = await done(owner, { method: 'GET', url: `/api/point/${point}` });
  const changeOf = async (kind: Kind): Promise<number> => {
    const payload = { categoryId: category[kind], description: 'По рецепту шефа' };
    await done(owner, { method: 'PUT', url: `/api/foods/${food[kind]}`, payload });
    const url = `/api/changes?resource=foods&id=${food[kind]}`;
    return (await done(owner, { method: 'GET', url })).data[0].id;
  };
  const [image] = menu.images;
  const made = { point, menu: menu.id, category, food };
  const others = await seedOthers(owner, test, made);
  return {
    ...made,
    others: others.alive,
    binned: { ...binned, others: others.binned },
    image: { id: image.id, url: image.url },
    ingredient: soup.ingredients[0].id,
    phone: place.phone_other[0].id,
    change: { food: await changeOf('food'), drink: await changeOf('drink') },
    team: await seedTeam(owner, point, test),
  };
};

/** A member of this venue, one in the bin, and a role of the business. */
const seedTeam = async (owner: TestUser, point: number, { deps }: TestDeps): Promise<Place['team']> => {
  const chefs = await done(owner, { method: 'GET', url: '/api/roles?per_page=100' });
  const viewer = chefs.data.find(({ preset }: { preset: string }) => preset === 'viewer').id;
  const hire = async (): Promise<number> => {
    seeded += 1;
    const email = `hired${seeded}@carte.example`;
    const userId = await userStore.register({ email, phone: '+79001234567', passwordHash: 'none' }, deps);
    await deps.db.update(users).set({ state: 'active' }).where(eq(users.id, userId));
    const { businessId } = owner;
    return addMember({ userId, businessId, role: 'viewer', points: [point] }, deps);
  };
  const [member, binned] = [await hire(), await hire()];
  seeded += 1;
  const payload = { email: `waits${seeded}@carte.example`, role: viewer, all_points: false, points: [point] };
  const staff = (await done(owner, { method: 'POST', url: '/api/staff', payload })).id;
  await done(owner, { method: 'DELETE', url: '/api/staff', payload: { ids: [binned] } });
  const copied = await done(owner, { method: 'POST', url: `/api/roles/${viewer}/copy` });
  return { staff, member, binned, role: copied.id };
};

const LEVELS = ['points', 'menus', 'categories', 'foods'];

/** Of each resource besides the levels one that lives and one in the bin, made by its own calls from its own sections. */
const seedOthers = async (owner: TestUser, { deps }: TestDeps, made: Below & { readonly point: number }) => {
  const alive: Record<string, number> = {};
  const binned: Record<string, number> = {};
  for (const { name } of resources.filter((each) => !LEVELS.includes(each.name))) {
    const [create, remove] = [`${name}.create`, `${name}.deleteMany`];
    if (!isEndpointKey(create) || !isEndpointKey(remove)) continue;
    const of = singularOf(name);
    const call = (key: typeof create, own = 0) =>
      done(owner, {
        ...requestOf(key, {
          id: (slot) => {
            if (slot.of === of) return own;
            return slot.of === 'point' ? made.point : belowAt({ ...made, others: alive }, slot.of, 'food');
          },
          kind: 'food',
          // The same in every place, so that two places can be compared.
          random: randomFrom(1),
          sections: deps.sections,
        }),
      });
    alive[of] = (await call(create)).id;
    binned[of] = (await call(create)).id;
    await call(remove, binned[of]);
  }
  return { alive, binned };
};

const done = async (owner: TestUser, request: Parameters<TestUser['call']>[0]) => {
  const answer = await owner.call(request);
  if (answer.statusCode < 300) return answer.json();
  throw new Error(`${JSON.stringify(request.url)} was answered ${answer.statusCode}: ${answer.body}`);
};

/** The id that a slot of a call means at this place of an estate. */
export const idAt = (
  estate: Estate,
  index: 0 | 1,
  { of, bin }: Pick<Slot, 'of' | 'bin'>,
  kind: Kind,
): number => {
  // What happened has no bin: nothing stands on its other side.
  if (of === 'change') return bin ? NOBODY : estate.places[index].change[kind];
  const { team } = estate.places[index];
  if (of === 'staff') return bin ? team.binned : team.staff;
  // Whoever means a member in the bin means nobody here.
  if (of === 'member') return bin ? NOBODY : team.member;
  // A role has no bin.
  if (of === 'role') return bin ? NOBODY : team.role;
  // An ingredient has no bin.
  if (of === 'ingredient') return bin ? NOBODY : estate.places[index].ingredient;
  if (of === 'point') return bin ? estate.binnedPoints[index] : estate.places[index].point;
  // A session has no bin: whoever means one there means nobody.
  if (of === 'session') return bin ? NOBODY : estate.sessions[index];
  if (of === 'notice') return bin ? NOBODY : estate.notices[index];
  if (of === 'view') return bin ? NOBODY : estate.views[index];
  return belowAt(bin ? estate.places[index].binned : estate.places[index], of, kind);
};

type Below = Pick<Place, 'menu' | 'category' | 'food'>;
const NOBODY = 2_000_000_000;

const belowAt = (place: Below & { readonly others: Others }, of: string, kind: Kind): number => {
  if (of === 'menu') return place.menu;
  if (of === 'category' || of === 'food') return place[of][kind];
  const id = place.others[of];
  if (id === undefined)
    throw new Error(`Expected a ${of} in every estate, got none: teach tests/trust/calls/estate.ts.`);
  return id;
};

interface Calling extends Partial<Pick<Filling, 'id' | 'form' | 'sections'>> {
  readonly place?: 0 | 1;
  readonly seed?: number;
}

/** A right call on what stands at a place of an estate, about dishes where a kind is asked. */
export const callAt = (
  estate: Estate,
  key: EndpointKey,
  { place = 0, seed = 7, ...more }: Calling = {},
): Request =>
  requestOf(key, {
    id: (slot) => idAt(estate, place, slot, 'food'),
    kind: 'food',
    random: randomFrom(seed),
    sections: estate.sections,
    ...more,
  });
