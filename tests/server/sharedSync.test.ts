import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askTogether } from '../../server/db/askTogether';
import { bootEmbedded } from '../../server/db/embedded/bootEmbedded';
import { DurableFs, rememberLengths } from '../../server/db/embedded/DurableFs';
import { openDataFolder } from '../../server/db/embedded/openEmbedded';
import { SharedSync } from '../../server/db/embedded/SharedSync';
import { type OpenDatabase, openDatabase } from '../../server/db/openDatabase';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'carte-sync-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A disk that says what it is asked to sync. */
const watched = (folder: string) => {
  const synced: string[] = [];
  const fs = new DurableFs(folder, {
    onFault: (error) => {
      throw error;
    },
    onSync: (path) => () => void synced.push(path.slice(folder.length + 1)),
  });
  return { fs, synced };
};

const ONE = new Uint8Array([1]);
const NONE = new Uint8Array(4);

/** A log of which a sync is owed, another one, and a table of eight bytes. */
const owing = () => {
  const [log, next, table] = ['log', 'next', 'table'].map((name) => {
    const path = join(root, name);
    writeFileSync(path, 'eight by');
    return { path, stream: { nfd: openSync(path, 'r+'), node: {} } };
  });
  if (!log || !next || !table) throw new Error('Expected three files.');
  const synced: string[] = [];
  const onSync = (path: string) => () => void synced.push(path);
  const syncs = new SharedSync({ onSync, onFault: () => process.exit(1) });
  syncs.owe(log.stream.node, log.path);
  return { syncs, synced, log, next, table };
};

describe('a sync that is owed', () => {
  it('[DU2] waits for more of the same log, and for room behind a table', () => {
    const { syncs, synced, log, table } = owing();
    syncs.beforeChange({ stream: log.stream, bytes: () => ONE, at: 3 });
    syncs.owe(log.stream.node, log.path);
    syncs.beforeChange({ stream: table.stream, bytes: () => NONE, at: 8 });
    expect([synced, syncs.count]).toEqual([[], { owed: 2, done: 0 }]);
  });

  it.each([
    ['a page of a table', 0, ONE],
    ['a page behind it that holds something', 8, ONE],
    ['zeros over what is there', 4, NONE],
  ])('[DU2] is done before %s', (_what, at, bytes) => {
    const { syncs, synced, log, table } = owing();
    syncs.beforeChange({ stream: table.stream, bytes: () => bytes, at });
    expect([synced, syncs.count]).toEqual([[log.path], { owed: 1, done: 1 }]);
    syncs.beforeChange({ stream: table.stream, bytes: () => bytes, at });
    expect(synced).toHaveLength(1);
  });

  it('[DU2] is done before a name changes, another file of the log, and the end', () => {
    const { syncs, synced, log, next } = owing();
    syncs.beforeChange(undefined);
    expect(synced).toEqual([log.path]);
    syncs.owe(log.stream.node, log.path);
    syncs.owe(next.stream.node, next.path);
    expect(synced).toEqual([log.path, log.path]);
    syncs.close();
    expect([synced.at(-1), syncs.count]).toEqual([next.path, { owed: 3, done: 3 }]);
  });

  it('[DU2] counts only with what was owed when it began', async () => {
    const { syncs, synced, log } = owing();
    const first = syncs.flush();
    syncs.owe(log.stream.node, log.path);
    const second = syncs.flush();
    await first;
    expect([synced.length, syncs.count.done]).toEqual([1, 1]);
    await second;
    expect([synced.length, syncs.count.done]).toEqual([2, 2]);
  });
});

describe('syncs that are owed', () => {
  it('[DU2] are done by one for all that wait, and before anything but the log is changed', async () => {
    const folder = join(root, 'db');
    const { fs, synced } = watched(folder);
    const client = await bootEmbedded(folder, fs);
    await client.exec(
      'create table words (word text); insert into words select repeat($$w$$, 100) from generate_series(1, 50)',
    );
    const syncs = fs.share();
    synced.length = 0;
    for (let n = 0; n < 5; n += 1) await client.query('insert into words values ($1)', [`word ${n}`]);
    expect(synced).toEqual([]);
    expect(syncs.count).toEqual({ owed: 5, done: 0 });
    await Promise.all([syncs.flush(), syncs.flush()]);
    expect(synced).toEqual([expect.stringMatching(/^pg_wal\//)]);
    expect(syncs.count).toEqual({ owed: 5, done: 5 });
    await client.query('insert into words values ($1)', ['last']);
    synced.length = 0;
    await client.exec('checkpoint');
    const order = synced.filter((path) => /^(?:pg_wal|base)\//.test(path));
    expect(order[0]).toMatch(/^pg_wal\//);
    expect(order.some((path) => path.startsWith('base/'))).toBe(true);
    await client.close();
  }, 120_000);
});

describe('the length of a file', () => {
  it('is asked of the system once, and follows what is written and cut off', () => {
    let [length, asked] = [100, 0];
    const backend: Parameters<typeof rememberLengths>[0] = {
      stream_ops: {
        llseek: (_stream, offset, whence) => {
          if (whence === 2) asked += 1;
          return whence === 2 ? length + offset : offset;
        },
        write: (_stream, _heap, _offset, count, at) => {
          length = Math.max(length, at + count);
          return count;
        },
        setattr: (_stream, { size }) => {
          length = size ?? length;
        },
      },
      node_ops: {
        mknod: () => ({}),
        rename: () => {},
        unlink: () => {},
        rmdir: () => {},
        setattr: (_node, { size }) => {
          length = size ?? length;
        },
      },
    };
    rememberLengths(backend);
    const { stream_ops: streams, node_ops: nodes } = backend;
    const stream = { nfd: 3, node: {} };
    const end = () => streams.llseek(stream, 0, 2);
    const write = (at: number, count: number) => streams.write(stream, new Uint8Array(), 0, count, at);
    expect([end(), end(), streams.llseek(stream, 7, 0), asked]).toEqual([100, 100, 7, 1]);
    write(20, 10);
    expect(end()).toBe(100);
    write(100, 28);
    expect([end(), asked]).toEqual([128, 1]);
    streams.setattr(stream, { size: 64 });
    expect([end(), asked]).toEqual([64, 2]);
    nodes.setattr(stream.node, { size: 0 });
    expect([end(), asked]).toEqual([0, 3]);
  });
});

describe('the embedded database', () => {
  let hold = Promise.resolve();
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(
      { DATABASE_URL: undefined, DATA_DIR: join(root, 'data') },
      async (dataDir) => {
        const opened = await openDataFolder(dataDir);
        return { ...opened, durable: () => hold.then(opened.durable) };
      },
    );
  }, 120_000);
  afterAll(() => database.close());

  it('[DU2] lets nobody know of a write before it is on the disk, while the next one is made', async () => {
    const { db } = database;
    let sync = (): void => {};
    hold = new Promise((resolve) => {
      sync = resolve;
    });
    const told: string[] = [];
    const tell = (who: string) => () => void told.push(who);
    const add = (id: number, found: (count: number) => void = () => {}) =>
      db.transaction(async (inside) => {
        await inside.execute(sql`insert into marks (id, title) values (${id}, 'new')`);
        const { rows } = (await inside.execute(
          sql`select count(*)::int as count from marks where id > 1000`,
        )) as unknown as {
          readonly rows: readonly { readonly count: number }[];
        };
        found(rows[0]?.count ?? 0);
      });
    const first = add(1001).then(tell('first'));
    const second = new Promise<number>((resolve) => void add(1002, resolve).then(tell('second')));
    const refused = add(1001).catch(tell('refused'));
    const reader = db.execute(sql`select 1 from marks where id = 1001`).then(tell('reader'));
    const together = askTogether(db, (own) => own.execute(sql`select 1 from marks where id = 1001`));
    const page = together.then(tell('page'));
    expect(await second).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).toEqual([]);
    sync();
    await Promise.all([first, refused, reader, page]);
    expect([...told].sort()).toEqual(['first', 'page', 'reader', 'refused', 'second']);
  }, 60_000);
});
