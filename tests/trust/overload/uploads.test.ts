import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { files, menus } from '../../../server/db/schema';
import type { Owner } from '../../server/menuArea/startKitchen';
import { fileOf, multipart, samplePng } from '../../server/samples';
import { openKitchen } from '../../server/standing';
import { ENDLESS_SVG } from '../uploads/svgBombs';

const kitchen = openKitchen();
let anna: Owner;
let boris: Owner;
let venues: ReadonlyMap<Owner, number>;
const sockets: Socket[] = [];

beforeEach(async () => {
  await kitchen.reset();
  [anna, boris] = [await kitchen.owner(), await kitchen.owner()];
  venues = new Map([
    [anna, await anna.point('fotosessiya')],
    [boris, await boris.point('vernisazh')],
  ]);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
});

const PATIENTLY = { timeout: 120_000, interval: 50 };
const partsOf = (title: string, file: File) =>
  [
    ['title', title],
    ['images[0]', file],
  ] as const;
const create = (who: Owner, title: string, file: File) =>
  who.ask('POST', `/point/${venues.get(who)}/menus`, { parts: [...partsOf(title, file)] });
const picture = async () => fileOf(await samplePng(640, 480), 'menu.png', 'image/png');
const incoming = () => readdirSync(join(dirname(kitchen.folder), 'incoming'));

/** More than one person may have waiting. */
const UPLOADS = 40;

describe('[OV7] pictures of one person, forty at once,', () => {
  it('queue, those beyond a share are told to come back, and lists are read meanwhile', async () => {
    const png = await picture();
    let done = 0;
    const uploads = Array.from({ length: UPLOADS }, async (_, n) => {
      try {
        return await create(anna, `Меню ${n}`, png);
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
    const inBackground = answers.filter(({ status }) => status === 429);
    expect(taken.length + inBackground.length).toBe(UPLOADS);
    // Three are read and twelve wait; how many get in while others end is the machine's affair.
    expect(taken.length).toBeGreaterThanOrEqual(15);
    expect(inBackground.length).toBeGreaterThan(0);
    for (const { headers } of inBackground) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    // A read in the middle of it, not only before and after.
    expect(reads.some((read) => read.done > 0 && read.done < UPLOADS)).toBe(true);

    // All or nothing: who was told to come back has left no menu, no row and no file.
    expect(await kitchen.db.select().from(menus)).toHaveLength(taken.length);
    expect(await kitchen.db.select().from(files)).toHaveLength(taken.length);
    expect(readdirSync(kitchen.folder)).toHaveLength(2 * taken.length);
    expect(incoming()).toEqual([]);
    expect((await create(anna, 'Ещё меню', png)).status).toBe(201);
  });

  it('that stop half way take no place of others, and nothing stays of them', async () => {
    const address = new URL(await kitchen.app.listen({ host: '127.0.0.1', port: 0 }));
    const png = await picture();
    const { payload, headers } = await multipart([...partsOf('Половина меню', png)]);
    const answers: string[] = [];
    for (let n = 0; n < UPLOADS; n += 1) {
      const socket = connect(Number(address.port), address.hostname);
      sockets.push(socket);
      socket.on('error', () => {});
      socket.on('data', (bytes) => answers.push(String(bytes).slice(0, 12)));
      const head = [
        `POST /api/point/${venues.get(anna)}/menus HTTP/1.1`,
        `host: ${address.host}`,
        `authorization: Bearer ${anna.token}`,
        `content-type: ${headers['content-type']}`,
        `content-length: ${payload.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(payload.subarray(0, payload.length / 2));
    }
    // Before their bodies are read.
    await expect.poll(() => answers.length, PATIENTLY).toBe(UPLOADS - 15);
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 429']));
    expect(incoming().length).toBeLessThanOrEqual(3);
    expect((await create(boris, 'Чужое меню', png)).status).toBe(201);
    for (const socket of sockets) socket.destroy();
    await expect.poll(incoming, PATIENTLY).toEqual([]);
    await expect.poll(async () => (await create(anna, 'Целое меню', png)).status, PATIENTLY).toBe(201);
  });
});

it('[UP4] a drawing that takes for ever is ended, and nobody else waits for it', async () => {
  const bomb = fileOf(Buffer.from(ENDLESS_SVG), 'a.svg', 'image/svg+xml');
  const png = await picture();
  let isOver = false;
  const bombs = Promise.all([create(anna, 'Бомба', bomb), create(anna, 'Вторая бомба', bomb)]).finally(() => {
    isOver = true;
  });
  await pause(200);
  expect((await create(boris, 'Чужое меню', png)).status).toBe(201);
  expect(isOver).toBe(false);
  for (const { status, body } of await bombs) {
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['images.0']);
  }
  expect(readdirSync(kitchen.folder)).toHaveLength(2);
  expect((await create(anna, 'Честное меню', png)).status).toBe(201);
});
