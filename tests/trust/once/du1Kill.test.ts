import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many } from '../many';
import { buildServer } from './buildServer';
import { killRun } from './kill/killRun';

let built: ReturnType<typeof buildServer>;
beforeAll(() => {
  built = buildServer();
}, 120_000);
afterAll(() => built.remove());

describe('a server that is ended under load', () => {
  it('[DU1][CC3] by kill -9: every acknowledged write is there, once, and whole', async () => {
    const rounds = many(30, 1);
    const report = await killRun({ entry: built.entry, rounds, signals: ['SIGKILL'] });
    expect(report.lost).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(rounds);
    expect(report.starts).toHaveLength(rounds);
  }, 600_000);

  it('[DU6] by SIGTERM and SIGINT: it finishes what it began, loses nothing, and ends with 0', async () => {
    const report = await killRun({ entry: built.entry, rounds: many(4, 2), signals: ['SIGTERM', 'SIGINT'] });
    expect(report.lost).toEqual([]);
    expect(new Set(report.exits)).toEqual(new Set([0]));
    expect(report.exits).toHaveLength(many(4, 2) + 1);
  }, 300_000);
});
