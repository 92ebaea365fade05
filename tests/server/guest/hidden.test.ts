import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import * as schema from '../../../server/db/schema';
import { cook, type Json } from '../menuArea/startKitchen';
import { once, openApp, openKitchen } from '../standing';

const kitchen = openKitchen();
const app = openApp(() => buildApp(kitchen.deps, { guests: guestPages }));
const anna = once(() => kitchen.owner());

const visit = (url: string) => app.inject({ method: 'GET', url });
const { points, menus, categories, foods, ingredients, stopList, stopCauses } = schema;

/** Stands in everything that no guest may read. */
const MARK = 'КАНАРЕЙКА';
const hide = { begin: '02:00', end: '03:00', around_the_clock: false, is_enabled: true };
const never = Object.fromEntries(
  ['all_days', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, hide]),
);

describe('[GV-11] nothing hidden is in any byte', () => {
  it('[GV-09] no record that is hidden, deleted or not of this hour, and no field that guests are not told: of the page and of its preview', async () => {
    const { db } = kitchen;
    const venue = await anna.point('tayny', 'licensed');
    const menu = await cook(anna).menu(venue, 'Видимое');
    const category = await cook(anna).category(menu, 'food', 'Видимая');
    const dish = await cook(anna).food(category, 'food', 'Видимое блюдо');

    await db
      .update(points)
      .set({
        closeReason: MARK,
        extra: {
          phone: `+7${MARK}`,
          email: `${MARK}@carte.example`,
          socials: { vk: `https://vk.com/${MARK}` },
          notice: MARK,
          inner: MARK,
          show_phone: false,
          show_socials: false,
          show_notice: false,
        },
      })
      .where(eq(points.id, venue));
    await db
      .insert(schema.pointPhones)
      .values({ pointId: venue, phoneTypeId: 1, phoneNumber: MARK, position: 0 });
    await db
      .update(schema.files)
      .set({ originalName: MARK, name: `${MARK}.pdf` })
      .where(eq(schema.files.ownerId, venue));
    for (const [table, id] of [
      [menus, menu],
      [categories, category],
      [foods, dish],
    ] as const)
      await db
        .update(table)
        .set({ extra: { inner: MARK } })
        .where(eq(table.id, id));
    await db.update(categories).set({ closeReason: MARK }).where(eq(categories.id, category));

    const now = kitchen.deps.clock();
    // Of what the venue keeps, guests are told only what a dish is made of.
    await db.insert(ingredients).values({ pointId: venue, title: MARK, isAllergen: false, createdAt: now });
    await db.insert(stopList).values({ foodId: dish, createdAt: now });
    await db.insert(stopCauses).values({ foodId: dish, reason: MARK, userId: anna.userId, createdAt: now });

    // Hidden in every way that there is; what hangs below is hidden with it.
    const dishIn = async (categoryId: number) =>
      cook(anna).food(categoryId, 'food', `Блюдо ${MARK}`, { description: MARK });
    const menuOf = async (more: Json) => {
      const id = await cook(anna).menu(venue, `Меню ${MARK}`, more);
      await dishIn(await cook(anna).category(id, 'food', MARK));
      return id;
    };
    await menuOf({ visible: false });
    await menuOf({ graphic: never });
    await db
      .update(menus)
      .set({ deletedAt: now })
      .where(eq(menus.id, await menuOf({})));
    const categoryOf = async (change: Partial<typeof categories.$inferInsert>) => {
      const id = await cook(anna).category(menu, 'food', `Категория ${MARK}`, { description: MARK });
      await dishIn(id);
      await db.update(categories).set(change).where(eq(categories.id, id));
    };
    await categoryOf({ visible: false });
    await categoryOf({ graphic: never });
    await categoryOf({ hideStatus: false, closeBegin: '2026-01-01T00:00' });
    await categoryOf({ deletedAt: now });
    await db
      .update(foods)
      .set({ deletedAt: now })
      .where(eq(foods.id, await dishIn(category)));

    const page = await visit('/m/tayny');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Видимое блюдо');
    expect(page.body).toContain('Закончилось');
    expect(page.body.toUpperCase()).not.toContain(MARK);
    expect(JSON.stringify(page.headers).toUpperCase()).not.toContain(MARK);
    expect((await visit('/m/tayny/vidimoe')).body.toUpperCase()).not.toContain(MARK);
    for (const menuId of [undefined, menu]) {
      const { body } = await anna.ask('POST', '/preview', { json: { pointId: venue, menuId } });
      const preview = await visit(String(body.url));
      expect(preview.body).toContain('Видимое блюдо');
      expect(preview.body.toUpperCase()).not.toContain(MARK);
    }
    // The mark would have been found: where the venue says so, guests are told.
    await db
      .update(points)
      .set({ extra: { notice: MARK, show_notice: true } })
      .where(eq(points.id, venue));
    await cook(anna).food(category, 'food', 'Ещё одно');
    expect((await visit('/m/tayny')).body).toContain(MARK);
  });

  it.each(['draft', 'under_moderation', 'rejected', 'not_displayed'] as const)(
    '[GV-05] a venue that is %s is the same answer as none at all',
    async (status) => {
      const id = await anna.point(`skryto-${status.replace('_', '-')}`);
      await cook(anna).menu(id, 'Меню');
      await kitchen.db.update(points).set({ status }).where(eq(points.id, id));
      const [hidden, absent] = [
        await visit(`/m/skryto-${status.replace('_', '-')}`),
        await visit('/m/nigde'),
      ];
      expect([hidden.statusCode, hidden.body]).toEqual([404, absent.body]);
      const told = ({ headers }: typeof hidden) => ({ ...headers, 'x-request-id': '', date: '' });
      expect(told(hidden)).toEqual(told(absent));
      expect((await visit(`/m/skryto-${status.replace('_', '-')}/menyu`)).body).toBe(absent.body);
    },
  );

  it('[GV-05] a venue that is closed for a while says so, until when, and its telephone; nothing else of it is in any byte', async () => {
    const closed = await anna.point('remont');
    const menu = await cook(anna).menu(closed, `Меню ${MARK}`);
    const dish = await cook(anna).category(menu, 'food', MARK);
    await cook(anna).food(dish, 'food', `Блюдо ${MARK}`);
    await cook(anna).menu(closed, `Тайное ${MARK}`, { visible: false });
    const close = (change: Partial<typeof points.$inferInsert>) =>
      kitchen.db
        .update(points)
        .set({ closeBegin: '2026-11-20T00:00', closeReason: MARK, street: MARK, ...change })
        .where(eq(points.id, closed));
    const extra = {
      phone: '+74950001120',
      notice: MARK,
      description: MARK,
      show_notice: true,
      show_socials: true,
    };
    await close({
      closeEnd: '2026-12-07T00:00',
      showAfterTime: true,
      graphic: Object.fromEntries(
        ['all_days', 1, 2, 3, 4, 5, 6, 7].map((day) => [
          day,
          { begin: '08:00', end: '23:00', around_the_clock: false, is_enabled: true },
        ]),
      ),
      extra: { ...extra, show_phone: true, show_schedule: true },
    });
    const [own] = await kitchen.db.select({ url: menus.url }).from(menus).where(eq(menus.id, menu));
    for (const url of ['/m/remont', `/m/remont/${own?.url}`]) {
      const { statusCode, headers, body } = await visit(url);
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(body).toContain('<h1>remont</h1>');
      expect(body).toContain('Ждём вас с\u00a07\u00a0декабря, понедельник, в\u00a08:00');
      expect(body).toContain('href="tel:+74950001120"');
      expect(body.toUpperCase()).not.toContain(MARK);
    }
    expect((await visit('/m/remont/taynoe-kanareyka')).statusCode).toBe(404);
    // An end after which it stays closed is no day to come on; a phone that is not told is not told here either.
    await close({ showAfterTime: false, extra: { ...extra, show_phone: false } });
    await anna.ask('PUT', `/point/${closed}`, { json: { title: 'Ремонт' } });
    const { body } = await visit('/m/remont');
    expect(body).toContain('Пока не работаем');
    expect(body).not.toContain('tel:');
  });

  it.each([
    ['not displayed', { status: 'not_displayed' as const }],
    ['a draft', { status: 'draft' as const }],
    ['in the bin', { deletedAt: new Date('2026-11-20') }],
  ])('[GV-05] one that is closed for a while and %s is none', async (what, change) => {
    const url = `dvazhdy-${what.replaceAll(' ', '-')}`;
    const id = await anna.point(url);
    await kitchen.db
      .update(points)
      .set({ closeBegin: '2026-01-01T00:00', ...change })
      .where(eq(points.id, id));
    expect((await visit(`/m/${url}`)).body).toBe((await visit('/m/nigde')).body);
  });

  it('one in the bin is none', async () => {
    const gone = await anna.point('ushlo');
    expect((await visit('/m/ushlo')).statusCode).toBe(200);
    await anna.ask('DELETE', '/point', { json: { ids: [gone] } });
    expect((await visit('/m/ushlo')).statusCode).toBe(404);
  });

  it('what people write is text, wherever it stands', async () => {
    const id = await anna.point('skripty');
    const menu = await cook(anna).menu(id, 'Меню');
    const category = await cook(anna).category(menu, 'food', 'Категория');
    await cook(anna).food(category, 'food', 'Суп </script><b>', { description: '<img src=x onerror=1>' });
    const { body } = await visit('/m/skripty');
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('</script><b>');
    expect(body.match(/<script/g)).toHaveLength(3);
  });
});
