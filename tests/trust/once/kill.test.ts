import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLICE } from '../../../server/engine/slices';
import { many } from '../many';
import { buildServer } from './buildServer';
import { ACTS, killAct, ROWS } from './kill/killAct';
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
  it.each([
    ['prices', ROWS],
    // What hangs under what the same slice has made is no entry of its own.
    ['copy', expect.any(Number)],
  ] as const)(
    '[DU1][CC3] (%s) has done whole slices and says which; the same call does the rest, once; its batch goes back',
    async (act, noted) => {
      const { killed, told, through, back, wrong } = await killAct(built.entry, ACTS[act]);
      expect(killed.done).toBeGreaterThan(0);
      expect(killed.done).toBeLessThan(ROWS);
      expect(killed).toMatchObject({ batches: 1, ...(act === 'prices' && { noted: killed.done }) });
      expect(killed.done % SLICE).toBe(0);
      expect(told).toBe(ROWS);
      expect(through).toEqual({ done: ROWS, noted, batches: 1 });
      expect(back).toEqual({ done: 0, noted: 0, batches: 0 });
      expect(wrong).toEqual([]);
    },
    300_000,
  );
});
