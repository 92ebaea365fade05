import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorTexts } from '../../../server/texts/apiErrors';
import { fileOf, multipart, samplePng } from '../../server/samples';
import { buildServer } from './buildServer';
import { type Planted, seedOwners } from './kill/seedOwners';
import { type Carte, startCarte } from './startCarte';

let root: string;
let faults: string;
let built: ReturnType<typeof buildServer>;
let owner: Planted;
let carte: Carte | undefined;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'carte-du8-'));
  faults = join(root, 'faults');
  built = buildServer();
  disk('');
  const [seeded] = await seedOwners({ DATA_DIR: join(root, 'data'), DATABASE_URL: undefined }, 1);
  if (!seeded) throw new Error('Expected an owner.');
  owner = seeded;
}, 240_000);
afterAll(() => {
  carte?.child.kill('SIGKILL');
  built.remove();
  rmSync(root, { recursive: true, force: true });
});

/** From now on the disk fails in this way; '' = in none. */
const disk = (
  fault: '' | 'wal-full' | 'table-full' | 'sync-broken' | 'sync-hangs' | 'files-full' | 'log-full',
): void => writeFileSync(faults, fault);

/** The server on that disk: the one at hand, or a new one when that has ended. */
const server = async (): Promise<Carte> => {
  if (carte?.child.exitCode === null && carte.child.signalCode === null) return carte;
  const options = `--require=${resolve('tests/trust/once/disk/faults.cjs')}`;
  carte = await startCarte(built.entry, {
    DATA_DIR: join(root, 'data'),
    NODE_OPTIONS: options,
    FAULTS: faults,
    DISK_SECONDS: '1',
  });
  return carte;
};

const ask = async (
  method: string,
  path: string,
  json?: object,
  more: Readonly<Record<string, string>> = {},
): Promise<Response | undefined> => {
  const { url } = await server();
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', ...more };
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  // Without an answer nothing was promised.
  return fetch(`${url}/api${path}`, { method, headers, ...body }).catch(() => undefined);
};

/** Titles of menus that were answered with a success. */
const acked = new Set<string>();
let count = 0;
const write = async (title = `Menu ${++count}`): Promise<Response | undefined> => {
  const key = { 'idempotency-key': `key-of-${title.replaceAll(' ', '-')}` };
  const answer = await ask('POST', `/point/${owner.point}/menus`, { title }, key);
  if (answer?.ok) acked.add(title);
  return answer;
};

const lost = async (): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await ask('GET', `/point/${owner.point}/menus?page=${page}&per_page=100`);
    if (answer?.status !== 200) throw new Error(`Expected a list, got ${answer?.status}.`);
    const titles = [...(await answer.text()).matchAll(/"title":"([^"]*)"/g)].map(([, title = '']) => title);
    for (const title of titles) found.add(title);
    if (titles.length < 100) return [...acked].filter((title) => !found.has(title));
  }
};

describe('[DU8] a disk', () => {
  it('without room for tables: writes are 507, reads go on, and so do writes when there is room', async () => {
    expect((await write())?.status).toBe(201);
    const { child } = await server();
    disk('table-full');
    const statuses: (number | undefined)[] = [];
    while (!statuses.includes(507) && statuses.length < 400) statuses.push((await write())?.status);
    expect([...new Set(statuses)].sort()).toEqual([201, 507]);
    const refused = await write();
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([507, '60']);
    expect(await lost()).toEqual([]);
    disk('');
    expect((await write())?.status).toBe(201);
    expect((await server()).child).toBe(child);
  }, 120_000);

  it('without room for the log of the database: no success, an end that says why, and all is there afterwards', async () => {
    const { ended, output } = await server();
    disk('wal-full');
    for (let n = 0; n < 5; n += 1) {
      const answer = await Promise.race([write(), ended.then(() => undefined)]);
      expect(answer?.ok ?? false).toBe(false);
      if (answer === undefined) break;
    }
    expect(await ended).toBe(74);
    expect(output()).toMatch(/has given up: .*injected|has given up: .*No space left on device/);
    expect(output()).toMatch(/No space left on device.*Make room on the disk and start again/);
    disk('');
    expect(await lost()).toEqual([]);
    expect((await write())?.status).toBe(201);
  }, 120_000);

  it('that refuses to sync ends the process: what it holds, nobody knows', async () => {
    const { ended, output } = await server();
    disk('sync-broken');
    expect((await write())?.ok ?? false).toBe(false);
    expect(await ended).toBe(74);
    expect(output()).toContain('the disk refused to sync');
    disk('');
    expect(await lost()).toEqual([]);
    expect((await write())?.status).toBe(201);
  }, 120_000);

  it('that hangs in a sync: 503 in time to everybody, no success of what was not synced, and work goes on when it answers', async () => {
    const { child, url, output } = await server();
    const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
    disk('sync-hangs');
    // The first waits for the sync, and behind it the database's thread for the disk.
    const answers = await Promise.all([write('held'), write('held in the thread'), ask('GET', '/point')]);
    const said = await Promise.all(answers.map((answer) => answer?.json()));
    expect(answers.map((answer) => answer?.status)).toEqual([503, 503, 503]);
    for (const { message } of said) expect(message).toBe(apiErrorTexts.diskHangs);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    expect((await write())?.status).toBe(503);
    disk('');
    await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200);
    // Whoever asks again gets what was kept, once.
    expect((await write('held'))?.status).toBe(201);
    const menus = await (
      await ask('GET', `/point/${owner.point}/menus?filters[0][field]=title&filters[0][value]=held`)
    )?.text();
    expect(menus?.match(/"title":"held"/g)).toHaveLength(1);
    expect(await lost()).toEqual([]);
    expect((await server()).child).toBe(child);
    expect(output()).toMatch(/does not answer a sync[\s\S]*has answered/);
  }, 120_000);

  it('without room for files: an upload is 507 and leaves neither a file nor half of one', async () => {
    const { url } = await server();
    const upload = async (): Promise<Response> => {
      const form = await multipart([
        ['_method', 'PUT'],
        ['documents[0]', fileOf(await samplePng(), 'a.png', 'image/png')],
      ]);
      const headers = { authorization: `Bearer ${owner.token}`, ...form.headers };
      const body = new Uint8Array(form.payload);
      return fetch(`${url}/api/point/${owner.point}`, { method: 'POST', headers, body });
    };
    disk('files-full');
    const refused = await upload();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '60']);
    expect(readdirSync(join(root, 'data/files'))).toEqual([]);
    expect((await ask('GET', `/point/${owner.point}/menus`))?.status).toBe(200);
    disk('');
    expect((await upload()).status).toBe(200);
    expect(readdirSync(join(root, 'data/files')).length).toBeGreaterThan(0);
  }, 120_000);

  it('without room for the log of the server: everything else goes on', async () => {
    const { child } = await server();
    disk('log-full');
    for (let n = 0; n < 20; n += 1) expect((await write())?.status).toBe(201);
    disk('');
    expect((await write())?.status).toBe(201);
    expect((await server()).child).toBe(child);
  }, 120_000);

  it('whose log nobody reads holds nobody up', async () => {
    const { child, url } = await server();
    child.stdout?.pause();
    // Far more lines than a pipe holds.
    for (let n = 0; n < 1500; n += 1) await (await fetch(`${url}/api/no-such-call`)).arrayBuffer();
    expect((await write())?.status).toBe(201);
    expect(await lost()).toEqual([]);
    child.stdout?.resume();
    await wait(10);
  }, 120_000);
});
