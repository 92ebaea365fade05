import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLICE } from '../../../server/engine/slices';
import { many } from '../many';
import { buildServer } from './buildServer';
import { killAct, ROWS } from './kill/killAct';
import { type KillReport, killRun } from './kill/killRun';

const KILLS = many(30, 1);
/** As often by each of the two. */
const STOPS = many(4, 2);
const signals = [
  ...Array.from({ length: KILLS }, () => 'SIGKILL' as const),
  ...Array.from({ length: STOPS }, (_, n) => (n % 2 ? ('SIGINT' as const) : ('SIGTERM' as const))),
];

let built: ReturnType<typeof buildServer>;
let report: KillReport;
// One server and its data for both rows: most of the time goes into its starts.
beforeAll(async () => {
  built = buildServer();
  report = await killRun({ entry: built.entry, rounds: signals.length, signals });
}, 900_000);
afterAll(() => built.remove());

describe('a server that is ended under load', () => {
  it('[DU1][CC3] by kill -9: every acknowledged write is there, once, and whole', () => {
    expect(report.lost).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(signals.length);
    expect(report.starts).toHaveLength(signals.length);
  });

  it('[DU6] by SIGTERM and SIGINT: it finishes what it began, loses nothing, and ends with 0', () => {
    expect(report.lost).toEqual([]);
    expect(new Set(report.exits)).toEqual(new Set([0]));
    // The last of all ends a server that nobody writes to.
    expect(report.exits).toHaveLength(STOPS + 1);
  });
});

describe('a server that is killed in the middle of an act of many rows', () => {
  it('[DU1][CC3] has done whole slices and says which; the same call does the rest, once; its batch goes back', async () => {
    const { killed, told, through, back, wrong } = await killAct(built.entry);
    expect(killed.dearer).toBeGreaterThan(0);
    expect(killed.dearer).toBeLessThan(ROWS);
    expect(killed).toEqual({
      dearer: killed.dearer,
      plain: ROWS - killed.dearer,
      noted: killed.dearer,
      batches: 1,
    });
    expect(killed.dearer % SLICE).toBe(0);
    expect(told).toBe(ROWS);
    expect(through).toEqual({ dearer: ROWS, plain: 0, noted: ROWS, batches: 1 });
    expect(back).toEqual({ dearer: 0, plain: ROWS, noted: 0, batches: 0 });
    expect(wrong).toEqual([]);
  }, 300_000);
});
