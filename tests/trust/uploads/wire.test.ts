import { readdirSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, isEndpointKey, rowOf } from '../../../contract/rows';
import type { FieldDraft } from '../../../contract/sections/rawFields';
import { files } from '../../../server/db/schema';
import { resources } from '../../../server/resources';
import { FILES_OF } from '../../server/fileKinds';
import { cook } from '../../server/menuArea/startKitchen';
import * as sample from '../../server/samples';
import { once, openKitchen } from '../../server/standing';
import { randomFrom } from '../calls/random';
import { requestOf } from '../calls/requestOf';
import { many } from '../many';
import { openSocket, rawRequest } from '../rawSocket';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let address: URL;
let at: Readonly<Record<'point' | 'menu' | 'category' | 'food', number>>;
/** What the server declares besides the four levels, and a record of each in the venue. */
const OTHERS = resources.filter(({ name }) => !['points', 'menus', 'categories', 'foods'].includes(name));
const others = new Map<string, number>();
const makeOther = async (name: string): Promise<number> => {
  const key = `${name}.create`;
  if (!isEndpointKey(key)) return 0;
  const { sections } = kitchen.deps;
  const { url, payload } = requestOf(key, {
    id: () => at.point,
    kind: 'food',
    random: randomFrom(1),
    sections,
  });
  return Number((await anna.ask('POST', url.replace(/^\/api/, ''), { json: payload })).body.id);
};
const addressOf = (name: string): string => {
  const key = `${name}.update`;
  if (!isEndpointKey(key)) throw new Error(`Expected the call ${key}.`);
  const ids: Readonly<Record<string, number | undefined>> = { id: others.get(name), pointId: at.point };
  return rowOf(key).path.replace(/\{(\w+)\}/g, (_part, id: string) => String(ids[id]));
};

beforeAll(async () => {
  address = new URL(await kitchen.app.listen({ host: '127.0.0.1', port: 0 }));
  const point = await anna.point('zagruzki');
  const menu = await cook(anna).menu(point);
  const category = await cook(anna).category(menu);
  at = { point, menu, category, food: await cook(anna).food(category) };
  for (const { name } of OTHERS) others.set(name, await makeOther(name));
}, 120_000);

const MB = 1024 * 1024;
const BOUNDARY = 'carte-boundary';
const field = (name: string, value: string): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const file = (name: string, bytes: Buffer): Buffer[] => [
  Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
  ),
  bytes,
  Buffer.from('\r\n'),
];
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const pdf = (bytes: number): Buffer =>
  Buffer.concat([
    sample.samplePdf(),
    Buffer.alloc(bytes - 2 * sample.samplePdf().length, 32),
    sample.samplePdf(),
  ]);

const upload = (
  parts: readonly Buffer[],
  { chunked = false, length = 0, body = parts } = {},
): Promise<number> => {
  const bytes = length || parts.reduce((sum, part) => sum + part.length, 0);
  const head = [
    `POST /api/point/${at.point} HTTP/1.1`,
    `host: ${address.host}`,
    `authorization: Bearer ${anna.token}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    chunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`,
  ];
  return rawRequest({ address, head, body, chunked });
};
const PUT = field('_method', 'PUT');
const stored = () => readdirSync(kitchen.folder, { withFileTypes: true }).map(({ name }) => name);
const rows = async () => (await kitchen.db.select().from(files)).length;

describe('[UP1] [DC-14] an upload over a raw socket', () => {
  const times = <T>(count: number, make: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => make(n));
  const CASES: Readonly<Record<string, readonly [status: number, parts: () => Buffer[]]>> = {
    'a file of 2 MB': [200, () => [PUT, ...file('documents[0]', pdf(2 * MB)), END]],
    'a file of 2 MB and a byte': [413, () => [PUT, ...file('documents[0]', pdf(2 * MB + 1)), END]],
    'a file of 11 MB': [413, () => [PUT, ...file('documents[0]', pdf(11 * MB)), END]],
    'seven files of 1.9 MB': [
      413,
      () => [PUT, ...times(7, (n) => file(`documents[${n}]`, pdf(1_900_000))).flat(), END],
    ],
    '21 files': [413, () => [PUT, ...times(21, (n) => file(`documents[${n}]`, pdf(1000))).flat(), END]],
    '1,000 fields nobody knows': [422, () => [PUT, ...times(1000, (n) => field(`x${n}`, '1')), END]],
    '3,000 fields': [413, () => [PUT, ...times(3000, (n) => field(`x${n}`, '1')), END]],
    'a field of 65 KB': [413, () => [PUT, field('title', 'x'.repeat(65 * 1024 + 1)), END]],
    'a field name of 70 KB': [422, () => [PUT, field('x'.repeat(70 * 1024), '1'), END]],
    '200 fields of 64 KB': [
      413,
      () => [PUT, ...times(200, (n) => field(`x${n}`, 'y'.repeat(64 * 1024 - 1))), END],
    ],
    'no end': [400, () => [PUT, ...file('documents[0]', pdf(1000))]],
  };

  it.each(Object.entries(CASES))(
    'with %s is answered alike, by length and in chunks',
    async (_name, [status, parts]) => {
      const before = await rows();
      const strange = stored().length - before;
      for (const chunked of [false, true])
        expect([chunked, await upload(parts(), { chunked })]).toEqual([chunked, status]);
      if (status !== 200) expect(await rows()).toBe(before);
      expect(stored()).toHaveLength(strange + (await rows()));
    },
  );

  it('that announces more than 12 MB is refused before it is sent', async () => {
    expect(await upload([], { length: 13 * MB, body: [PUT] })).toBe(413);
  });
});

describe('[UP2] every entry for files', () => {
  type Kind = keyof typeof FILES_OF;
  const NAMES = Object.keys(FILES_OF) as Kind[];
  const PAPERS: readonly Kind[] = ['jpg', 'png', 'pdf'];
  const PICTURES: readonly Kind[] = ['jpg', 'png', 'gif', 'svg'];
  const COVERS: readonly Kind[] = ['jpg', 'png'];

  type Entry = readonly [taken: readonly Kind[], url: () => string, place?: () => [string, string][]];
  const NO_FACTS = { pointTypes: [], phoneTypes: [], baseCategories: [], marks: [] };
  const takes = (field: FieldDraft): readonly Kind[] => {
    const { extensions } = field.validation_rules ?? {};
    return NAMES.filter((kind) => Array.isArray(extensions) && extensions.includes(kind));
  };
  const ENTRIES: Readonly<Record<string, Entry>> = {
    ...Object.fromEntries(
      OTHERS.flatMap(({ name, sections }) =>
        Object.entries(sections).flatMap(([section, fields]) =>
          fields(NO_FACTS)
            .filter(({ type }) => type === 'file')
            .map((each): [string, Entry] => [
              `${section}.${each.name}`,
              [takes(each), () => addressOf(name)],
            ]),
        ),
      ),
    ),
    'point_general.cover': [COVERS, () => `/point/${at.point}`],
    'point_other.logo': [COVERS, () => `/point/${at.point}`],
    'category_general.cover': [
      COVERS,
      () => `/point/${at.point}/categories/food/${at.category}`,
      () => [['kind', 'food']],
    ],
    'point_docs.alc_license': [PAPERS, () => `/point/${at.point}`],
    'point_docs.documents': [PAPERS, () => `/point/${at.point}`],
    'menu_general.images': [PICTURES, () => `/point/${at.point}/menus/${at.menu}`],
    'food_general.images': [PICTURES, () => `/foods/${at.food}`, () => [['categoryId', String(at.category)]]],
  };

  it('stands in this table', () => {
    const sections = new Set(ENDPOINT_KEYS.flatMap((key) => rowOf(key).sections ?? []));
    const found = [...sections].flatMap((section) =>
      kitchen.deps.sections
        .fields(section)
        .filter(({ type }) => type === 'file')
        .map(({ name }) => `${section}.${name}`),
    );
    expect(found.toSorted()).toEqual(Object.keys(ENTRIES).toSorted());
  });

  it.each(Object.entries(ENTRIES))(
    '%s takes a file only where bytes, name and declared type agree on a type it lists',
    async (entry, [taken, url, place = () => []]) => {
      const name = `${entry.split('.')[1]}[0]`;
      // The whole cube stands in the suite of the store; here each axis is turned by every step, or the whole again.
      const cube = NAMES.flatMap((inside, i) =>
        NAMES.flatMap((ending, e) => NAMES.map((declared, d) => ({ inside, ending, declared, i, e, d }))),
      ).filter(({ i, e, d }) => {
        const isTurned = [
          e === d && i === (e + 1) % 8,
          i === e && d === (i + 3) % 8,
          i === d && e === (i + 5) % 8,
        ];
        return many(1, 0) === 1 || (i === e && e === d) || isTurned.includes(true);
      });
      const wrong: string[] = [];
      for (const { inside, ending, declared } of cube) {
        const bytes = await FILES_OF[inside].bytes();
        const { status, body } = await anna.ask('POST', url(), {
          parts: [
            ['_method', 'PUT'],
            ...place(),
            [name, sample.fileOf(bytes, `a.${ending}`, FILES_OF[declared].type)],
          ],
        });
        const isRight = inside === ending && ending === declared && taken.includes(inside);
        const isSaid = status === 200 || Object.keys(body.errors ?? {}).length === 1;
        if (status !== (isRight ? 200 : 422) || !isSaid)
          wrong.push(`${inside}.${ending} as ${declared}: ${status}`);
      }
      expect(cube.length).toBeGreaterThanOrEqual(32);
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

describe('[UP5] the name of a file', () => {
  it('reaches a header only as RFC 6266 has it, whatever it is', async () => {
    const signs = [
      'a',
      'я',
      '"',
      "'",
      '\\',
      '/',
      '..',
      '%',
      '%2e',
      '%0d%0a',
      ';',
      '=',
      '*',
      ' ',
      '\u202E',
      '😀',
      '\t',
      'CON',
      '.',
    ];
    let seed = 1;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const name = `${'n'.repeat(32)}.pdf`;
    writeFileSync(`${kitchen.folder}/${name}`, sample.samplePdf());
    const [row] = await kitchen.db
      .insert(files)
      .values({
        userId: anna.userId,
        owner: 'points',
        ownerId: at.point,
        field: 'documents',
        position: 90,
        name,
        originalName: 'a',
        mime: 'application/pdf',
        bytes: 1,
        createdAt: kitchen.deps.clock(),
      })
      .returning();
    for (let n = 0; n < many(2000, 150); n += 1) {
      const originalName = Array.from({ length: 1 + next(12) }, () => signs[next(signs.length)]).join('');
      await kitchen.db
        .update(files)
        .set({ originalName })
        .where(eq(files.id, row?.id ?? 0));
      const answer = await kitchen.app.inject({ method: 'GET', url: `/files/${name}` });
      const header = String(answer.headers['content-disposition']);
      expect([originalName, answer.statusCode]).toEqual([originalName, 200]);
      expect(header).toMatch(/^attachment; filename="[\w.-]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(originalName);
    }
    await kitchen.db.delete(files).where(eq(files.id, row?.id ?? 0));
    await kitchen.deps.files.drop([name]);
  }, 120_000);
});

/** Most connections that the tests hold to a database server. */
const POOL = 12;

describe('[UP6] an upload that is broken off', () => {
  it('a hundred times, in any place, leaves no file, no row and no open handle', async () => {
    const before = { files: stored().sort(), rows: await rows() };
    const whole = Buffer.concat([PUT, ...file('documents[0]', pdf(300_000)), END]);
    const head = [
      `POST /api/point/${at.point} HTTP/1.1`,
      `host: ${address.host}`,
      `authorization: Bearer ${anna.token}`,
      `content-type: multipart/form-data; boundary=${BOUNDARY}`,
      `content-length: ${whole.length}`,
    ];
    const breakOff = (n: number) =>
      new Promise<void>((resolve) => {
        const socket = openSocket(address);
        socket.on('error', () => {});
        socket.on('close', () => resolve());
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(whole.subarray(0, Math.floor((whole.length * n) / 100)), () => {
          // A reset, or an end that leaves the socket half open.
          if (n % 2 === 0) socket.resetAndDestroy();
          else socket.end();
        });
        socket.resume();
      });
    const handles = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
    await Promise.all([breakOff(50), breakOff(51)]);
    const open = handles();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, n) => breakOff(round * 10 + n)));
    }
    const connections = () =>
      new Promise<number>((resolve) => kitchen.app.server.getConnections((_error, count) => resolve(count)));
    // However busy the machine is, the last of them ends some time; a handle that is kept never does.
    const patiently = { timeout: 60_000, interval: 50 };
    await expect.poll(connections, patiently).toBe(0);
    await expect.poll(stored, patiently).toHaveLength(before.files.length);
    expect({ files: stored().sort(), rows: await rows() }).toEqual(before);
    // The pool to a database server opens connections of its own, far fewer than a hundred.
    await expect.poll(handles, patiently).toBeLessThanOrEqual(open + POOL);
    // And the server still takes one that is whole.
    expect(await upload([whole])).toBe(200);
  }, 120_000);
});
