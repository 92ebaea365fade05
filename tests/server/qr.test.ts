import { eq } from 'drizzle-orm';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { menus, points } from '../../server/db/schema';
import { cook } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let pointId: number;
let menuId: number;

beforeAll(async () => {
  pointId = await anna.point('kofe-i-knigi');
  menuId = await cook(anna).menu(pointId, 'Обеды');
}, 120_000);

const ask = (query = '', { token } = anna, id = pointId) =>
  kitchen.app.inject({
    method: 'GET',
    url: `/api/point/${id}/qr${query}`,
    headers: { authorization: `Bearer ${token}` },
  });

/** What a camera reads off a picture; the decoder is nobody's who draws here. */
const scanned = async (picture: Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(picture)
    .resize({ width: 600 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

describe('[GV-10] a code', () => {
  it.each(['svg', 'png'])('as %s leads a camera to the page of the venue', async (format) => {
    const answer = await ask(`?format=${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': format === 'svg' ? 'image/svg+xml' : 'image/png',
      'content-disposition': expect.stringContaining(`kofe-i-knigi.${format}`),
    });
    expect(await scanned(answer.rawPayload)).toBe('http://carte.example/m/kofe-i-knigi');
  });

  it('of a menu and of a table lead to the menu, and to the page that knows the table', async () => {
    const menu = await ask(`?for=menu&menuId=${menuId}&format=png`);
    expect(await scanned(menu.rawPayload)).toBe('http://carte.example/m/kofe-i-knigi/obedy');
    const table = await ask('?for=table&table=12&format=png');
    expect(await scanned(table.rawPayload)).toBe('http://carte.example/m/kofe-i-knigi?table=12');
  });

  it('as PNG is about 1,024 dots wide, each cell a whole number of them', async () => {
    const { rawPayload } = await ask('?format=png');
    const { width, height } = await sharp(rawPayload).metadata();
    expect(width).toBe(height);
    expect(Math.abs(width - 1024)).toBeLessThan(40);
    const colours = new Set(await sharp(rawPayload).greyscale().raw().toBuffer());
    expect([...colours].sort()).toEqual([0, 255]);
  });

  it('of an address in Cyrillic is read as that address', async () => {
    const id = await anna.point('кофе и книги');
    const { rawPayload, headers } = await ask('?format=png', anna, id);
    expect(await scanned(rawPayload)).toBe(`http://carte.example/m/${encodeURIComponent('кофе и книги')}`);
    expect(headers['content-disposition']).toContain('.png');
  });

  it.each([
    ['?format=gif', 'format'],
    ['?for=door', 'for'],
    ['?for=menu', 'menuId'],
    ['?for=menu&menuId=x', 'menuId'],
    ['?for=table', 'table'],
    ['?for=table&table=0', 'table'],
    ['?for=table&table=1000', 'table'],
    ['?for=table&table=1e2', 'table'],
  ])('is refused for %s under that name', async (query, name) => {
    const answer = await ask(query);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [name]]);
  });

  it('needs an address, and a menu of this very venue', async () => {
    const other = await anna.point('bar');
    expect((await ask(`?for=menu&menuId=${menuId}`, anna, other)).statusCode).toBe(404);
    await kitchen.db.update(menus).set({ deletedAt: kitchen.deps.clock() }).where(eq(menus.id, menuId));
    expect((await ask(`?for=menu&menuId=${menuId}`)).statusCode).toBe(404);
    await kitchen.db.update(points).set({ url: null }).where(eq(points.id, other));
    expect((await ask('', anna, other)).statusCode).toBe(409);
  });

  it('of somebody else’s venue is not there', async () => {
    const boris = await kitchen.owner();
    expect((await ask('', boris)).statusCode).toBe(404);
    expect((await ask('?format=gif', boris)).statusCode).toBe(404);
  });
});
