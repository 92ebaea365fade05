import { eq } from 'drizzle-orm';
import { points } from '../../../server/db/schema';
import { endStops } from '../../../server/jobs/endStops';
import { cook, type Json, type Kitchen, type Owner } from '../menuArea/startKitchen';

/** A day from ten to eleven at night, every day. */
const HOURS = {
  all_days: { begin: '10:00', end: '23:00', around_the_clock: false, is_enabled: true },
};

/** A venue with a menu, a category and the ways to stop what is in it. */
export const openVenue = async (
  owner: Owner,
  kitchen: Kitchen,
  url: string,
  graphic: Json | null = HOURS,
) => {
  const pointId = await owner.point(url);
  await kitchen.db.update(points).set({ graphic }).where(eq(points.id, pointId));
  const menuId = await cook(owner).menu(pointId);
  const categoryId = await cook(owner).category(menuId);
  const path = `/point/${pointId}`;
  const ingredientId = async (title: string): Promise<number> => {
    const { body } = await owner.ask('GET', `/ingredients/${pointId}?per_page=100`);
    return Number(body.data.find((row) => row.title === title)?.id);
  };
  return {
    pointId,
    menuId,
    categoryId,
    dish: (title: string, ...made: readonly string[]) =>
      cook(owner).food(categoryId, 'food', title, {
        ingredients: made.map((each) => ({ title: each, is_allergen: false })),
      }),
    change: (action: string, food_ids: readonly number[], more: Json = {}) =>
      owner.ask('POST', `${path}/foods/stop-list`, { json: { action, food_ids, ...more } }),
    ingredientId,
    ingredient: async (title: string, stop: unknown, more: Json = {}) =>
      owner.ask('POST', `${path}/ingredients/${await ingredientId(title)}/stop`, { json: { stop, ...more } }),
    stopped: async (query = '') => (await owner.ask('GET', `${path}/foods/stop-list${query}`)).body,
    all: async (query = '') => (await owner.ask('GET', `${path}/foods${query}`)).body,
    stopOf: async (id: number) => (await owner.ask('GET', `/foods/${id}`)).body.stop as Json | null,
    history: async (id: number) =>
      (await owner.ask('GET', `/changes?resource=foods&id=${id}`)).body.data as readonly Json[],
  };
};

export type Venue = Awaited<ReturnType<typeof openVenue>>;

/** What the job does each time it looks. */
export const tick = (kitchen: Kitchen): Promise<number> => endStops(kitchen.deps);

export type { Kitchen, Owner };
