import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Carte, startCarte } from '../startCarte';
import { Busy, type Known } from './Busy';
import { inspect } from './inspect';
import { missing } from './missing';
import { seedOwners } from './seedOwners';

export interface KillPlan {
  /** The built server. */
  readonly entry: string;
  readonly rounds: number;
  /** How each round ends the server; they take turns. */
  readonly signals: readonly ('SIGKILL' | 'SIGTERM' | 'SIGINT')[];
  readonly databaseUrl?: string;
  readonly owners?: number;
  readonly onRound?: (round: number) => void;
}

export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Every difference between what was answered and what is there; empty = nothing lost. */
  readonly lost: readonly string[];
  /** Of each start after the first, until the server was ready, in ms, ascending. */
  readonly starts: readonly number[];
  /** How rounds ended whose signal the server may answer: 0, or another code and its last words. */
  readonly exits: readonly (0 | string)[];
}

/**
 * The real server under mixed load, ended again and again at a random moment. What the answers promised is remembered here,
 * outside the database, and compared after every start; a write without an answer is sent once more with its key, and has
 * then happened exactly once. At the end the storage itself is examined.
 */
export const killRun = async (plan: KillPlan): Promise<KillReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-kill-'));
  const place = { DATA_DIR: folder, DATABASE_URL: plan.databaseUrl };
  const env = { DATA_DIR: folder, ...(plan.databaseUrl ? { DATABASE_URL: plan.databaseUrl } : {}) };
  const running = new Set<Carte>();
  const lost: string[] = [];
  const starts: number[] = [];
  const exits: (0 | string)[] = [];
  const places: { owner: Busy; at: readonly [number, ReadonlyMap<number, Known>] }[] = [];
  try {
    const seeded = await seedOwners(place, plan.owners ?? 6);
    const owners = seeded.map((one) => new Busy(one, Math.random));
    const menus = new Map<Busy, number>();
    for (let round = 0; round <= plan.rounds; round += 1) {
      const carte = await startCarte(plan.entry, env);
      running.add(carte);
      if (round > 0) starts.push(carte.startedIn);
      for (const owner of owners) await owner.begin(carte.url);
      const isLast = round === plan.rounds;
      const due = isLast ? places : places.slice(-owners.length);
      for (const { owner, at } of due) lost.push(...(await missing(owner, carte.url, at)));
      if (isLast) {
        carte.child.kill('SIGTERM');
        exits.push(endOf(carte, await carte.ended));
        break;
      }
      for (const owner of owners) {
        const menu = menus.get(owner) ?? (await owner.openMenu());
        menus.set(owner, menu);
        places.push({ owner, at: [await owner.openCategory(menu), owner.known] });
      }
      const signal = plan.signals[round % plan.signals.length] ?? 'SIGKILL';
      const work = Promise.all(owners.map((owner) => owner.work()));
      await wait(150 + Math.random() * 700);
      carte.child.kill(signal);
      const code = await carte.ended;
      if (signal !== 'SIGKILL') exits.push(endOf(carte, code));
      await work;
      plan.onRound?.(round + 1);
    }
    lost.push(...(await inspect(place)));
    const acknowledged = owners.reduce((sum, owner) => sum + owner.acknowledged, 0);
    return { rounds: plan.rounds, acknowledged, lost, starts: starts.sort((a, b) => a - b), exits };
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};

const endOf = ({ output }: Carte, code: number | null): 0 | string =>
  code === 0 ? 0 : `${code}: ${output().trim().split('\n').slice(-5).join('\n')}`;
