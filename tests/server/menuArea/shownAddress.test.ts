import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { categories, foods, menus, points } from '../../../server/db/schema';
import { decide } from '../../../server/moderation/decide';
import { once, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let at: { point: number; menu: number; category: number; food: number };
let count = 0;

const put = async (path: string, json: Json) => {
  const { status, body } = await anna.ask('PUT', path, { json });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const paths = () => ({
  point: `/point/${at.point}`,
  menu: `/point/${at.point}/menus/${at.menu}`,
  category: `/point/${at.point}/categories/food/${at.category}`,
  food: `/foods/${at.food}`,
});
const savePoint = (json: Json) => put(paths().point, json);
const saveMenu = (json: Json) => put(paths().menu, json);
const saveCategory = (json: Json) => put(paths().category, { kind: 'food', ...json });
const saveFood = (json: Json) => put(paths().food, { categoryId: at.category, ...json });
const setStatus = (status: 'draft' | 'under_moderation' | 'displayed') =>
  kitchen.db.update(points).set({ status }).where(eq(points.id, at.point));

/** A venue nobody has seen yet, with a menu, a category and a food. */
beforeEach(async () => {
  count += 1;
  const point = await anna.point(`tochka-${count}`);
  at = { point, menu: 0, category: 0, food: 0 };
  await setStatus('draft');
  at.menu = await cook(anna).menu(point, 'Обеды');
  at.category = await cook(anna).category(at.menu, 'food', 'Супы');
  at.food = await cook(anna).food(at.category, 'food', 'Борщ');
});

describe('the address of a record', () => {
  it('[MN-18] follows its title until guests can see it', async () => {
    expect(await saveMenu({ title: 'Ужины' })).toMatchObject({ url: 'uzhiny', shownAt: null });
    expect(await saveFood({ title: 'Щи' })).toMatchObject({ url: 'shchi', shownAt: null });
    expect(await saveCategory({ title: 'Каши', url: '' })).toMatchObject({ url: 'kashi', shownAt: null });
  });

  it('stays once a moderator has let the venue be shown, also after it is hidden again', async () => {
    await setStatus('under_moderation');
    await decide(at.point, { decision: 'approve' }, kitchen.deps);
    await savePoint({ status: 'not_displayed' });
    expect(await saveMenu({ title: 'Ужины' })).toMatchObject({ title: 'Ужины', url: 'obedy' });
    expect(await saveFood({ title: 'Щи' })).toMatchObject({ title: 'Щи', url: 'borshch' });
    expect(await saveCategory({ title: 'Каши', url: '' })).toMatchObject({ url: 'supy' });
    expect(await savePoint({ url: '' })).toMatchObject({ url: `tochka-${count}` });
    expect((await saveMenu({})).shownAt).toBe(kitchen.deps.clock().toISOString());
  });

  it('changes after that where the person writes another one', async () => {
    await setStatus('displayed');
    await saveMenu({ visible: false });
    await saveMenu({ visible: true });
    expect(await saveCategory({ title: 'Каши', url: 'kashi' })).toMatchObject({ url: 'kashi' });
    expect(await savePoint({ url: `novaya-${count}` })).toMatchObject({ url: `novaya-${count}` });
  });

  it('follows the title under a parent that is hidden, and stays once the parent is shown', async () => {
    await saveCategory({ visible: false });
    await setStatus('displayed');
    await saveMenu({ visible: false });
    await saveMenu({ visible: true });
    expect(await saveFood({ title: 'Щи' })).toMatchObject({ url: 'shchi', shownAt: null });
    await saveCategory({ visible: true });
    expect(await saveFood({ title: 'Уха' })).toMatchObject({ url: 'shchi' });
  });

  it('of what is added to a shown place stays from the start', async () => {
    await setStatus('displayed');
    await saveMenu({ visible: false });
    await saveMenu({ visible: true });
    at.food = await cook(anna).food(at.category, 'food', 'Окрошка');
    expect(await saveFood({ title: 'Окрошка на квасе' })).toMatchObject({ url: 'okroshka' });
  });

  it('stays once a record has come back from the bin to guests', async () => {
    await anna.ask('DELETE', `/point/${at.point}/menus/`, { json: { ids: [at.menu] } });
    await setStatus('displayed');
    await anna.ask('GET', `/deleted_menus/restore?ids[]=${at.menu}`);
    expect(await saveFood({ title: 'Щи' })).toMatchObject({ url: 'borshch' });
  });
});

describe('a database of an earlier build', () => {
  const file = 'server/migrations/0004_shown_at.sql';
  const updates = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE'));

  it('counts as shown what guests can see in it', async () => {
    const hidden = at;
    await kitchen.db.update(menus).set({ visible: false }).where(eq(menus.id, hidden.menu));
    await setStatus('displayed');
    const shownMenu = await cook(anna).menu(at.point, 'Завтраки');
    const shownCategory = await cook(anna).category(shownMenu, 'food', 'Каши');
    const shownFood = await cook(anna).food(shownCategory, 'food', 'Овсянка');
    for (const table of [points, menus, categories, foods]) {
      await kitchen.db.update(table).set({ shownAt: null });
    }
    expect(updates).toHaveLength(4);
    for (const update of updates) await kitchen.db.execute(sql.raw(update));
    const mark = async (table: typeof menus | typeof categories | typeof foods, id: number) =>
      (await kitchen.db.select({ shownAt: table.shownAt }).from(table).where(eq(table.id, id)))[0]?.shownAt;
    expect(await mark(menus, hidden.menu)).toBeNull();
    expect(await mark(foods, hidden.food)).toBeNull();
    expect(await mark(menus, shownMenu)).toBeInstanceOf(Date);
    expect(await mark(categories, shownCategory)).toBeInstanceOf(Date);
    expect(await mark(foods, shownFood)).toBeInstanceOf(Date);
  });
});
