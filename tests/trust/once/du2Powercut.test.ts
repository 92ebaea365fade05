import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { powercutRun } from './powercut/powercutRun';

describe('a power cut', () => {
  it('[DU2] drops, tears and reorders what was not synced: it opens, and nothing acknowledged is lost', async () => {
    const report = await powercutRun([1, 2, 3]);
    expect(report.lost).toEqual([]);
    expect(report.openings).toHaveLength(3);
    expect(report.acknowledged).toBeGreaterThan(100);
  }, 600_000);

  it('[DU2][DU3] would be noticed: where syncs do not count, acknowledged rows are lost', () => {
    // In a process of its own: a damaged database takes the process it runs in along.
    const run = ['--import', 'tsx', 'tests/trust/once/powercut/main.ts', '1', 'ignored'];
    const { status, stdout } = spawnSync(process.execPath, run, { encoding: 'utf8' });
    expect(stdout).toMatch(/lost [1-9]/);
    expect(status).toBe(1);
  }, 300_000);
});
