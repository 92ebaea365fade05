import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import type { Figure } from '../report/Figure';
import { publish } from '../report/publish';
import { measureScale } from './atScale';
import { type Costs, measureSize, type Setting } from './measureSize';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,1000000' },
    embedded: { type: 'string', default: '1000,200000' },
    rounds: { type: 'string', default: '8' },
    /** A PostgreSQL server; a database of our own is made on it and dropped. Without one only the embedded is measured. */
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ?? '' },
    /** Another build of the server (`.../dist-server/main.js`), asked in the same turns on PostgreSQL. */
    before: { type: 'string', default: '' },
    /** On PostgreSQL: the venues of one business, and the entries of its journal; minutes to fill in, so it is asked for. */
    venues: { type: 'string', default: '' },
    entries: { type: 'string', default: '1000000' },
  },
});
const rounds = Number(values.rounds);

const BUILD = 'dist-server/main.js';
const S1: Readonly<Record<string, number>> = { list: 1.5, one: 1.5, search: 2, create: 3, update: 3 };
const S2 = 1.5;
/** Of the whole palette (Q1). */
const PALETTE_MS = 40;

type Measured = readonly (readonly [size: number, costs: Costs])[];

const measureAll = async (sizes: string, settings: Parameters<typeof measureSize>[1]): Promise<Measured> => {
  const measured: [number, Costs][] = [];
  for (const size of sizes === '' ? [] : sizes.split(',').map(Number))
    measured.push([size, await measureSize(size, settings, rounds)]);
  return measured;
};

const timeOf = (costs: Costs, name: string): number => costs[name]?.time ?? Number.NaN;

/** What a call costs beside the bare one (auth, permissions, counting, parts), by the clock and by the processor; and beside another build. */
const besideBare = (measured: Measured): readonly Figure[] =>
  measured.flatMap(([size, costs]) =>
    Object.entries(costs).flatMap(([name, { time, processor }]): readonly Figure[] => {
      const [bare, before] = [costs[`bare ${name}`], costs[`before ${name}`]];
      const figure = { budget: 'S1', unit: 'ms' as const, ours: time };
      const allowed = S1[name];
      const beside = before && [
        { ...figure, what: `${name}, ${size} foods, beside the build before`, floor: before.time },
        {
          ...figure,
          what: `${name}, ${size} foods, processor, beside the build before`,
          ours: processor,
          floor: before.processor,
        },
      ];
      const same = costs[`same ${name}`];
      const alike = same && [
        {
          ...figure,
          what: `${name}, ${size} foods, beside bare Fastify with the same statements`,
          floor: same.time,
        },
      ];
      const own = bare && [
        {
          ...figure,
          what: `${name}, ${size} foods, beside bare Fastify`,
          floor: bare.time,
          ...(allowed !== undefined && { maxRatio: allowed }),
        },
        {
          ...figure,
          what: `${name}, ${size} foods, processor, beside bare Fastify`,
          ours: processor,
          floor: bare.processor,
        },
      ];
      return [...(own ?? []), ...(alike ?? []), ...(beside ?? [])];
    }),
  );

const growth = (measured: Measured, engine: string): readonly Figure[] => {
  const [smallest, ...larger] = measured;
  const largest = larger.at(-1);
  if (!smallest || !largest) return [];
  const names = ['list', 'filter', 'search', 'everything', 'misspelt', 'one', 'create', 'update'];
  return names.map((name) => ({
    budget: 'S2',
    what: `${engine}: ${name}, ${largest[0]} foods beside ${smallest[0]}`,
    unit: 'ms' as const,
    ours: timeOf(largest[1], name),
    floor: timeOf(smallest[1], name),
    ...(['list', 'filter', 'search'].includes(name) && { maxRatio: S2 }),
    ...(['everything', 'misspelt'].includes(name) && { maxRatio: S2, max: PALETTE_MS }),
  }));
};

const onPostgres = async (server: string): Promise<readonly Figure[]> => {
  const admin = new Pool({ connectionString: server, max: 1 });
  const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
  const made: string[] = [];
  const settingOf = async (build: string): Promise<Setting> => {
    const name = `carte_bench_${randomBytes(4).toString('hex')}`;
    const url = new URL(server);
    url.pathname = `/${name}`;
    await admin.query(`create database ${name}`);
    made.push(name);
    return { build, env: { DATABASE_URL: url.href, DATA_DIR: join(folder, name) } };
  };
  try {
    const ours = await settingOf(BUILD);
    const before = values.before === '' ? undefined : await settingOf(values.before);
    const measured = await measureAll(values.sizes, { ours, before });
    const size = { venues: Number(values.venues), entries: Number(values.entries) };
    const scale = size.venues > 0 ? await measureScale(size, await settingOf(BUILD), rounds) : [];
    return [...besideBare(measured), ...growth(measured, 'PostgreSQL'), ...scale];
  } finally {
    for (const name of made) await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true, force: true });
  }
};

const onEmbedded = async (): Promise<readonly Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
  try {
    const ours = { build: BUILD, env: { DATA_DIR: folder } };
    return growth(await measureAll(values.embedded, { ours }), 'embedded');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const figures = [...(values.database ? await onPostgres(values.database) : []), ...(await onEmbedded())];
await publish('backend', figures, {
  sizes: values.sizes,
  embedded: values.embedded,
  postgres: values.database ? 'measured' : 'not given',
});
process.exit(0);
