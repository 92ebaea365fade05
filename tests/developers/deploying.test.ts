import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpointOf } from '../../contract/endpoints';
import { readEnv } from '../../server/env';
import viteConfig from '../../server/vite.config';

const text = readFileSync('docs/deploying.md', 'utf8');
const blocks = (path: string): readonly string[] =>
  [...text.matchAll(/^```text (\S+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, body = '']) =>
    name === path ? [body] : [],
  );
const settingsOf = (block: string): Record<string, string> =>
  Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]),
  );

const known = new Set(
  [...readFileSync('README.md', 'utf8').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
);

describe('docs/deploying.md', () => {
  it.each(blocks('/etc/carte.env'))('has settings that the server takes: %#', (block) => {
    const settings = settingsOf(block);
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    expect(readEnv(settings)).toMatchObject({ SEED_DEMO: false, PUBLIC_URL: settings.PUBLIC_URL });
  });

  it('starts what the build makes, and runs scripts that there are', () => {
    const made = Object(viteConfig({ mode: 'production', command: 'build' }));
    const entries = Object.keys(made.build.rolldownOptions.input);
    const started = [...text.matchAll(/dist-server\/(\w+)\.js/g)].map(([, name]) => name);
    expect(started).toHaveLength(2);
    expect(started.filter((name) => !entries.includes(String(name)))).toEqual([]);
    const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
    const run = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
    expect(run.length).toBeGreaterThan(4);
    expect(run.filter((name) => !Object.hasOwn(scripts, String(name)))).toEqual([]);
  });

  it('takes every copy with the settings of the server: without them it would look into another folder', () => {
    const copies = text.split('\n').filter((line) => /npm run (?:--silent )?backup/.test(line));
    expect(copies.length).toBe(2);
    expect(copies.filter((line) => !line.includes('set -a && . /etc/carte.backup.env'))).toEqual([]);
  });

  it('has a unit that keeps the process alive, and lets it end and write its data', () => {
    const [unit = ''] = blocks('/etc/systemd/system/carte.service');
    const { DATA_DIR } = settingsOf(blocks('/etc/carte.env')[0] ?? '');
    expect(unit).toContain(`ReadWritePaths=${DATA_DIR}\n`);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(10);
    const folder = mkdtempSync(join(tmpdir(), 'carte-unit-'));
    try {
      writeFileSync(
        join(folder, 'carte.service'),
        unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
      );
      const { error, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'carte.service')], {
        encoding: 'utf8',
      });
      // Where there is no systemd, nobody can say.
      if (!error)
        expect(
          stderr.split('\n').filter((line) => /Unknown (?:key|section)|Failed to parse/.test(line)),
        ).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has a proxy that passes bodies as large as the server takes, and the stream of events at once', () => {
    const [proxy = ''] = blocks('/etc/nginx/sites-enabled/carte');
    expect(proxy).toContain('client_max_body_size 12m;');
    expect(proxy).toContain(`location = /api${endpointOf('live.read').path} {`);
    expect(proxy.match(/X-Forwarded-For \$remote_addr/g)).toHaveLength(2);
  });
});
