import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, PUT, sampleGif, sampleJpeg, samplePdf, samplePng, sampleSvg, sampleWebp } from '../samples';
import { once, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const at = once(() => cook(anna).place('kafe'));

const jpeg = async (name = 'plate.jpg') => fileOf(await sampleJpeg(), name, 'image/jpeg');
const named = (images: unknown) => (images as Json[]).map(({ name }) => name);
const stored = () => readdirSync(kitchen.folder).length;

const menuWith = async (...files: readonly File[]) => {
  const images = files.map((file, index) => [`images[${index}]`, file] as const);
  return anna.ask('POST', `/point/${at.point}/menus`, { parts: [['title', 'С картинкой'], ...images] });
};

describe('pictures', () => {
  it('[CL-21][FI-23] of a menu come with it; the first is its cover', async () => {
    const { status, body } = await menuWith(
      await jpeg('a.jpg'),
      fileOf(sampleSvg(), 'b.svg', 'image/svg+xml'),
    );
    expect(status).toBe(201);
    expect(named(body.images)).toEqual(['a.jpg', 'b.svg']);
    expect(body.cover).toEqual((body.images as Json[])[0]);
    expect(body.cover).toMatchObject({
      url: expect.stringMatching(/^\/files\//),
      thumbnailUrl: expect.any(String),
    });
  });

  it('[CL-22][CL-50] are put in another order, added to and taken away by an update', async () => {
    const made = (await menuWith(await jpeg('a.jpg'), await jpeg('b.jpg'))).body;
    const [, second] = made.images as Json[];
    const before = stored();
    const { status, body } = await anna.ask('POST', `/point/${at.point}/menus/${made.id}`, {
      parts: [
        PUT,
        ['images[0]', await jpeg('c.jpg')],
        ['images[1][id]', String(second?.id)],
        ['images[1][url]', String(second?.url)],
      ],
    });
    expect(status).toBe(200);
    expect(named(body.images)).toEqual(['c.jpg', 'b.jpg']);
    expect(named([body.cover])).toEqual(['c.jpg']);
    expect(stored()).toBe(before);
    const emptied = await anna.ask('PUT', `/point/${at.point}/menus/${made.id}`, { json: { images: [] } });
    expect(emptied.body).toMatchObject({ images: [], cover: null });
  });

  it.each([
    ['jpg', 'image/jpeg', sampleJpeg],
    ['jpeg', 'image/jpeg', sampleJpeg],
    ['png', 'image/png', () => samplePng()],
    ['gif', 'image/gif', sampleGif],
    ['svg', 'image/svg+xml', async () => sampleSvg()],
  ] as const)('[FI-23] of a food may be .%s', async (ending, type, bytes) => {
    const { status, body } = await anna.ask('POST', '/foods', {
      parts: [
        ['category_id', String(at.category)],
        ['type', 'food'],
        ['title', 'Борщ'],
        ['price', '390.50'],
        ['images[0]', fileOf(await bytes(), `plate.${ending}`, type)],
      ],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ price: '390.50', images: [{ name: `plate.${ending}` }] });
  });

  it.each([
    ['a PDF', 'images', 'plate.pdf', 'application/pdf', async () => samplePdf()],
    ['a WebP', 'images', 'plate.webp', 'image/webp', sampleWebp],
    // What only its bytes tell is said of this file of several.
    ['a JPEG that is none', 'images.1', 'plate.jpg', 'image/jpeg', async () => Buffer.from('no picture')],
  ] as const)('[FI-02][FI-23] are not %s, and nothing of it stays', async (_what, at, name, type, bytes) => {
    const before = [stored(), await kitchen.everything()];
    const { status, body } = await menuWith(await jpeg(), fileOf(await bytes(), name, type));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([at]);
    expect([stored(), await kitchen.everything()]).toEqual(before);
  });

  it('leave the disk with everything under a menu that is destroyed', async () => {
    const point = await anna.point('bistro');
    const before = stored();
    const parts = [
      ['title', 'Уйдёт'],
      ['images[0]', await jpeg()],
    ] as const;
    const menu = Number((await anna.ask('POST', `/point/${point}/menus`, { parts })).body.id);
    const category = await cook(anna).category(menu);
    await anna.ask('POST', '/foods', {
      parts: [
        ['category_id', String(category)],
        ['type', 'food'],
        ['title', 'Борщ'],
        ['price', '1'],
        ['images[0]', await jpeg()],
      ],
    });
    expect(stored()).toBe(before + 4);
    await anna.ask('DELETE', `/point/${point}/menus`, { json: { ids: [menu] } });
    expect(stored()).toBe(before + 4);
    await anna.ask('DELETE', `/deleted_menus/destroy?ids[]=${menu}`);
    expect(stored()).toBe(before);
  });
});
