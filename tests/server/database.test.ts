import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/openDatabase';

const folder = mkdtempSync(join(tmpdir(), 'carte-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A port where nobody listens: what is asked there is refused at once. */
const NOBODY = 'postgres://carte@127.0.0.1:1/carte';

describe('the database', () => {
  it('[DC-43] is the PostgreSQL of DATABASE_URL, and no embedded one takes its place when it does not answer', async () => {
    const failure: unknown = await openDatabase({ DATABASE_URL: NOBODY, DATA_DIR: folder }).catch(
      (error: unknown) => error,
    );
    const causes = [failure, failure instanceof Error ? failure.cause : undefined];
    expect(causes).toContainEqual(expect.objectContaining({ code: 'ECONNREFUSED' }));
    expect(existsSync(join(folder, 'db'))).toBe(false);
  });
});
