import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SERVER } from '../trust/once/startCarte';

const [entry, ...args] = SERVER;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carte-run-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly ended: Promise<number | null>;
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
}

const run = (env: Readonly<Record<string, string>>): Run => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...args, entry], {
    env: { PATH, HOME, ...env },
  });
  children.push(child);
  let text = '';
  const listeners = new Set<() => void>();
  const subscribe = (chunk: Buffer): void => {
    text += String(chunk);
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', subscribe);
  child.stderr.on('data', subscribe);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    out: () => text,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const found = pattern.exec(text);
          if (found) resolve(found);
        };
        listeners.add(check);
        void ended.then((code) => reject(new Error(`ended with ${code} before ${pattern}:\n${text}`)));
        check();
      }),
  };
};

describe('the process', () => {
  it('[DC-46] with a bad environment says everything at once and ends with 1', async () => {
    const { ended, out } = run({ PORT: 'x', MODERATION: 'x', DATA_DIR: folder });
    expect(await ended).toBe(1);
    expect(out()).toMatch(/PORT: expected[\s\S]*MODERATION: expected/);
    expect(readdirSync(folder)).toEqual([]);
  }, 60_000);

  it('[DC-40][DC-41][DC-44] starts, signs the demo owner in, writes letters to the outbox, and drains on SIGTERM', async () => {
    const first = run({ PORT: '0', METRICS_PORT: '0', DATA_DIR: folder });
    const [, address = ''] = await first.says(/Carte is ready: (http:\S+)/);
    const [, metrics = ''] = await first.says(/Metrics: (http:\S+)/);
    const [, email = '', password = ''] = await first.says(/Demo sign-in: (\S+) {2}password: (\S+)/);
    expect(email).toBe('demo@carte.example');
    const [, cook] = await first.says(/as the chef: (\S+) {2}with the same password/);
    expect(cook).toBe('chef@carte.example');
    const post = (url: string, body: object) =>
      fetch(`${address}/api/auth/${url}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    expect((await post('login', { email, password })).status).toBe(200);
    expect(
      (
        await post('register', {
          phone: '+79001234567',
          email: 'anna@carte.example',
          password: 'long enough',
        })
      ).status,
    ).toBe(200);
    const [, code = ''] = await first.says(/confirmation code (\d{4})/);
    const [letter = ''] = readdirSync(join(folder, 'outbox'));
    expect(readFileSync(join(folder, 'outbox', letter), 'utf8')).toContain('To: anna@carte.example');
    expect((await post('verify', { email: 'anna@carte.example', code: Number(code) })).status).toBe(200);

    const counted = await (await fetch(metrics)).text();
    expect(metrics).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    expect(counted).toContain('carte_http_requests_total{call="auth.verify",class="2xx"} 1');
    expect(counted).toContain('carte_letters_total{outcome="sent"} 1');
    expect(counted).toMatch(/^carte_job_rounds_total\{outcome="done"\} 1$/m);
    expect((await fetch(`${address}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');

    const second = run({ PORT: '0', DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.out()).toContain(`in use by process ${first.child.pid}`);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.out()).not.toContain('anna@carte.example');

    const third = run({ PORT: '0', DATA_DIR: folder });
    const [, again = ''] = await third.says(/Carte is ready: (http:\S+)/);
    expect(third.out()).not.toContain(password);
    const login = await fetch(`${again}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'anna@carte.example', password: 'long enough' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(login.status).toBe(200);
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
  }, 240_000);
});
