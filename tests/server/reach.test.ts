import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { memberPoints, members } from '../../server/db/schema';
import { memberOf } from './hire';
import { cook, type Owner } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const boris = once(() => kitchen.owner());
let near: number;
let far: number;

beforeAll(async () => {
  await boris.point('svoya');
  near = await anna.point('ryadom');
  far = await anna.point('daleko');
}, 120_000);

const titles = async (owner: Owner) =>
  (await owner.ask('GET', '/point')).body.data.map(({ point }) => (point as { title: string }).title).sort();

it('[TM-01][TM-02] a member of several businesses sees the union; a list of venues means these and no others', async () => {
  const id = await memberOf(boris, { of: anna, role: 'manager', points: [near] }, kitchen);
  expect(await titles(boris)).toEqual(['ryadom', 'svoya']);
  expect((await boris.ask('GET', `/point/${near}`)).status).toBe(200);
  expect((await boris.ask('GET', `/point/${far}`)).status).toBe(404);
  const menu = await cook(boris).menu(near);
  expect((await anna.ask('GET', `/menus/${menu}`)).status).toBe(200);
  expect((await boris.ask('POST', `/point/${far}/menus`, { json: { title: 'Чужое' } })).status).toBe(404);

  // Narrowed and widened from the next request on.
  const { db } = kitchen;
  await db.delete(memberPoints).where(eq(memberPoints.memberId, id));
  expect(await titles(boris)).toEqual(['svoya']);
  expect((await boris.ask('GET', `/menus/${menu}`)).status).toBe(404);
  await db.update(members).set({ allPoints: true }).where(eq(members.id, id));
  expect(await titles(boris)).toEqual(['daleko', 'ryadom', 'svoya']);
});
