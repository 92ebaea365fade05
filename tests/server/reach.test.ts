import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { memberPoints, members } from '../../server/db/schema';
import { memberOf } from './memberOf';
import { cook, type Owner } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const boris = once(() => kitchen.owner());
let mine: number;
let near: number;
let far: number;

beforeAll(async () => {
  mine = await boris.point('svoya');
  near = await anna.point('ryadom');
  far = await anna.point('daleko');
}, 120_000);

const titles = async (owner: Owner) =>
  (await owner.ask('GET', '/point')).body.data.map(({ point }) => (point as { title: string }).title).sort();

it('[TM-01] a confirmed account runs a business of its own, and sees its venues only', async () => {
  expect(await titles(anna)).toEqual(['daleko', 'ryadom']);
  expect(await titles(boris)).toEqual(['svoya']);
});

it('[TM-01][TM-02] a member of several businesses sees the union; a list of venues means these and no others', async () => {
  const id = await memberOf(
    { userId: boris.userId, businessId: anna.businessId, role: 'manager', points: [near] },
    kitchen,
  );
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

it('[TM-07] whose membership lies in the bin sees nothing of the business any more', async () => {
  await kitchen.db
    .update(members)
    .set({ deletedAt: kitchen.deps.clock() })
    .where(eq(members.businessId, anna.businessId));
  expect(await titles(boris)).toEqual(['svoya']);
  expect((await boris.ask('GET', `/point/${mine}`)).status).toBe(200);
  expect((await anna.ask('GET', '/point')).status).toBe(403);
});
