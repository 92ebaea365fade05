import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { oldAddresses, points } from '../../server/db/schema';
import { purgeBins } from '../../server/jobs/purgeBins';
import { decide } from '../../server/moderation/decide';
import { cook, type Json, type Owner } from './menuArea/startKitchen';
import { anew, openKitchen } from './standing';

const DAY = 24 * 60 * 60 * 1000;
const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let boris: Owner;

beforeEach(async () => {
  boris = await kitchen.owner();
});

const setStatus = (id: number, status: 'draft' | 'under_moderation') =>
  kitchen.db.update(points).set({ status }).where(eq(points.id, id));
/** A venue that guests have seen under this address. */
const shown = async (who: Owner, url: string): Promise<number> => {
  const id = await who.point(url);
  await kitchen.db.update(points).set({ shownAt: kitchen.deps.clock() }).where(eq(points.id, id));
  return id;
};
const save = (who: Owner, id: number, json: Json) => who.ask('PUT', `/point/${id}`, { json });
const kept = async () =>
  (await kitchen.db.select().from(oldAddresses)).map(({ ownerId, url }) => [ownerId, url]).sort();

describe('the address of a venue that guests have seen', () => {
  it('[GV-08] is kept when it gets another, with every change', async () => {
    const id = await shown(anna, 'odin');
    expect((await save(anna, id, { url: 'dva' })).body).toMatchObject({ url: 'dva' });
    expect((await save(anna, id, { url: 'tri' })).body).toMatchObject({ url: 'tri' });
    expect(await kept()).toEqual([
      [id, 'dva'],
      [id, 'odin'],
    ]);
  });

  it('[GV-08] is its own again when it goes back to it', async () => {
    const id = await shown(anna, 'odin');
    await save(anna, id, { url: 'dva' });
    expect((await save(anna, id, { url: 'odin' })).status).toBe(200);
    expect(await kept()).toEqual([[id, 'dva']]);
  });

  it('[GV-08] is given to nobody else, neither at home nor elsewhere; a free one is proposed', async () => {
    const id = await shown(anna, 'odin');
    await save(anna, id, { url: 'dva' });
    for (const who of [anna, boris]) {
      for (const url of ['odin', 'dva']) {
        const other = await who.point(`drugoe-${who.userId}-${url}`);
        const { status, body } = await save(who, other, { url });
        expect([url, status]).toEqual([url, 409]);
        expect(body.errors.url?.[0]).toContain(`${url}-2`);
      }
    }
  });

  it('is not kept before, and leaves no trace when the save is refused', async () => {
    const draft = await anna.point('chernovik');
    await setStatus(draft, 'draft');
    await save(anna, draft, { url: 'inache' });
    const id = await shown(anna, 'odin');
    await shown(boris, 'dva');
    expect((await save(anna, id, { url: 'dva' })).status).toBe(409);
    expect(await kept()).toEqual([]);
  });

  it('goes with the venue for good, and is free then', async () => {
    const id = await shown(anna, 'odin');
    await save(anna, id, { url: 'dva' });
    await anna.ask('DELETE', '/point', { json: { ids: [id] } });
    expect(await kept()).toEqual([[id, 'odin']]);
    kitchen.pass(8 * DAY);
    await purgeBins(kitchen.deps);
    expect(await kept()).toEqual([]);
    const other = await shown(boris, 'tri');
    expect((await save(boris, other, { url: 'odin' })).status).toBe(200);
  });
});

describe('an address that two venues have chosen', () => {
  it('is that of whoever is shown first; the other one gets a number when it is shown', async () => {
    const [first, second] = [await anna.point('kafe'), await boris.point('kafe')];
    for (const id of [first, second]) {
      await setStatus(id, 'under_moderation');
      await decide(id, { decision: 'approve' }, kitchen.deps);
    }
    const url = async (who: Owner, id: number) => (await who.ask('GET', `/point/${id}`)).body;
    expect(await url(anna, first)).toMatchObject({ url: 'kafe' });
    expect(await url(boris, second)).toMatchObject({ url: 'kafe-2' });
    expect(await kept()).toEqual([]);
  });
});

describe('the address of a category that guests have seen', () => {
  it('is kept, and no sibling gets it', async () => {
    const point = await shown(anna, 'kafe');
    const menu = await cook(anna).menu(point);
    const soups = await cook(anna).category(menu, 'food', 'Супы');
    const path = `/point/${point}/categories/food/${soups}`;
    expect((await anna.ask('PUT', path, { json: { kind: 'food', url: 'pervoe' } })).status).toBe(200);
    expect(await kept()).toEqual([[soups, 'supy']]);
    const again = await cook(anna).category(menu, 'food', 'Супы');
    expect((await anna.ask('GET', `/point/${point}/categories/food/${again}`)).body).toMatchObject({
      url: 'supy-2',
    });
    const elsewhere = await cook(anna).category(await cook(anna).menu(point, 'Ужины'), 'food', 'Супы');
    expect((await anna.ask('GET', `/point/${point}/categories/food/${elsewhere}`)).body).toMatchObject({
      url: 'supy',
    });
  });
});
