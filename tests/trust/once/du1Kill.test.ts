import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './buildServer';
import { killRun } from './kill/killRun';

let built: ReturnType<typeof buildServer>;
beforeAll(() => {
  built = buildServer();
}, 120_000);
afterAll(() => built.remove());

describe('a server that is ended under load', () => {
  it('[DU1][CC3] by kill -9: every acknowledged write is there, once, and whole', async () => {
    const report = await killRun({ entry: built.entry, rounds: 30, signals: ['SIGKILL'] });
    expect(report.lost).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(30);
    expect(report.starts).toHaveLength(30);
  }, 600_000);

  it('[DU6] by SIGTERM and SIGINT: it finishes what it began, loses nothing, and ends with 0', async () => {
    const report = await killRun({ entry: built.entry, rounds: 4, signals: ['SIGTERM', 'SIGINT'] });
    expect(report.lost).toEqual([]);
    expect(report.exits).toEqual([0, 0, 0, 0, 0]);
  }, 300_000);
});
