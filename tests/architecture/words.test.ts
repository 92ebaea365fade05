import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSE, sourceFiles } from './sources';
import { textsIn } from './textsIn';

const page = readFileSync('docs/words.md', 'utf8');
const [rulesPart = '', exceptPart = ''] = page.split('## Texts that say it all the same');
const cellsOf = (part: string): readonly (readonly string[])[] =>
  [...part.matchAll(/^\| (.+?) \|$/gm)]
    .map(([, row = '']) => row.split(/(?<!\\) ?\| ?/).map((cell) => cell.replaceAll('\\|', '|').trim()))
    .filter(([first = '']) => !/^-|^we say$|^text$/.test(first));

/** What is never said, and what is said instead. */
const rules = cellsOf(rulesPart).flatMap(([say = '', never = '']) =>
  [...never.matchAll(/`([^`]+)`/g)].map(([, stem = '']) => ({
    say,
    // A word begins where a letter follows none: `\b` knows no Russian.
    wrong: new RegExp(stem.replaceAll('\\b', '(?<!\\p{L})'), 'iu'),
  })),
);
const allowed = new Set(cellsOf(exceptPart).map(([text = '']) => text));

const CATALOGUE =
  /^(?:i18n\/|contract\/texts\/|guest\/texts\.ts$|resources\/[^/]+\/messages\.ts$|server\/texts\/)/;
/** They show what a field may be called, not what we call it. */
const SAMPLES = /Samples\.ts$/;
const RUSSIAN = /[а-яё]{2}/i;

/** A plain space, at which the line may end, between a number and what it counts in. */
const NUMBER_WITHOUT_UNIT = /[\d}] (?:г|кг|мл|л|ккал|₽|%|МБ|КБ|мин)(?![\p{L}{])/u;

const texts = sourceFiles(...HOUSE)
  .filter(({ path }) => CATALOGUE.test(path) && !SAMPLES.test(path))
  .flatMap(({ path, program }) => textsIn(program).map((text) => ({ path, text: text.trim() })))
  .filter(({ text }) => RUSSIAN.test(text));

describe('one word for each thing', () => {
  it('what is never said is said nowhere', () => {
    const wrong = texts.flatMap(({ path, text }) =>
      allowed.has(text)
        ? []
        : rules
            .filter(({ wrong }) => wrong.test(text.replace(/%\{\w+\}/g, '')))
            .map(({ say }) => `${path}: «${text}»: say «${say}»`),
    );
    expect(wrong, 'say it as docs/words.md does, or tell there why not').toEqual([]);
  });

  it('a number keeps its unit in one line', () => {
    const torn = texts.filter(({ text }) => !allowed.has(text) && NUMBER_WITHOUT_UNIT.test(text));
    expect(torn, 'write the space between a number and its unit as \\u00a0').toEqual([]);
    expect(['Файл до 10 МБ', '%{amount} ₽'].every((text) => NUMBER_WITHOUT_UNIT.test(text))).toBe(true);
  });

  it('the page tells of no text that is gone', () => {
    const said = new Set(texts.map(({ text }) => text));
    const gone = [...allowed].filter((text) => !said.has(text));
    expect(gone, 'take it out of docs/words.md').toEqual([]);
  });

  it('reads its rules and the catalogue', () => {
    expect(rules.length).toBeGreaterThan(25);
    expect(texts.length).toBeGreaterThan(1000);
    expect(rules.some(({ wrong }) => wrong.test('Показ гостям'))).toBe(true);
    expect(rules.some(({ wrong }) => wrong.test('Ещё не сохранено'))).toBe(false);
  });
});
