import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldErrorTexts } from '../../contract/texts/fieldErrors';
import { shownText } from '../../i18n/text';
import { fieldErrorText } from '../../server/texts/fieldErrorText';

const contract = readdirSync('contract', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('texts'))
  .map((name) => readFileSync(join('contract', name), 'utf8'))
  .join('\n');
/** Every key that a check of the contract can find. */
const found = [
  ...new Set(
    [
      ...contract.matchAll(
        /key: '(errors\.[\w.]+)'|'(errors\.(?:phone|schedule|closure|address|file|socials)\.\w+)'/g,
      ),
    ].map(([, a, b]) => a ?? b ?? ''),
  ),
];

describe('the words of the server', () => {
  it('there are some for every problem a check can find', () => {
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((key) => !Object.hasOwn(fieldErrorTexts, key))).toEqual([]);
  });

  it.each([0, 1, 2, 5, 11, 21, 22, 25, 101, 10_000])('count %d as the console counts', (count) => {
    for (const [key, text] of Object.entries(fieldErrorTexts)) {
      const args = { smart_count: count, min: 0.0001, max: 999.99, size: 2.5, extensions: 'jpg, png' };
      expect(fieldErrorText({ key, args })).toBe(shownText(text, args));
      expect(fieldErrorText({ key, args })).not.toMatch(/\d\.\d/);
    }
  });
});
