import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import type { Figure } from '../report/Figure';
import { publish } from '../report/publish';
import { measureSize, type Times } from './measureSize';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    embedded: { type: 'string', default: '1000,10000,200000' },
    rounds: { type: 'string', default: '8' },
    /** A PostgreSQL server; a database of our own is made on it and dropped. Without one only the embedded is measured. */
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ?? '' },
  },
});
const rounds = Number(values.rounds);

const S1 = 1.5;
const S2 = 1.5;

type Measured = readonly (readonly [size: number, times: Times])[];

const measureAll = async (sizes: string, setting: Readonly<Record<string, string>>): Promise<Measured> => {
  const measured: [number, Times][] = [];
  for (const size of sizes.split(',').map(Number))
    measured.push([size, await measureSize(size, setting, rounds)]);
  return measured;
};

/** What a call costs beside the bare one: auth, permissions, counting, parts. */
const besideBare = (measured: Measured): readonly Figure[] =>
  measured.flatMap(([size, times]) =>
    ['list', 'one', 'create', 'search'].map((name) => ({
      budget: 'S1',
      what: `${name}, ${size} foods, beside bare Fastify`,
      unit: 'ms' as const,
      ours: times[name] ?? Number.NaN,
      floor: times[`bare ${name}`] ?? Number.NaN,
      ...(name === 'list' && { maxRatio: S1 }),
    })),
  );

const growth = (measured: Measured, engine: string): readonly Figure[] => {
  const [smallest, ...larger] = measured;
  const largest = larger.at(-1);
  if (!smallest || !largest) return [];
  return ['list', 'filter', 'search', 'everything', 'misspelt', 'one', 'create'].map((name) => ({
    budget: 'S2',
    what: `${engine}: ${name}, ${largest[0]} foods beside ${smallest[0]}`,
    unit: 'ms' as const,
    ours: largest[1][name] ?? Number.NaN,
    floor: smallest[1][name] ?? Number.NaN,
    ...(['list', 'filter', 'search'].includes(name) && { maxRatio: S2 }),
  }));
};

const onPostgres = async (server: string): Promise<readonly Figure[]> => {
  const name = `carte_bench_${randomBytes(4).toString('hex')}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
  await admin.query(`create database ${name}`);
  try {
    const measured = await measureAll(values.sizes, { DATABASE_URL: url.href, DATA_DIR: folder });
    return [...besideBare(measured), ...growth(measured, 'PostgreSQL')];
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true, force: true });
  }
};

const onEmbedded = async (): Promise<readonly Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'carte-bench-'));
  try {
    return growth(await measureAll(values.embedded, { DATA_DIR: folder }), 'embedded');
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
// The server's own log stands on standard output until the process ends.
process.exit(0);
