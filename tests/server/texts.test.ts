import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatText } from '../../i18n/formatText';
import { errors } from '../../i18n/ru/errors';
import { problemTexts } from '../../server/texts/problems';
import { problemText } from '../../server/texts/problemText';

const contract = readdirSync('contract', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
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
    expect(found.filter((key) => !Object.hasOwn(problemTexts, key))).toEqual([]);
  });

  it('are those of the console, whoever finds the problem', () => {
    const console: Readonly<Record<string, string>> = errors;
    const differing = Object.entries(problemTexts).filter(([key, text]) => console[key] !== text);
    expect(differing).toEqual([]);
  });

  it.each([0, 1, 2, 5, 11, 21, 22, 25, 101])('count %d as the console counts', (count) => {
    for (const key of Object.keys(problemTexts)) {
      const args = { smart_count: count, min: 1, max: 9, size: 2, extensions: 'jpg, png' };
      const text: Readonly<Record<string, string>> = errors;
      expect(problemText({ key, args })).toBe(formatText(text[key] ?? '', args));
    }
  });
});
