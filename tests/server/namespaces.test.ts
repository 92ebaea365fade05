import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Carte, SERVER, startCarte } from '../trust/once/startCarte';

const [entry, ...args] = SERVER;

/** What a container runtime does: a process that is number 1, beside others that it cannot see. */
const APART = ['--fork', '--pid', '--mount-proc', '--kill-child=SIGKILL'];
const isAllowed = spawnSync('unshare', [...APART, 'true']).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carte-apart-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (): Promise<Carte> =>
  startCarte(entry, { DATA_DIR: folder }, undefined, ['unshare', ...APART, process.execPath, ...args]);

/** The server itself, as this side numbers it: number 1 heeds no signal from within but SIGKILL from here. */
const serverOf = ({ child }: Carte): number =>
  Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());

describe('[DU4] two servers in PID namespaces of their own, on one folder', () => {
  if (!isAllowed) {
    it('need unshare', ({ skip }) => skip('not run: this user may not make PID namespaces (unshare --pid)'));
    return;
  }

  it('the second is refused with the name of the first, and starts when that was killed', async () => {
    const first = await start();
    expect(JSON.parse(readFileSync(join(folder, 'db.lock'), 'utf8'))).toMatchObject({ pid: 1 });
    await expect(start()).rejects.toThrow(
      `ended with 1:\nThe folder ${join(folder, 'db')} is in use by process 1 on ${hostname()} (another container or machine).`,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    process.kill(serverOf(first), 'SIGKILL');
    await first.ended;
    const second = await start();
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    // It did not wait whether the first would show a heartbeat.
    expect(second.output()).not.toContain('shows no life');
    process.kill(serverOf(second), 'SIGTERM');
    expect(await second.ended).toBe(0);
    expect(readdirSync(folder)).not.toContain('db.lock');
  }, 240_000);
});
