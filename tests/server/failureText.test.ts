import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadEnv } from '../../server/env';
import { failureText } from '../../server/failureText';

/** Stands for whatever people have in their rows. */
const SECRET = 'scrypt$kanareika';

const said = (code: string, message: string, more: object = {}): Error =>
  Object.assign(new DatabaseError(message, 0, 'error'), { code, ...more });
const failed = (cause: Error): Error =>
  new DrizzleQueryError(`insert into users values ($1) -- ${SECRET}`, [SECRET], cause);

describe('what a process says when it ends', () => {
  it('is the message alone, where that is meant for people', () => {
    expect(failureText(new BadEnv('PORT: expected a number.'))).toBe('PORT: expected a number.');
    expect(failureText(new Error('at the start', { cause: new BadEnv('PORT') }))).toBe('PORT');
  });

  it('names a clash by its constraint and place, and no value of a row', () => {
    const clash = said('23505', `duplicate key ${SECRET}`, {
      constraint: 'users_email',
      detail: `Key (email)=(${SECRET}) already exists.`,
    });
    const text = failureText(failed(clash));
    expect(text).toMatch(/^The database has refused a statement \(23505, users_email\)\.\n\s+at /);
    expect(text).not.toContain(SECRET);
    expect(failureText(failed(said('22P02', `invalid input "${SECRET}"`)))).not.toContain(SECRET);
    expect(failureText(new DrizzleQueryError(SECRET, [SECRET]))).not.toContain(SECRET);
  });

  it.each([
    ['28P01', 'password authentication failed for user "carte"'],
    ['3D000', 'database "carte" does not exist'],
    ['53300', 'sorry, too many clients already'],
  ])('gives the words of the database where they are about no row: %s', (code, words) => {
    expect(failureText(failed(said(code, words)))).toBe(`The database cannot be used: ${words} (${code}).`);
  });

  it.each([
    ['EROFS', `EROFS: read-only file system, mkdir '/data'`, 'set another DATA_DIR'],
    ['EACCES', `EACCES: permission denied, open '/data/db.lock'`, 'set another DATA_DIR'],
    ['ENOSPC', 'ENOSPC: no space left on device, write', 'Make room'],
    ['EADDRINUSE', 'listen EADDRINUSE: address already in use 127.0.0.1:3000', 'set another PORT'],
  ])('says %s in words, with what to do', (code, message, advice) => {
    const text = failureText(Object.assign(new Error(message), { code, syscall: 'open' }));
    expect(text).toContain(`This process cannot go on: ${message}.`);
    expect(text).toContain(advice);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('is one line where nobody listens, whichever address was tried', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(failureText(failed(new AggregateError([refused])))).toBe(
      'This process cannot go on: connect ECONNREFUSED ::1:5432.',
    );
  });

  it('has the place in our code for anything else', () => {
    expect(failureText(new TypeError('no such thing'))).toMatch(/^TypeError: no such thing\n\s+at /);
    expect(failureText('text')).toBe('text');
  });
});

describe('a process whose DATA_DIR cannot be used', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'carte-failure-'));
    writeFileSync(join(root, 'file'), 'no folder');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['main.ts'],
    ['moderate.ts'],
    ['purge.ts', '--dry-run'],
    ['backup/backup.ts', 'backup'],
    ['seed/citiesImport.ts', 'content/cities.csv'],
  ])(
    '%s ends with 1 and one line of words',
    async (entry, ...args) => {
      const { PATH = '', HOME = '' } = process.env;
      const child = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          `server/${entry}`,
          ...args.map((one) => (one === 'backup' ? join(root, one) : one)),
        ],
        { env: { PATH, HOME, PORT: '0', DATA_DIR: join(root, 'file', 'data') } },
      );
      let text = '';
      child.stderr.on('data', (chunk) => {
        text += String(chunk);
      });
      expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
      expect(text.trimEnd().split('\n')).toEqual([expect.stringMatching(/file\/data|There is no database/)]);
    },
    60_000,
  );
});
