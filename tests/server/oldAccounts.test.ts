import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS } from '../../contract/vocabulary';

const FOLDER = 'server/migrations';
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const sqlOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const isNew = (name: string) => sqlOf(name).includes('CREATE TABLE "devices"');

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } });
  const change = files.findIndex(isNew);
  for (const name of files.slice(0, change)) await db.exec(sqlOf(name));
  await db.exec(`
    insert into users (id, email, password_hash, state, links, created_at, updated_at)
      values (1, 'anna@carte.example', 'hash', 'active', '[]', now(), now());
    insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values ('own', 1, now(), now(), now());
    insert into sessions (token_hash, shadow, created_at, last_seen_at, expires_at)
      values ('taken', '{"id": 2, "email": "anna@carte.example", "phone": "+79001234567"}', now(), now(), now());
  `);
  const team = files.findIndex((name) => sqlOf(name).includes('CREATE TABLE "members"'));
  for (const name of files.slice(change, team)) await db.exec(sqlOf(name));
  await db.exec(`
    insert into users (id, email, password_hash, state, links, created_at, updated_at)
      values (7, 'boris@carte.example', 'hash', 'blocked', '[]', now(), now());
    insert into points (id, user_id, title, url, created_at, updated_at, deleted_at)
      values (1, 1, 'A', 'a', now(), now(), null), (2, 1, 'B', 'b', now(), now(), now()), (3, 7, 'A', 'a', now(), now(), null);
  `);
  for (const name of files.slice(team)) await db.exec(sqlOf(name));
}, 120_000);
afterAll(() => db.close());

describe('a database from before devices were marked', () => {
  it('keeps its sessions; a registration on a taken address becomes a row like any other', async () => {
    const { rows } = await db.query(
      `select token_hash, users.email, users.state, users.password_hash as hash from sessions
         join users on users.id = sessions.user_id order by token_hash`,
    );
    expect(rows).toMatchObject([
      { token_hash: 'own', email: 'anna@carte.example', state: 'active', hash: 'hash' },
      { token_hash: 'taken', email: 'anna@carte.example', state: 'unverified' },
    ]);
  });
});

describe('a database from before there were businesses', () => {
  it('[TM-01] has one for each account, of which they are the owner; venues stay theirs, those in the bin too', async () => {
    const { rows } = await db.query(
      `select users.email, members.all_points, roles.preset, array_agg(points.id order by points.id) as points
       from members join users on users.id = members.user_id join roles on roles.id = members.role_id
         left join points on points.business_id = members.business_id
       group by 1, 2, 3 order by 1`,
    );
    expect(rows).toEqual([
      { email: 'anna@carte.example', all_points: true, preset: 'owner', points: [1, 2] },
      { email: 'boris@carte.example', all_points: true, preset: 'owner', points: [3] },
    ]);
    const roles = await db.query<{ preset: string }>(
      `select preset from roles where business_id = 7 order by id`,
    );
    expect(roles.rows.map(({ preset }) => preset)).toEqual(PRESETS);
    // The next business gets a number of its own.
    const next = await db.query<{ id: number }>(
      `insert into businesses (created_at, updated_at) values (now(), now()) returning id`,
    );
    expect(next.rows[0]?.id).toBe(8);
  });
});
