import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadEnv, readEnv } from '../../server/env';

describe('the environment', () => {
  it('[DC-42][DC-45] may be empty', () => {
    expect(readEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: undefined,
      ALLOWED_ORIGINS: [],
      DATA_DIR: resolve('data'),
      DATABASE_URL: undefined,
      DATABASE_REPLICA_URL: undefined,
      FILES_URL: undefined,
      SECRETS_KEY: undefined,
      SEED_DEMO: true,
      DEMO_PASSWORD: undefined,
      EXAMPLE_MENU: undefined,
      GUEST_COUNTS: true,
      SMTP_URL: undefined,
      MAIL_FROM: 'Carte <no-reply@carte.example>',
      MODERATION: 'manual',
      MODERATORS: [],
      DISK_SECONDS: 10,
      HISTORY_DAYS: 180,
      AUTH_GET_LOGIN: true,
      TRUST_PROXY: [],
      REQUESTS_PER_MINUTE: 6000,
      CONNECTIONS_PER_ADDRESS: 400,
      REDIS_URL: undefined,
      METRICS_PORT: undefined,
      METRICS_HOST: '127.0.0.1',
    });
  });

  it('[DC-40] plants no demo on PostgreSQL unless told to', () => {
    const DATABASE_URL = 'postgres://carte@db.example/carte';
    expect(readEnv({ DATABASE_URL })).toMatchObject({ SEED_DEMO: false, DATABASE_URL });
    expect(readEnv({ DATABASE_URL, SEED_DEMO: '1' }).SEED_DEMO).toBe(true);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['HOST', 'a b'],
    ['MODERATORS', 'nobody'],
    ['PUBLIC_URL', 'carte.example'],
    ['PUBLIC_URL', 'ftp://carte.example'],
    ['PUBLIC_URL', 'https://carte.example/console'],
    ['PUBLIC_URL', 'https://carte.example/?x=1'],
    ['SECRETS_KEY', 'too short'],
    ['SECRETS_KEY', `${Buffer.alloc(32).toString('base64')},nonsense`],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_REPLICA_URL', 'mysql://x'],
    ['DATABASE_URL', 'nonsense'],
    ['FILES_URL', 'ftp://key:secret@host/bucket'],
    ['FILES_URL', 'https://host/bucket'],
    ['FILES_URL', 's3://key:secret@host/a/b'],
    ['SEED_DEMO', 'yes'],
    ['DEMO_PASSWORD', 'short'],
    ['SMTP_URL', 'http://mail.example'],
    ['MODERATION', 'auto'],
    ['AUTH_GET_LOGIN', 'maybe'],
    ['DISK_SECONDS', '0'],
    ['HISTORY_DAYS', '0'],
    ['HISTORY_DAYS', 'for ever'],
    ['TRUST_PROXY', 'everybody'],
    ['REQUESTS_PER_MINUTE', '-1'],
    ['REDIS_URL', 'http://redis.example'],
    ['METRICS_PORT', 'x'],
    ['METRICS_HOST', 'a b'],
  ])('[DC-46] refuses %s=%s by name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`\\b${name}: expected `));
  });

  it('[DC-46] names all bad ones in one message, and no values', () => {
    const bad = { PORT: 'canary', MODERATION: 'canary', SMTP_URL: 'canary', DATABASE_URL: 'canary' };
    try {
      readEnv(bad);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BadEnv);
      const { message } = error as BadEnv;
      for (const name of Object.keys(bad)) expect(message).toContain(name);
      expect(message).not.toContain('canary');
    }
  });
});
