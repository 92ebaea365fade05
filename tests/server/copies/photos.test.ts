import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { purgeBins } from '../../../server/jobs/purgeBins';
import { drawPictures } from '../../../server/jobs/startDrawing';
import { sweepFiles } from '../../../server/jobs/startMaintenance';
import { cook, type Json } from '../menuArea/startKitchen';
import { fileOf, samplePng } from '../samples';
import { anew, openKitchen } from '../standing';
import { copying } from './startCopies';

const DAY = 24 * 60 * 60 * 1000;
const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let categoryId: number;
let original: number;

beforeEach(async () => {
  categoryId = await cook(anna).category(await cook(anna).menu(await anna.point('kafe')));
  const parts = [
    ['category_id', String(categoryId)],
    ['type', 'food'],
    ['title', 'Борщ'],
    ['price', '390'],
    ['images[0]', fileOf(await samplePng(900, 600), 'a.png', 'image/png')],
  ] as const;
  const { body } = await anna.ask('POST', '/foods', { parts: parts.map(([name, value]) => [name, value]) });
  original = Number(body.id);
});

const double = async (): Promise<number> => {
  const { results } = await copying('/foods/copy')({ ids: [original] }, anna);
  return results[0]?.ids[0] ?? 0;
};
const imageOf = async (id: number) =>
  ((await anna.ask('GET', `/foods/${id}`)).body.images as Json[])[0] ?? {};
const isServed = async (url: unknown) =>
  (await kitchen.app.inject({ method: 'GET', url: String(url) })).statusCode === 200;
const remove = async (id: number): Promise<void> => {
  await anna.ask('DELETE', '/foods', { json: { ids: [id] } });
  await anna.ask('DELETE', '/deleted_foods/destroy', { json: { ids: [id] } });
};

describe('a photo of a copy', () => {
  it('is the original’s: nothing is stored twice, and each is drawn and removed without the other losing it', async () => {
    const before = readdirSync(kitchen.folder).length;
    const copy = await double();
    const image = await imageOf(copy);
    expect(image.url).toBe((await imageOf(original)).url);
    expect(readdirSync(kitchen.folder)).toHaveLength(before);
    await drawPictures(kitchen.deps);
    expect((await imageOf(copy)).widths).toEqual((await imageOf(original)).widths);
    await remove(original);
    expect(await isServed(image.url)).toBe(true);
    expect(await isServed(image.thumbnailUrl)).toBe(true);
    await remove(copy);
    expect(readdirSync(kitchen.folder)).toEqual([]);
  });

  it('stays with the one when the other gets another photo', async () => {
    const copy = await double();
    const { url } = await imageOf(original);
    await anna.ask('PUT', `/foods/${copy}`, { json: { categoryId, images: [] } });
    expect(await imageOf(copy)).toEqual({});
    expect(await isServed(url)).toBe(true);
    await anna.ask('PUT', `/foods/${original}`, { json: { categoryId, images: [] } });
    expect(await isServed(url)).toBe(false);
  });

  it('outlives the purge of the other, and the sweep', async () => {
    const copy = await double();
    const { url } = await imageOf(copy);
    await anna.ask('DELETE', '/foods', { json: { ids: [original] } });
    kitchen.pass(8 * DAY);
    await purgeBins(kitchen.deps);
    await sweepFiles(kitchen.deps);
    expect(await isServed(url)).toBe(true);
    await remove(copy);
    expect(await isServed(url)).toBe(false);
  });

  it('is there after a copy and a removal at the same moment, or neither has it', async () => {
    const [answer] = await Promise.all([double(), remove(original)]);
    const rows = await kitchen.db.query.files.findMany();
    for (const { name } of rows) expect(await isServed(`/files/${name}`)).toBe(true);
    expect(answer).toBeGreaterThanOrEqual(0);
  });
});
