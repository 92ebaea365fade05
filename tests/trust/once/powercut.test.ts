import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { many } from '../many';
import { powercutRun } from './powercut/powercutRun';

describe('a power cut', () => {
  it('[DU2] drops, tears and reorders what was not synced: it opens, and nothing acknowledged is lost', async () => {
    const seeds = [1, 2, 3].slice(0, many(3, 1));
    const report = await powercutRun(seeds);
    expect(report.lost).toEqual([]);
    expect(report.openings).toHaveLength(seeds.length);
    expect(report.acknowledged).toBeGreaterThan(30 * seeds.length);
  }, 600_000);

  it('[DU2][DU3] would be noticed: where syncs do not count, acknowledged rows are lost', () => {
    // In a process of its own: a damaged database takes the process it runs in along.
    const run = ['--import', 'tsx', 'tests/trust/once/powercut/main.ts', '1', 'ignored'];
    const { status, stdout } = spawnSync(process.execPath, run, { encoding: 'utf8' });
    expect(stdout).toMatch(/lost [1-9]/);
    expect(status).toBe(1);
  }, 300_000);
});
