import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '../report/startChild';
import { type Figures, fire, type Shot } from './fire';
import { seed } from './plant';

const FOODS = Number(process.env.FOODS ?? 100_000);
const SECONDS = Number(process.env.SECONDS ?? 20);
const CONNECTIONS = 20;

const root = mkdtempSync(join(tmpdir(), 'carte-load-'));
const children: Child[] = [];

const start = async (command: readonly string[], folder: string): Promise<string> => {
  const child = await startChild(command, { DATA_DIR: join(root, folder) });
  children.push(child);
  return child.url;
};

const field = await seed({ DATA_DIR: join(root, 'ours'), DATABASE_URL: undefined }, FOODS);
cpSync(join(root, 'ours'), join(root, 'floor'), { recursive: true });
let turn = 0;
const pick = () => {
  turn += 1;
  const owner = field.owners[turn % field.owners.length];
  const category = owner?.categories[Math.floor(turn / field.owners.length) % owner.categories.length];
  return { category, auth: { authorization: `Bearer ${owner?.token}` } };
};
const list: Shot['next'] = () => {
  const { category, auth } = pick();
  return { method: 'GET', path: `/api/foods/category/${category}?page=1&per_page=10`, headers: auth };
};
const create: Shot['next'] = () => {
  const { category, auth } = pick();
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
try {
  const urls = {
    floor: await start(['--import', 'tsx', 'bench/load/floor.ts'], 'floor'),
    ours: await start(['dist-server/main.js'], 'ours'),
  };
  const rows: Record<string, Figures> = {};
  for (const [what, next, rate] of [
    ['list', list, 600],
    ['create', create, 400],
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
