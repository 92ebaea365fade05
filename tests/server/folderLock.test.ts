import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../server/db/embedded/lock/lockFolder';
import { type Place, thisPlace } from '../../server/db/embedded/lock/Place';

let root: string;
let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'carte-lock-'));
  folder = join(root, 'db');
  file = `${folder}.lock`;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const QUICK = { beatMs: 100, leaseMs: 200, patienceMs: 1500, settleMs: 500 };

/** A machine whose kernel's locks reach nobody else. */
const machine = (boot: string): Place => ({
  host: boot,
  boot,
  pidNamespace: 'pid:[1]',
  startOf: (pid) => `${boot}:${pid}`,
  lockOpenFile: () => 'none',
});
const MACHINE = `{ host: 'far', boot: 'far', pidNamespace: 'pid:[1]', startOf: (pid) => 'far:' + pid, lockOpenFile: () => 'none' }`;

interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** Runs a script of the sources in a process of its own, until it says `ready`. */
const run = async (script: string): Promise<Run> => {
  const imports = `import { lockFolder } from './server/db/embedded/lock/lockFolder';
    import { openEmbedded } from './server/db/embedded/openEmbedded';
    import { Pool } from 'pg';`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', imports + script],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const subscribe = (chunk: Buffer): void => {
      text += String(chunk);
      if (text.includes('ready')) resolve();
    };
    child.stdout?.on('data', subscribe);
    child.stderr?.on('data', subscribe);
    void ended.then((code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
  return { child, said: () => text, ended };
};

const holding = (options = '{}'): Promise<Run> =>
  run(`await lockFolder(${JSON.stringify(folder)}, ${options}); console.log('ready');
    setInterval(() => {}, 1000);`);

const kill = async ({ child, ended }: Run): Promise<void> => {
  child.kill('SIGKILL');
  await ended;
};

describe('the lock of a folder', () => {
  it('[DU4] is given to one, and named to the other', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}.`);
    expect(readdirSync(root)).toEqual(['db.lock']);
    await lock.release();
    expect(readdirSync(root)).toEqual([]);
    await (await lockFolder(folder)).release();
  });

  it('[DU4] of many who come at once is given to one', async () => {
    const come = Array.from({ length: 12 }, () => lockFolder(folder));
    const came = await Promise.allSettled(come);
    const given = came.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(given).toHaveLength(1);
    await given[0]?.release();
    expect(readdirSync(root)).toEqual([]);
  });

  it('[DU4, DU5] takes away what processes left that were killed while they wrote theirs', async () => {
    writeFileSync(`${file}.73a1b413`, '');
    const lock = await lockFolder(folder);
    expect(readdirSync(root)).toEqual(['db.lock']);
    await lock.release();
  });

  it('[DU4] held by another living process names its pid; one that was killed is taken over at once', async () => {
    const holder = await holding();
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder.child.pid}.`);
    holder.child.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder.child.pid}.`);
    await kill(holder);
    const since = performance.now();
    const lock = await lockFolder(folder);
    // The kernel says at once that it is gone: nobody waits for a heartbeat.
    expect(performance.now() - since).toBeLessThan(5000);
    await lock.release();
  }, 60_000);

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'x' })],
    ['whose pid somebody else has by now', JSON.stringify({ pid: process.pid, startedAt: 'another boot:1' })],
    ['torn by a power cut', '{"pid":'],
    ['of zeros', '\0\0\0\0'],
    ['of nonsense', '{"pid":-1,"startedAt":7}'],
    ['longer than ours', '\0'.repeat(5000)],
  ])('[DU4] %s is taken over', async (_name, left) => {
    writeFileSync(file, left);
    const lock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    expect(existsSync(file)).toBe(false);
  });

  it('[DU4] of an earlier build is respected while that lives, also in another container', async () => {
    const { startOf } = thisPlace();
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}.`);
    // Its pid says nothing here; but a server of that build answers in its folder.
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'x' }));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(root, 'control.sock'), resolve));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${2 ** 22 + 1}.`);
    await new Promise((resolve) => server.close(resolve));
    await (await lockFolder(folder)).release();
  });
});

describe('the lock of a folder that another machine sees', () => {
  it('[DU4] is refused as soon as its heartbeat is seen, with the name of that machine', async () => {
    const lock = await lockFolder(folder, { place: machine('far'), times: QUICK });
    const words: string[] = [];
    const asked = lockFolder(folder, {
      place: machine('near'),
      times: QUICK,
      say: (text) => words.push(text),
    });
    await expect(asked).rejects.toThrow(
      `in use by process ${process.pid} on far (another container or machine).`,
    );
    expect(words).toEqual([expect.stringContaining('if that shows no life for 1.5 seconds')]);
    await lock.release();
  });

  it('[DU4] is judged by its heartbeat, not by anybody’s clock', async () => {
    const lock = await lockFolder(folder, { place: machine('far'), times: { ...QUICK, beatMs: 300 } });
    const asked = lockFolder(folder, { place: machine('near'), times: QUICK });
    utimesSync(file, new Date(0), new Date(0));
    await expect(asked).rejects.toThrow('in use by');
    await lock.release();
  });

  it('[DU4] of one that was killed is taken over by one, after having been watched', async () => {
    await kill(await holding(`{ place: ${MACHINE} }`));
    const since = performance.now();
    const came = await Promise.allSettled(
      ['near', 'nearer'].map((name) => lockFolder(folder, { place: machine(name), times: QUICK })),
    );
    expect(performance.now() - since).toBeGreaterThan(QUICK.patienceMs);
    const given = came.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(given).toHaveLength(1);
    await given[0]?.release();
  }, 60_000);

  it('[DU4] shows life while its process is busy', async () => {
    const busy = await run(`await lockFolder(${JSON.stringify(folder)}, { place: ${MACHINE} });
      console.log('ready'); for (;;);`);
    await expect(lockFolder(folder, { place: machine('near'), times: QUICK })).rejects.toThrow('on far');
    await kill(busy);
  }, 60_000);

  it('[DU4] is lost by a process that was paused: it writes nothing more, and ends', async () => {
    // Its heartbeat does not come round in time to notice: the thread that writes has to look for itself.
    const times = JSON.stringify({ ...QUICK, beatMs: 60_000 });
    const paused = await run(`
      const lock = await lockFolder(${JSON.stringify(folder)}, { place: ${MACHINE}, times: ${times} });
      const { stream } = await openEmbedded(${JSON.stringify(folder)}, { lock });
      const pool = new Pool({ stream, max: 1, user: 'postgres' });
      await pool.query('create table words (word text)');
      console.log('ready');
      for (;;) await pool.query("insert into words values (repeat('word', 1000))");`);
    const before = contentsOf(folder);
    await expect.poll(() => contentsOf(folder)).not.toEqual(before);
    paused.child.kill('SIGSTOP');
    const lock = await lockFolder(folder, { place: machine('near'), times: QUICK });
    const left = contentsOf(folder);
    paused.child.kill('SIGCONT');
    expect(await paused.ended).toBe(75);
    expect(paused.said()).toContain('its folder was taken over by another process');
    expect(contentsOf(folder)).toEqual(left);
    await lock.release();
  }, 120_000);
});

const contentsOf = (below: string): readonly string[] =>
  readdirSync(below, { recursive: true, encoding: 'utf8' })
    .map((name) => join(below, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    .sort();
