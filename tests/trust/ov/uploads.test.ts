import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files, menus } from '../../../server/db/schema';
import { type Kitchen, type Owner, startKitchen } from '../../server/menuArea/startKitchen';
import { fileOf, samplePng } from '../../server/samples';

let kitchen: Kitchen;
let anna: Owner;
let point: number;

beforeAll(async () => {
  kitchen = await startKitchen();
  anna = await kitchen.owner();
  point = await anna.point('fotosessiya');
});
afterAll(() => kitchen.stop());

/** As many as may be drawn and wait, and some more. */
const UPLOADS = 90;

it('[OV7] ninety pictures at once queue, those beyond the queue are told to come back, and lists are read meanwhile', async () => {
  const png = await samplePng(640, 480);
  const create = (n: number) =>
    anna.ask('POST', `/point/${point}/menus`, {
      parts: [
        ['title', `Меню ${n}`],
        ['images[0]', fileOf(png, 'menu.png', 'image/png')],
      ],
    });
  let done = 0;
  const uploads = Array.from({ length: UPLOADS }, async (_, n) => {
    try {
      return await create(n);
    } finally {
      done += 1;
    }
  });
  // Whoever reads does not stand in that queue: read again and again until it has emptied.
  const reads: { readonly status: number; readonly done: number }[] = [];
  const isOver = () => done === UPLOADS;
  while (!isOver()) {
    reads.push({ status: (await anna.ask('GET', '/point')).status, done });
    await pause(20);
  }

  const answers = await Promise.all(uploads);
  const taken = answers.filter(({ status }) => status === 201);
  const busy = answers.filter(({ status }) => status === 503);
  expect(taken.length + busy.length).toBe(UPLOADS);
  // Sixty wait and two are drawn; how many get in while others end is the machine's affair.
  expect(taken.length).toBeGreaterThanOrEqual(62);
  expect(busy.length).toBeGreaterThan(0);
  for (const { headers } of busy) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  // A read in the middle of it, not only before and after.
  expect(reads.some((read) => read.done > 0 && read.done < UPLOADS)).toBe(true);

  // All or nothing: who was told to come back has left no menu, no row and no file.
  expect(await kitchen.db.select().from(menus)).toHaveLength(taken.length);
  expect(await kitchen.db.select().from(files)).toHaveLength(taken.length);
  expect(readdirSync(kitchen.folder)).toHaveLength(2 * taken.length);
  expect((await create(UPLOADS)).status).toBe(201);
});
