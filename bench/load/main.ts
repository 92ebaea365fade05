import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Child, startChild } from '../report/startChild';
import { type Figures, fire, type Shot } from './fire';
import { type Field, seed } from './plant';
import { measureProcesses } from './processes';

const FOODS = Number(process.env.FOODS ?? 100_000);
const SECONDS = Number(process.env.SECONDS ?? 20);
const CONNECTIONS = 20;

const { values } = parseArgs({
  options: {
    /** How many processes at once, on the PostgreSQL that is named, and one after the other started anew: `1,2,4`. */
    processes: { type: 'string', default: '' },
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ?? '' },
    redis: { type: 'string', default: '' },
  },
});

let turn = 0;
const pick = (field: Field) => {
  turn += 1;
  const owner = field.owners[turn % field.owners.length];
  const category = owner?.categories[Math.floor(turn / field.owners.length) % owner.categories.length];
  return { category, auth: { authorization: `Bearer ${owner?.token}` } };
};
const list = (field: Field): ReturnType<Shot['next']> => {
  const { category, auth } = pick(field);
  return { method: 'GET', path: `/api/foods/category/${category}?page=1&per_page=10`, headers: auth };
};
const create = (field: Field): ReturnType<Shot['next']> => {
  const { category, auth } = pick(field);
  const body = JSON.stringify({
    category_id: category,
    type: 'food',
    title: `New dish ${turn}`,
    price: '390',
  });
  return {
    method: 'POST',
    path: '/api/foods',
    headers: { ...auth, 'content-type': 'application/json' },
    body,
  };
};
/** The embedded database, beside the floor. */
const besideFloor = async (): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), 'carte-load-'));
  const children: Child[] = [];

  const start = async (command: readonly string[], folder: string): Promise<string> => {
    const child = await startChild(command, { DATA_DIR: join(root, folder) });
    children.push(child);
    return child.url;
  };

  const field = await seed({ DATA_DIR: join(root, 'ours'), DATABASE_URL: undefined }, FOODS);
  cpSync(join(root, 'ours'), join(root, 'floor'), { recursive: true });
  try {
    const urls = {
      floor: await start(['--import', 'tsx', 'bench/load/floor.ts'], 'floor'),
      ours: await start(['dist-server/main.js'], 'ours'),
    };
    const rows: Record<string, Figures> = {};
    for (const [what, next, rate] of [
      ['list', () => list(field), 600],
      ['create', () => create(field), 400],
    ] as const) {
      for (const who of ['floor', 'ours'] as const) {
        await fire({ url: urls[who], seconds: 3, connections: CONNECTIONS, next });
        rows[`${who} ${what} max`] = await fire({
          url: urls[who],
          seconds: SECONDS / 2,
          connections: CONNECTIONS,
          next,
        });
        rows[`${who} ${what} at ${rate}`] = await fire({
          url: urls[who],
          rate,
          seconds: SECONDS,
          connections: CONNECTIONS,
          next,
        });
      }
    }
    console.table(rows);
  } finally {
    for (const child of children) await child.stop();
    rmSync(root, { recursive: true, force: true });
  }
};

if (values.processes === '') await besideFloor();
else
  await measureProcesses({
    counts: values.processes.split(',').map(Number),
    database: values.database,
    redis: values.redis,
    foods: FOODS,
    seconds: SECONDS,
    calls: (field) => ({ list: () => list(field), create: () => create(field) }),
  });
