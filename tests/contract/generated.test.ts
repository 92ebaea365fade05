import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { GENERATED_VALIDATOR, printValidator } from '../../contract/compileValidators';

describe('the validator compiled ahead of time', () => {
  it('is not stale: npm run validators would write the same', async () => {
    expect(await readFile(GENERATED_VALIDATOR, 'utf8')).toBe(printValidator());
  });

  it('[XC4] compiles nothing at run time and needs no other module', async () => {
    const code = await readFile(GENERATED_VALIDATOR, 'utf8');
    expect(code).not.toMatch(/\brequire\b\(|\bimport\b|\beval\b|new Function/);
  });
});
