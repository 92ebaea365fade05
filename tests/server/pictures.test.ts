import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inWidth, pictureSource } from '../../contract/pictureSource';
import { files } from '../../server/db/schema';
import { StoreBusy } from '../../server/files/FileStore';
import { drawPictures } from '../../server/jobs/startDrawing';
import { sweepFiles } from '../../server/jobs/startMaintenance';
import { cook, type Json } from './menuArea/startKitchen';
import { fileOf, PUT, sampleGif, samplePng, sampleSvg } from './samples';
import { anew, each, openKitchen } from './standing';

const DAY = 24 * 60 * 60 * 1000;
const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
const at = each(() => cook(anna).place('kafe'));

const png = async (width: number, height: number) =>
  fileOf(await samplePng(width, height), 'a.png', 'image/png');
const foodWith = async (file: File): Promise<{ id: number; image: Json }> => {
  const { status, body } = await anna.ask('POST', '/foods', {
    parts: [
      ['category_id', String(at.category)],
      ['type', 'food'],
      ['title', 'Борщ'],
      ['price', '390'],
      ['images[0]', file],
    ],
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: Number(body.id), image: (body.images as Json[])[0] ?? {} };
};
const imageOf = async (id: number) =>
  ((await anna.ask('GET', `/foods/${id}`)).body.images as Json[])[0] ?? {};
const draw = () => drawPictures(kitchen.deps);
const lying = () => readdirSync(kitchen.folder).sort();
const get = (url: string) => kitchen.app.inject({ method: 'GET', url });

describe('[GV-06] a picture of a dish', () => {
  it('is drawn in the widths that pages ask for, after the save', async () => {
    const { id, image } = await foodWith(await png(1000, 500));
    expect(image).toMatchObject({ width: 1000, height: 500 });
    expect(image.widths).toBeUndefined();
    expect(await draw()).toBe(1);
    expect(await draw()).toBe(0);
    const drawn = await imageOf(id);
    expect(drawn).toMatchObject({ width: 1000, height: 500, widths: [160, 320, 640, 1000] });
    const { srcSet = '' } = pictureSource({ url: String(drawn.url), widths: [160, 320, 640, 1000] }, '44px');
    for (const [address = '', width] of srcSet.split(', ').map((each) => each.split(' '))) {
      const answer = await get(address);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const found = await sharp(answer.rawPayload).metadata();
      expect(found).toMatchObject({ format: 'webp', width: Number.parseInt(width ?? '', 10) });
      expect(found.height).toBe(Math.round(found.width / 2));
    }
  });

  it('keeps what can be seen through', async () => {
    const clear = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#c330' } })
      .png()
      .toBuffer();
    const { image } = await foodWith(fileOf(clear, 'a.png', 'image/png'));
    await draw();
    const { rawPayload } = await get(inWidth(String(image.url), 200));
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
  });

  it.each([
    ['vector', async () => fileOf(sampleSvg(), 'a.svg', 'image/svg+xml')],
    ['film', async () => fileOf(await sampleGif(), 'a.gif', 'image/gif')],
  ])('that is a %s stays as it is, and is asked for once', async (_kind, file) => {
    const { id } = await foodWith(await file());
    const before = lying();
    expect(await draw()).toBe(0);
    expect(lying()).toEqual(before);
    const drawn = await imageOf(id);
    expect(drawn).toMatchObject({ width: 8, height: 6 });
    expect(drawn.widths).toBeUndefined();
    const [row] = await kitchen.db.select({ widths: files.widths }).from(files);
    expect(row?.widths).toEqual([]);
  });

  it('takes all its widths along when its record lets go of it, and when it is purged', async () => {
    const before = lying();
    const { id } = await foodWith(await png(400, 300));
    await draw();
    expect(lying()).toHaveLength(before.length + 4);
    await anna.ask('PUT', `/foods/${id}`, { json: { categoryId: at.category, images: [] } });
    expect(lying()).toEqual(before);
    await foodWith(await png(400, 300));
    await draw();
    await anna.ask('DELETE', `/point/${at.point}/menus`, { json: { ids: [at.menu] } });
    expect(lying()).toHaveLength(before.length + 4);
    await anna.ask('DELETE', `/deleted_menus/destroy?ids[]=${at.menu}`);
    expect(lying()).toEqual(before);
  });

  it('of an earlier build is drawn as if it had come today, and learns its size', async () => {
    const { id } = await foodWith(await png(400, 300));
    await kitchen.db.update(files).set({ meta: {} });
    expect((await imageOf(id)).width).toBeUndefined();
    expect(await draw()).toBe(1);
    expect(await imageOf(id)).toMatchObject({ width: 400, height: 300, widths: [160, 400] });
  });

  it('is safe from the sweep together with its widths', async () => {
    await foodWith(await png(400, 300));
    await draw();
    const before = lying();
    expect(await sweepFiles({ ...kitchen.deps, clock: () => new Date(Date.now() + DAY) })).toBe(0);
    expect(lying()).toEqual(before);
  });
});

describe('[GV-06] the drawing', () => {
  it('begins again what a killed process has left half done, under the same names', async () => {
    const { id, image } = await foodWith(await png(400, 300));
    // Killed between its files and its row.
    await kitchen.deps.files.draw(String(image.url).replace('/files/', ''));
    const before = lying();
    expect((await imageOf(id)).widths).toBeUndefined();
    expect(await draw()).toBe(1);
    expect(lying()).toEqual(before);
    expect((await imageOf(id)).widths).toEqual([160, 400]);
  });

  it('leaves nothing behind of a picture that goes while it is drawn', async () => {
    const { id } = await foodWith(await png(400, 300));
    const store = kitchen.deps.files;
    const drawing: typeof store.draw = async (name) => {
      const found = await store.draw(name);
      await anna.ask('PUT', `/foods/${id}`, { json: { categoryId: at.category, images: [] } });
      return found;
    };
    expect(await drawPictures({ ...kitchen.deps, files: { ...store, draw: drawing } })).toBe(0);
    expect(lying()).toEqual([]);
  });

  it('goes on past a picture that is gone or broken, and stops where nothing can be drawn', async () => {
    const { image } = await foodWith(await png(400, 300));
    await rm(join(kitchen.folder, String(image.url).replace('/files/', '')));
    await foodWith(await png(500, 300));
    const failing = async () => {
      throw new StoreBusy('No process can be started.');
    };
    const broken = { ...kitchen.deps, files: { ...kitchen.deps.files, draw: failing } };
    await expect(drawPictures(broken)).rejects.toThrow(StoreBusy);
    expect(await draw()).toBe(1);
    const rows = await kitchen.db.select({ widths: files.widths }).from(files).orderBy(files.id);
    expect(rows.map(({ widths }) => widths)).toEqual([[], [160, 320, 500]]);
  });

  it('gives papers no address that everybody may keep', async () => {
    const answer = await anna.ask('POST', `/point/${at.point}`, {
      parts: [PUT, ['documents[0]', await png(400, 300)]],
    });
    expect(answer.status).toBe(200);
    const before = lying();
    expect(await draw()).toBe(0);
    expect(lying()).toEqual(before);
    const [row] = await kitchen.db.select().from(files).where(eq(files.field, 'documents'));
    expect(row?.widths).toEqual([]);
  });
});
