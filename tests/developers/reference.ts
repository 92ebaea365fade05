import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';
import { hasEndpoints, isEndpointKey } from '../../contract/endpoints';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import type { Resource } from '../../kit/declaration/defineResource';
import { resources as declared } from '../../resources';
import { singularOf } from '../../scaffold/names';
import { changes } from '../../server/db/schema';
import { cook } from '../server/menuArea/startKitchen';
import { openTestDeps, signedIn, type TestUser } from '../server/testDeps';
import { plainRest } from './plainRest';

/** How many records of each resource there are: one more than a page. */
export const SEEDED = 13;
export const titleOf = (n: number): string => `Запись ${String(n).padStart(2, '0')}`;
const numbers = Array.from({ length: SEEDED }, (_, index) => index + 1);

/** Where records stand, by the names that addresses use. */
export type Place = Readonly<Record<'pointId' | 'menuId' | 'categoryId' | 'type' | (string & {}), string>>;

interface SeedContext {
  readonly user: TestUser;
  readonly place: Place;
  readonly kitchen: ReturnType<typeof cook>;
  readonly create: (title: string) => Promise<unknown>;
}

/** How records come to be where a form alone cannot make them. Whatever is not named here is created by its title. */
const SEEDERS: Readonly<Record<string, (context: SeedContext) => Promise<unknown>>> = {
  categories: async ({ kitchen, place }) => {
    for (const n of numbers) await kitchen.category(Number(place.menuId), 'food', titleOf(n));
  },
  foods: async ({ kitchen, place }) => {
    for (const n of numbers) await kitchen.food(Number(place.categoryId), 'food', titleOf(n));
  },
  stopList: async ({ kitchen, place, user }) => {
    const food_ids: number[] = [];
    for (const n of numbers) food_ids.push(await kitchen.food(Number(place.categoryId), 'food', titleOf(n)));
    const url = `/api/point/${place.pointId}/foods/stop-list`;
    await user.call({ method: 'POST', url, payload: { action: 'attach', food_ids } });
  },
  pointIngredients: async ({ kitchen, place }) => {
    const ingredients = numbers.map((n) => ({ title: titleOf(n), is_allergen: false }));
    await kitchen.food(Number(place.categoryId), 'food', 'Борщ', { ingredients });
  },
  changes: async ({ kitchen, place }) => {
    for (const n of numbers) await kitchen.menu(Number(place.pointId), titleOf(n));
  },
  points: async ({ create }) => {
    for (const n of numbers) await create(titleOf(n));
  },
};

/** The reference backend, and plain REST beside it for resources that the table does not know. Both behind `fetch`. */
export const openReference = async () => {
  // The embedded database reads its files as Node's own blobs; the browser of the tests brings lesser ones.
  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile });
  const test = await openTestDeps();
  let rest = plainRest();
  let user = await signedIn(test);

  const ask = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(input, 'http://console.test');
    const method = init.method ?? 'GET';
    const name = pathname.split('/')[2] ?? '';
    const body = typeof init.body === 'string' ? init.body : undefined;
    if (isPlain(name)) {
      const said = rest(
        method,
        `${name}${pathname.slice(`/api/${name}`.length)}${search}`,
        body && JSON.parse(body),
      );
      return new Response(JSON.stringify(said.body), said);
    }
    const said = await user.call({
      method: method as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(body !== undefined && { payload: body }),
    });
    return new Response(said.body, {
      status: said.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
  let plainNames: ReadonlySet<string> = new Set();
  const isPlain = (name: string) => plainNames.has(name);
  const dataProvider = createDataProvider({ can: () => true });

  /** One record of each resource that this one stands under, from the top. */
  const placeUnder = async ({ under }: Resource, levels: Place): Promise<Place> => {
    const above = declared.find(({ name }) => name === under);
    if (!above || `${singularOf(above.name)}Id` in levels) return levels;
    const parents = await placeUnder(above, levels);
    const { data } = await dataProvider.create(above.name, { data: { title: 'Выше' }, meta: { parents } });
    return { ...parents, [`${singularOf(above.name)}Id`]: String(data.id) };
  };

  /** A new owner with a place for records of this resource, and nothing in it yet. */
  const settle = async (resource: Resource) => {
    vi.stubGlobal('fetch', ask);
    plainNames = hasEndpoints(resource.name) ? new Set() : new Set([resource.name]);
    rest = plainRest();
    user = await signedIn(test);
    const me = user;
    const owner = {
      userId: me.id,
      businessId: me.businessId,
      token: me.token,
      ask: async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { json = {} } = {}) => {
        const said = await me.call({ method, url: `/api${path}`, payload: json as object });
        return { status: said.statusCode, body: said.json(), headers: said.headers };
      },
      point: () => Promise.reject(new Error('Not asked for here.')),
    };
    const kitchen = cook(owner);
    const createPoint = (title: string) => owner.ask('POST', '/point', { json: pointPayload(title) });
    const isTop = resource.name === 'points' || !hasEndpoints(resource.name);
    const pointId = isTop ? 0 : Number((await createPoint('Кафе')).body.id);
    const menuId = isTop || resource.name === 'menus' ? 0 : await kitchen.menu(pointId);
    const categoryId = menuId === 0 || resource.name === 'categories' ? 0 : await kitchen.category(menuId);
    const levels: Place = {
      pointId: String(pointId),
      menuId: String(menuId),
      categoryId: String(categoryId),
      type: 'food',
    };
    const place = await placeUnder(resource, levels);
    // Making the place is history, too.
    await test.deps.db.delete(changes);
    const meta = { parents: place };
    const create = (title: string) =>
      resource.name === 'points'
        ? createPoint(title)
        : dataProvider.create(resource.name, { data: { title }, meta });
    const seed = async () => {
      const seeder = SEEDERS[resource.name];
      if (seeder) return seeder({ user: me, place, kitchen, create });
      if (hasEndpoints(resource.name) && !isEndpointKey(`${resource.name}.create`)) {
        throw new Error(
          `"${resource.name}" has no create: say in tests/developers/reference.ts how its records come to be.`,
        );
      }
      for (const n of numbers) await create(titleOf(n));
    };
    return { place, meta, seed };
  };

  return { dataProvider, settle, close: test.close };
};

const pointPayload = (title: string) => ({
  title,
  type: 1,
  city_id: 1,
  street: 'Кирова',
  house: '1',
  phone: '+74842001122',
});
