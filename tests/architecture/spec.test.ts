import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownIds } from '../spec/checklist';
import { HOUSE, placeOf, sourceFiles } from './sources';

const SHARED = '../shared/spec';
const isShared = existsSync(SHARED);

it(`docs/spec ${isShared ? 'says what' : 'was not compared with'} ${SHARED} ${isShared ? 'says' : ': it is not here'}`, () => {
  const names = readdirSync('docs/spec').filter((name) => name.endsWith('.md'));
  expect(names.sort()).toEqual(['3-decisions.md', '4-beyond.md', 'checklist.md']);
  for (const name of isShared ? names : [])
    expect(readFileSync(`docs/spec/${name}`, 'utf8'), name).toBe(readFileSync(`${SHARED}/${name}`, 'utf8'));
});

/** Comments cite a requirement by its id, `LP-07`, and nothing that stands elsewhere than in this repository. */
it('comments cite only what docs/spec knows', () => {
  const known = knownIds();
  const wrong = sourceFiles(...HOUSE, 'tests', 'bench').flatMap((file) =>
    file.comments.flatMap((text) => {
      const ids = text.match(/\b[A-Z]{2}-\d{2}\b/g) ?? [];
      const isBare = /§|\btraps? \d|\bstyle \d/i.test(text);
      return isBare || ids.some((id) => !known.has(id))
        ? [`${placeOf(file, literally(text))} ${text.trim()}`]
        : [];
    }),
  );
  expect(wrong, 'cite an id of docs/spec, or say in words what holds').toEqual([]);
});

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
