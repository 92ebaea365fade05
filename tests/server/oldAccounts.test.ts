import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  for (const name of files.slice(change)) await db.exec(sqlOf(name));
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
