import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { categoryGeneral } from '../../contract/sections/category';
import { pointGeneral } from '../../contract/sections/point';
import { guestPages } from '../../guest';
import { buildApp } from '../../server/app';
import { drawPictures } from '../../server/jobs/startDrawing';
import { copying } from './copies/startCopies';
import { alsoHire } from './hire';
import { cook, type Json } from './menuArea/startKitchen';
import { fileOf, samplePng } from './samples';
import { anew, each, openApp, openKitchen } from './standing';

const kitchen = openKitchen();
const app = openApp(() => buildApp(kitchen.deps, { guests: guestPages }));
const anna = anew(kitchen, () => kitchen.owner());
const at = each(() => cook(anna).place('kafe'));

const png = async (name = 'a.png', width = 900) => fileOf(await samplePng(width, 600), name, 'image/png');
const venue = () => `/point/${at.point}`;
const category = () => `/point/${at.point}/categories/food/${at.category}`;
/** A category says its kind in the body, too; of a venue there is none to say. */
const kindAt = (path: string): readonly (readonly [string, string])[] =>
  path.includes('/categories/') ? [['kind', 'food']] : [];
const give = (path: string, file: File, who = anna) =>
  who.ask('POST', path, { parts: [['_method', 'PUT'], ...kindAt(path), ['cover', file]] });
const put = (path: string, values: Json, who = anna) =>
  who.ask('PUT', path, { json: { ...Object.fromEntries(kindAt(path)), ...values } });
const coverAt = async (path: string, who = anna) => (await who.ask('GET', path)).body.cover as Json | null;
const lying = () => readdirSync(kitchen.folder).length;
const isServed = async (url: unknown) =>
  (await kitchen.app.inject({ method: 'GET', url: String(url) })).statusCode === 200;

describe.each<[string, () => string]>([
  ['a venue', venue],
  ['a category', category],
])('the cover of %s', (_what, path) => {
  it('is one picture, or none', async () => {
    expect(await coverAt(path())).toBeNull();
    const { status, body } = await give(path(), await png());
    expect(status, JSON.stringify(body)).toBe(200);
    const stored = { name: 'a.png', width: 900, height: 600, thumbnailUrl: expect.any(String) };
    expect(body.cover).toMatchObject(stored);
    expect(await coverAt(path())).toMatchObject(stored);
    const two = await anna.ask('POST', path(), {
      parts: [['_method', 'PUT'], ...kindAt(path()), ['cover[0]', await png()], ['cover[1]', await png()]],
    });
    expect([two.status, Object.keys(two.body.errors)]).toEqual([422, ['cover']]);
  });

  it('leaves the store when another takes its place, and when it is taken away', async () => {
    const before = lying();
    const { url } = (await give(path(), await png())).body.cover as Json;
    const { body } = await give(path(), await png('b.png'));
    expect(body.cover).toMatchObject({ name: 'b.png' });
    expect(await isServed(url)).toBe(false);
    expect((await put(path(), { cover: null })).body.cover).toBeNull();
    expect(lying()).toBe(before);
  });

  it('stays where a save does not speak of it, and stands in the history by its name', async () => {
    await give(path(), await png());
    await put(path(), { description: 'Тихо' });
    expect(await coverAt(path())).toMatchObject({ name: 'a.png' });
    const { body } = await anna.ask('GET', `/changes`);
    const noted = body.data.find(({ after }) => Object.hasOwn(after as Json, 'cover'));
    expect(noted).toMatchObject({ before: { cover: [] }, after: { cover: ['a.png'] } });
  });
});

describe('the covers of a venue and its category', () => {
  beforeEach(async () => {
    await give(venue(), await png('venue.png'));
    await give(category(), await png('soups.png'));
  });

  it('are shared by their copies until one changes [BK-05]', async () => {
    const before = lying();
    const { results } = await copying(`${venue()}/copy`)({}, anna);
    const twin = Number(results[0]?.ids[0]);
    const { url } = (await coverAt(venue())) ?? {};
    expect(lying()).toBe(before);
    expect(await coverAt(`/point/${twin}`)).toMatchObject({ url, name: 'venue.png' });
    const menu = (await anna.ask('GET', `/point/${twin}/menus`)).body.data[0];
    const rows = (await anna.ask('GET', `/categories/${menu?.id}`)).body.categories as Json[];
    expect(rows[0]?.cover).toMatchObject({ url: (await coverAt(category()))?.url });
    await put(venue(), { cover: null });
    expect(await isServed(url)).toBe(true);
    await put(`/point/${twin}`, { cover: null });
    expect(await isServed(url)).toBe(false);
  });

  it('stand in lists, on the board and in the overview', async () => {
    const listed = (await anna.ask('GET', '/point')).body.data[0]?.point as Json;
    expect(listed.cover).toMatchObject({ name: 'venue.png' });
    const board = (await anna.ask('GET', `/menus/${at.menu}/board`)).body.categories as Json[];
    expect(board[0]?.cover).toBe((await coverAt(category()))?.thumbnailUrl);
    const [card] = (await anna.ask('GET', '/overview')).body.venues as Json[];
    expect(card?.cover).toMatchObject({ name: 'venue.png' });
  });

  it('stand on the page of guests: the venue’s over it and in links, the category’s over its dishes', async () => {
    const page = async () => (await app.inject({ method: 'GET', url: '/m/kafe' })).body;
    const [over, band] = [await coverAt(venue()), await coverAt(category())];
    expect(await page()).toMatch(new RegExp(`<img class="cover" src="${over?.url}"`));
    expect(await page()).toMatch(
      new RegExp(`<img class="band" src="${band?.thumbnailUrl}"[^>]*loading="lazy"`),
    );
    await drawPictures(kitchen.deps);
    expect(await page()).toContain(`${String(band?.url).replace('.png', '')}.320.webp 320w`);
  });

  it('are hidden from a role that may not see them, wherever they stand', async () => {
    const hidden = { point_general: { cover: [] }, category_general: { cover: [] } };
    const levels = {
      management_dashboard: ['view'],
      management_points: ['view'],
      menu_list: ['view', 'edit'],
    } as const;
    const job = { of: anna, role: { levels, fields: hidden }, points: [at.point] };
    const cook2 = await alsoHire(await kitchen.owner(), job, kitchen);
    const answers = await Promise.all(
      ['/point', venue(), category(), `/categories/${at.menu}`, `/menus/${at.menu}/board`, '/overview'].map(
        async (path) => JSON.stringify((await cook2.ask('GET', path)).body),
      ),
    );
    const names = [await coverAt(venue()), await coverAt(category())].map((one) =>
      String(one?.url).slice(7, -4),
    );
    for (const answer of answers) for (const name of names) expect(answer).not.toContain(name);
    expect((await give(category(), await png(), cook2)).status).toBe(422);
  });
});

describe('the sections', () => {
  it('ask for a cover in this backend’s own words: those a console brings along do not', () => {
    const raw = (section: string) =>
      (kitchen.deps.sections.raw(section) ?? []) as readonly { name: string }[];
    for (const section of ['point_general', 'category_general']) expect(raw(section)[0]?.name).toBe('cover');
    for (const { name } of [...pointGeneral, ...categoryGeneral]) expect(name).not.toBe('cover');
  });
});
