import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askServer, serveCommands } from '../../../server/commands/commandPort';
import { createPoint } from '../pointPayload';
import { anew, openServer } from '../standing';
import { signedIn } from '../testDeps';

const test = openServer();
const user = anew(test, () => signedIn(test));
let folder: string;
let close: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carte-door-'));
  close = await serveCommands(folder, test.deps);
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const left = (): { port: number; token: string } =>
  JSON.parse(readFileSync(join(folder, 'commands.json'), 'utf8'));
const moderate = (...args: string[]) => askServer(folder, { name: 'moderate', args });

describe('[MO-03] a command beside a running server', () => {
  it('is carried out by that server and says what it did', async () => {
    const id = await createPoint(user);
    expect(await moderate()).toEqual({ text: 'Nothing waits.' });
    await user.put(`/api/point/${id}`, { status: 'under_moderation' });
    expect(await moderate('list')).toEqual({ text: `${id}  Кофе и книги` });
    expect(await moderate('approve', String(id))).toEqual({ text: `Point ${id}: displayed` });
    const { body } = await user.get(`/api/point/${id}`);
    expect(JSON.parse(body)).toMatchObject({ status: 'displayed' });
  });

  it('that cannot be done is refused in its own words', async () => {
    expect(await moderate('approve', '7')).toEqual({ refused: 'Point 7 does not wait for moderation.' });
    expect(await moderate('burn')).toEqual({ refused: 'Expected: list, approve ID or reject ID.' });
  });

  it('needs the token, which lies in DATA_DIR for its owner alone', async () => {
    expect(statSync(join(folder, 'commands.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['commands.json']);
    const { port, token } = left();
    const ask = (authorization: string, method = 'POST') =>
      fetch(`http://127.0.0.1:${port}/`, {
        method,
        headers: { authorization },
        ...(method === 'POST' ? { body: '{"name":"moderate","args":[]}' } : {}),
      }).then(({ status }) => status);
    expect(await ask(`Bearer ${token}`)).toBe(200);
    expect(await ask('')).toBe(403);
    expect(await ask(`Bearer ${token}x`)).toBe(403);
    expect(await ask(`Bearer ${token.slice(0, -1)}x`)).toBe(403);
    expect(await ask(`Bearer ${token}`, 'GET')).toBe(403);
  });

  it.each([
    ['no JSON', '{'],
    ['no command', '{"name":"constructor","args":[]}'],
    ['words that are none', '{"name":"moderate","args":[7]}'],
    ['far too much', JSON.stringify({ name: 'moderate', args: ['x'.repeat(100_000)] })],
  ])('of %s does nothing', async (_what, body) => {
    const { port, token } = left();
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    expect(answer.status).toBe(422);
  });

  it('finds nobody where none works, also where one was killed', async () => {
    const { port } = left();
    await close();
    expect(await moderate()).toBeUndefined();
    writeFileSync(join(folder, 'commands.json'), JSON.stringify({ port, token: 'of one that was killed' }));
    expect(await moderate()).toBeUndefined();
    writeFileSync(join(folder, 'commands.json'), 'no JSON');
    expect(await moderate()).toBeUndefined();
  });
});
