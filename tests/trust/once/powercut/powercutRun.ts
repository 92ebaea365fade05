import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { bootEmbedded } from '../../../../server/db/embedded/bootEmbedded';
import { DurableFs } from '../../../../server/db/embedded/DurableFs';
import { ShadowDisk } from './ShadowDisk';
import { ShadowFs } from './ShadowFs';

export interface CutReport {
  readonly acknowledged: number;
  /** Seeds and what they lost, or that the database did not open. */
  readonly lost: readonly string[];
  /** Until the database could be asked again, in ms, ascending. */
  readonly openings: readonly number[];
}

interface CutOptions {
  /**
   * `ignored`: a disk that says it has synced and has not; `unordered`: pages of tables do not wait for what is owed of the log. Both show
   * that the run would notice.
   */
  readonly syncs?: 'counted' | 'ignored' | 'unordered';
  readonly onSeed?: (seed: number) => void;
}

const STATEMENTS = 150;

/**
 * For each seed: writes with checkpoints in between, whose syncs are owed for a while and shared, the power gone at a random write, a
 * share of the unsynced pages kept, some torn. What is left must open and hold every transaction whose sync was waited for, and of the
 * others, in their order, as many as made it.
 */
export const powercutRun = async (
  seeds: readonly number[],
  { syncs = 'counted', onSeed }: CutOptions = {},
): Promise<CutReport> => {
  const root = mkdtempSync(join(tmpdir(), 'carte-cut-'));
  const before = join(root, 'before');
  const report = { acknowledged: 0, lost: [] as string[], openings: [] as number[] };
  try {
    const client = await bootEmbedded(before, durable(before));
    await client.exec(
      'create table words (id int primary key, word text not null); create index on words (word)',
    );
    await client.close();
    for (const seed of seeds) {
      const at = { work: join(root, `work-${seed}`), left: join(root, `left-${seed}`) };
      cpSync(before, at.work, { recursive: true });
      await oneCut(seed, { before, ...at, syncs }, report);
      rmSync(at.work, { recursive: true });
      rmSync(at.left, { recursive: true });
      onSeed?.(seed);
    }
    return { ...report, openings: report.openings.sort((a, b) => a - b) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

interface Folders extends Required<Pick<CutOptions, 'syncs'>> {
  readonly before: string;
  readonly work: string;
  readonly left: string;
}

const oneCut = async (
  seed: number,
  { before, work, left, syncs }: Folders,
  report: { acknowledged: number; lost: string[]; openings: number[] },
): Promise<void> => {
  const random = dice(seed);
  const keep = random() * 0.95;
  const last = 20 + Math.floor(random() * 1200);
  const disk: ShadowDisk = new ShadowDisk(work, before, (count) => {
    if (count === last) disk.cut(left, { keep, random });
  });
  const fs = new ShadowFs(work, disk, syncs === 'ignored' ? 'ignored' : 'counted');
  const client = await bootEmbedded(work, fs);
  const shared = fs.share();
  if (syncs === 'unordered') Object.assign(shared, { beforeChange: () => {} });
  const known = new Map<number, string>();
  const open = await write(client, { known, disk, random, flush: () => shared.flush() });
  if (!disk.isCut) disk.cut(left, { keep, random });
  await client.close();
  report.acknowledged += known.size;

  const since = performance.now();
  try {
    const again = await bootEmbedded(left, durable(left));
    report.openings.push(performance.now() - since);
    const { rows } = await again.query<{ id: number; word: string }>(
      'select id, word from words order by id',
    );
    report.lost.push(...differences(known, open, rows).map((text) => `seed ${seed}: ${text}`));
    await again.exec('set enable_seqscan = off');
    const { rows: byIndex } = await again.query(`select id from words where word >= ''`);
    if (byIndex.length !== rows.length)
      report.lost.push(`seed ${seed}: the index has ${byIndex.length} of ${rows.length} rows`);
    await again.close();
  } catch (error) {
    report.lost.push(`seed ${seed}: does not open: ${String(error)}`);
  }
};

/** What a transaction makes of its rows; undefined = removed. */
type Change = ReadonlyMap<number, string | undefined>;

interface Writing {
  readonly known: Map<number, string>;
  readonly disk: ShadowDisk;
  readonly random: () => number;
  readonly flush: () => Promise<void>;
}

/** @returns the transactions that nobody was told of, in their order */
const write = async (client: PGlite, { known, disk, random, flush }: Writing): Promise<readonly Change[]> => {
  const open: Change[] = [];
  let told = 0;
  const tell = async (): Promise<void> => {
    const upTo = told + open.length;
    await flush();
    if (disk.isCut) return;
    for (; told < upTo; told += 1) become(known, open.shift());
  };
  for (let n = 1; n <= STATEMENTS; n += 1) {
    if (random() < 0.04) await client.exec('checkpoint');
    const now = new Map(known);
    for (const one of open) become(now, one);
    const change = changeOf(n, [...now.keys()], random);
    await client.transaction(async (tx) => {
      for (const [id, word] of change) {
        if (word === undefined) await tx.query('delete from words where id = $1', [id]);
        else
          await tx.query('insert into words values ($1, $2) on conflict (id) do update set word = $2', [
            id,
            word,
          ]);
      }
    });
    open.push(change);
    // Some wait, and meanwhile others go on.
    const telling = random() < 0.5 ? tell() : undefined;
    if (random() < 0.5) await telling;
    else await turn();
    if (disk.isCut) break;
  }
  return open;
};

const changeOf = (n: number, ids: readonly number[], random: () => number): Change => {
  const change = new Map<number, string | undefined>();
  for (let part = 0; part < 1 + Math.floor(random() * 4); part += 1) {
    const old = random() < 0.35 ? ids[Math.floor(random() * ids.length)] : undefined;
    // Now and then a long one, which is stored out of line.
    const word = `${n}.${part} `.repeat(random() < 0.05 ? 3000 : 20);
    change.set(old ?? n * 10 + part, old !== undefined && random() < 0.3 ? undefined : word);
  }
  return change;
};

const become = (rows: Map<number, string>, change: Change | undefined): void => {
  for (const [id, word] of change ?? []) {
    if (word === undefined) rows.delete(id);
    else rows.set(id, word);
  }
};

const differences = (
  known: ReadonlyMap<number, string>,
  open: readonly Change[],
  rows: readonly { readonly id: number; readonly word: string }[],
): readonly string[] => {
  const found = new Map(rows.map(({ id, word }) => [id, word]));
  const after = new Map(known);
  if (isSame(found, after)) return [];
  // All of a transaction happened, or nothing of it, and none without the one before it.
  for (const change of open) {
    become(after, change);
    if (isSame(found, after)) return [];
  }
  return [
    `${known.size} rows were acknowledged, ${found.size} are there, ${countWrong(found, known)} differ`,
  ];
};

const countWrong = (found: ReadonlyMap<number, string>, known: ReadonlyMap<number, string>): number =>
  [...known].filter(([id, word]) => found.get(id) !== word).length;

const isSame = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): boolean =>
  one.size === other.size && countWrong(one, other) === 0;

const durable = (folder: string): DurableFs =>
  new DurableFs(folder, {
    onFault: (error) => {
      throw error;
    },
  });

/** Mulberry32: the same seed, the same fate. */
const dice = (seed: number): (() => number) => {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
