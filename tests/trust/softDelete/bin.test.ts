import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import { files, points } from '../../../server/db/schema';
import { daysLeft, windowStart } from '../../../server/engine/binWindow';
import { dueForPurge, purgeBins } from '../../../server/jobs/purgeBins';
import { sweepFiles } from '../../../server/jobs/startMaintenance';
import { propertyRuns } from '../../propertyRuns';
import { menuLevel } from '../../server/menuArea/levels';
import { cook } from '../../server/menuArea/startKitchen';
import { fileOf, PUT, samplePng } from '../../server/samples';
import { once, openKitchen } from '../../server/standing';
import { many } from '../many';
import { watchedDatabase } from '../watchedDatabase';

const DAY = 24 * 60 * 60 * 1000;

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());

let urls = 0;
const point = (owner = anna) => {
  urls += 1;
  return owner.point(`korzina-${urls}`);
};
const remove = (ids: readonly number[]) => anna.ask('DELETE', '/point', { json: { ids } });
const restore = (ids: readonly number[]) =>
  anna.ask('GET', `/deleted_points/restore?${ids.map((id) => `ids[]=${id}`).join('&')}`);
const destroy = (ids: readonly number[]) => anna.ask('DELETE', '/deleted_points/destroy', { json: { ids } });

describe('[SD2] the window of seven days', () => {
  it.each([
    ['over a leap day', '2028-02-25T10:00:00Z'],
    ['over the end of a year', '2027-12-28T23:59:59.999Z'],
    ['over a change to summer time', '2027-03-25T01:30:00Z'],
    ['in the last second of a day', '2027-06-30T23:59:59Z'],
  ])('is 168 hours %s', async (_name, start) => {
    const now = new Date(start);
    kitchen.setNow(now);
    const [late, tooLate] = [await point(), await point()];
    await remove([late, tooLate]);
    kitchen.setNow(new Date(now.getTime() + 7 * DAY - 1000));
    expect((await restore([late])).status).toBe(200);
    kitchen.setNow(new Date(now.getTime() + 7 * DAY));
    expect((await restore([tooLate])).status).toBe(410);
  });

  it('never counts more than seven days or fewer than none, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true }),
        fc.integer({ min: -400 * DAY, max: 400 * DAY }),
        (at, ms) => {
          const now = new Date(at.getTime() + ms);
          if (Number.isNaN(now.getTime())) return;
          const left = daysLeft(at, now) ?? -1;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(7);
          // No days are left exactly where a restore is refused.
          expect(left === 0).toBe(at <= windowStart(now));
        },
      ),
      { numRuns: propertyRuns },
    );
  });

  it('a clock set back brings nothing to an end, and set forward again ends it where it would have', async () => {
    const now = new Date('2027-01-10T10:00:00Z');
    kitchen.setNow(now);
    const id = await point();
    await remove([id]);
    kitchen.setNow(new Date(now.getTime() - 30 * DAY));
    const rows = (await anna.ask('GET', '/deleted_points?per_page=100')).body.data;
    expect(rows.map((row) => row.point)).toContainEqual(
      expect.objectContaining({ id, days_before_deletion: 7 }),
    );
    expect(await purgeBins(kitchen.deps)).toMatchObject({ points: 0 });
    kitchen.setNow(new Date(now.getTime() + 7 * DAY));
    expect((await restore([id])).status).toBe(410);
  });
});

describe('[SD3] under a deleted parent', () => {
  it('a food is not read, changed, stopped or let go of; a parent brings back only what went with it', async () => {
    const place = await point();
    const menu = await cook(anna).menu(place);
    const category = await cook(anna).category(menu);
    const [food, binned] = [await cook(anna).food(category), await cook(anna).food(category)];
    const stop = (action: string, id: number) =>
      anna.ask('POST', `/point/${place}/foods/stop-list`, { json: { action, food_ids: [id] } });
    await stop('attach', food);
    await anna.ask('DELETE', '/foods', { json: { ids: [binned] } });
    expect((await stop('attach', binned)).status).toBe(404);
    const parents = [
      [() => menuLevel(anna, place).remove([menu]), () => menuLevel(anna, place).restore([menu])],
      [() => remove([place]), () => restore([place])],
    ] as const;
    for (const [away, back] of parents) {
      expect((await away()).status).toBe(200);
      const before = await kitchen.everything();
      for (const answer of [
        anna.ask('GET', `/foods/${food}`),
        anna.ask('PUT', `/foods/${food}`, { json: { categoryId: category, title: 'Другое' } }),
        anna.ask('DELETE', '/foods', { json: { ids: [food] } }),
        anna.ask('GET', `/foods/category/${category}`),
        anna.ask('GET', `/deleted_foods/${category}`),
        anna.ask('DELETE', '/deleted_foods/destroy', { json: { ids: [binned] } }),
        stop('attach', food),
        stop('detach', food),
      ]) {
        expect((await answer).status).toBe(404);
      }
      expect((await anna.ask('POST', '/deleted_foods/restore', { json: { ids: [binned] } })).status).toBe(
        409,
      );
      expect(await kitchen.everything()).toBe(before);
      expect((await back()).status).toBe(200);
      expect((await anna.ask('GET', `/foods/${food}`)).status).toBe(200);
      expect((await anna.ask('GET', `/foods/${binned}`)).status).toBe(404);
    }
  });
});

describe('[SD4] two ends of one record at once', () => {
  const PAIRS = many(200, 25);
  const state = async (id: number) => {
    const [row] = await kitchen.db.select().from(points).where(eq(points.id, id));
    return row === undefined ? 'gone' : row.deletedAt === null ? 'back' : 'bin';
  };

  it('a restore and a destroy have one winner', async () => {
    const ends = new Set<string>();
    for (let n = 0; n < PAIRS; n += 1) {
      const id = await point();
      await remove([id]);
      const acts = [() => restore([id]), () => destroy([id])];
      const [one, other] = await Promise.all((n % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const [back, gone] = n % 2 === 0 ? [one, other] : [other, one];
      const found = [back?.status, gone?.status, await state(id)].join(' ');
      expect(['200 404 back', '404 200 gone']).toContain(found);
      ends.add(found);
      expect((await destroy([id])).status).toBe(404);
    }
    expect(ends.size).toBeGreaterThan(0);
  });

  it('a restore in the last moment and a purge at the end have one winner', async () => {
    for (let n = 0; n < PAIRS; n += 1) {
      const id = await point();
      await remove([id]);
      kitchen.pass(7 * DAY - 1);
      const inBackground = new Date(kitchen.deps.clock().getTime() + 1);
      const [back] = await Promise.all([
        restore([id]),
        purgeBins({ ...kitchen.deps, clock: () => inBackground }),
      ]);
      expect(['200 back', '404 gone']).toContain(`${back.status} ${await state(id)}`);
    }
  });

  it('two destroys, and two purges, end it once', async () => {
    const [a, b] = [await point(), await point()];
    await remove([a, b]);
    const found = (await Promise.all([destroy([a]), destroy([a])])).map(({ status }) => status);
    expect(found.toSorted()).toEqual([200, 404]);
    kitchen.pass(7 * DAY);
    const purges = await Promise.all([purgeBins(kitchen.deps), purgeBins(kitchen.deps)]);
    expect(purges.reduce((sum, purged) => sum + (purged.points ?? 0), 0)).toBeGreaterThanOrEqual(1);
    expect(await state(b)).toBe('gone');
  });
});

describe('[SD6] [DC-31] a GET that changes state', () => {
  const rows = ENDPOINT_KEYS.map(rowOf).filter(
    ({ method, changesState }) => method === 'GET' && changesState,
  );

  it('is every restore of the specification that travels by GET, and no other call', () => {
    expect(rows.map(({ path }) => path).toSorted()).toEqual([
      '/deleted_menus/restore',
      '/deleted_points/restore',
    ]);
  });

  it.each(rows.map(({ path }) => [path]))(
    '%s runs for no HEAD, link, picture, prefetch or old tag',
    async (path) => {
      const place = await point();
      const menu = await cook(anna).menu(place);
      const isMenu = path.includes('menus');
      const id = isMenu ? menu : place;
      await (isMenu ? menuLevel(anna, place).remove([id]) : remove([id]));
      const before = await kitchen.everything();
      const call = async (method: 'GET' | 'HEAD', headers = {}) =>
        kitchen.app.inject({
          method,
          url: `/api${path}?ids[]=${id}`,
          headers: { authorization: `Bearer ${anna.token}`, ...headers },
        });
      expect((await call('HEAD')).statusCode).toBe(404);
      for (const headers of [
        { 'sec-purpose': 'prefetch' },
        { 'sec-purpose': 'prefetch;prerender' },
        { purpose: 'prefetch' },
        { 'x-moz': 'prefetch' },
        { 'sec-fetch-mode': 'navigate' },
        { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      ]) {
        expect((await call('GET', headers)).statusCode).toBe(405);
      }
      expect((await call('GET', { authorization: '' })).statusCode).toBe(401);
      expect(await kitchen.everything()).toBe(before);
      const answer = await call('GET', { 'if-none-match': '*', 'sec-fetch-mode': 'cors' });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(await kitchen.everything()).not.toBe(before);
    },
  );
});

describe('[SD7] the purge', () => {
  /** A point with a picture below it and one without, over and not over. */
  const table = async () => {
    const [over, young] = [await point(), await point()];
    for (const place of [over, young]) {
      const menu = await cook(anna).menu(place);
      await cook(anna).food(await cook(anna).category(menu), 'food', 'Борщ', { marks: [1] });
      const picture = fileOf(await samplePng(), 'a.png', 'image/png');
      const answer = await anna.ask('POST', `/point/${place}/menus/${menu}`, {
        parts: [PUT, ['images[0]', picture]],
      });
      expect(answer.status).toBe(200);
    }
    await remove([over]);
    kitchen.pass(DAY);
    await remove([young]);
    kitchen.pass(6 * DAY);
    return { over, young };
  };
  const left = () => readdirSync(kitchen.folder).length;
  const hour = async () => {
    kitchen.setNow(new Date(Math.max(Date.now(), kitchen.deps.clock().getTime()) + 2 * 60 * 60 * 1000));
    await sweepFiles(kitchen.deps);
  };

  it('says what is due without touching it, and keeps a copy of everything the first time', async () => {
    await purgeBins(kitchen.deps);
    const place = join(kitchen.deps.env.DATA_DIR, 'backups', 'first-purge');
    await rm(place, { recursive: true, force: true });
    const { over } = await table();
    const before = await kitchen.everything();
    expect(await dueForPurge(kitchen.deps)).toEqual({
      points: [over],
      menus: [],
      categories: [],
      foods: [],
    });
    expect(await kitchen.everything()).toBe(before);

    expect(await purgeBins(kitchen.deps)).toMatchObject({ points: 1 });
    const said = kitchen.logged
      .map((line) => JSON.parse(line))
      .findLast(({ msg }) => msg === 'about to purge');
    expect(said.due.points).toEqual([over]);
    const lines = (await readFile(join(place, 'rows.jsonl'), 'utf8')).trim().split('\n');
    const rows = lines.map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });
    expect(rows.map((row) => row.table)).toEqual(
      expect.arrayContaining(['points', 'menus', 'categories', 'foods', 'food_marks', 'files']),
    );
    expect(rows.find((row) => row.table === 'points')?.row).toMatchObject({ id: over });
    const kept = rows.filter((row) => row.table === 'files').flatMap(({ row }) => [row.name, row.thumbnail]);
    expect(readdirSync(join(place, 'files')).sort()).toEqual(kept.sort());
    expect((await readFile(join(place, 'files', String(kept[0])))).length).toBeGreaterThan(0);
  });

  it('takes nothing while its copy cannot be written', async () => {
    const { over } = await table();
    const deps = { ...kitchen.deps, env: { ...kitchen.deps.env, DATA_DIR: '/dev/null' } };
    await expect(purgeBins(deps)).rejects.toThrow();
    expect((await dueForPurge(kitchen.deps)).points).toContain(over);
  });

  it('killed after any of its statements, or before its files are gone, it ends the same when it runs again', async () => {
    let isDone = false;
    for (let killAt = 1; !isDone; killAt += 1) {
      const { over, young } = await table();
      const db = watchedDatabase(kitchen.deps.db, {
        afterStatement: (number) => {
          if (number === killAt) throw new Error('killed');
        },
      });
      const store = {
        ...kitchen.deps.files,
        drop: () => Promise.reject(new Error('killed before the files')),
      };
      const isKilled = await purgeBins({ ...kitchen.deps, db, files: store }).then(
        () => false,
        () => true,
      );
      expect(isKilled).toBe(true);
      isDone = !(await dueForPurge(kitchen.deps)).points?.includes(over);
      await purgeBins(kitchen.deps);
      await purgeBins(kitchen.deps);
      await hour();
      const rows = await kitchen.db.select({ id: points.id }).from(points);
      expect(rows.some(({ id }) => id === over)).toBe(false);
      expect(rows.some(({ id }) => id === young)).toBe(true);
      // Each picture has its thumbnail.
      expect(left()).toBe((await kitchen.db.select().from(files)).length * 2);
      expect(killAt).toBeLessThan(60);
    }
  }, 120_000);
});
