import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { importsOf } from './circlesOf';

const ASSETS = join('dist', 'assets');

/** The script of this name in the build: `console` -> `console-<hash>.js`. */
const script = (name: string): string => {
  const found = readdirSync(ASSETS).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (found === undefined) throw new Error(`Expected a script "${name}" in ${ASSETS}, found none.`);
  return found;
};

/** The scripts that the page itself names as its own: those it only fetches ahead are counted where they run. */
const entries = (): readonly string[] =>
  [
    ...readFileSync(join('dist', 'index.html'), 'utf8').matchAll(
      /(?:src|data-main)="\/assets\/([^" ]+\.js)"/g,
    ),
  ].flatMap(([, file]) => file ?? []);

/** These scripts and all that they import before they run. */
const closure = (...files: readonly string[]): ReadonlySet<string> => {
  const reached = new Set(files);
  for (const file of reached) {
    for (const imported of importsOf(readFileSync(join(ASSETS, file), 'utf8'))) reached.add(imported);
  }
  return reached;
};

/** Gzipped, in kilobytes of 1000. */
const weight = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file))).length, 0) / 1000;

/** The budget of B2 is 250. */
const LIST_KB = 235;

/** What stands between nothing and the first row of a list. */
const list = (): ReadonlySet<string> => closure(...entries(), script('console'), script('texts'));

test('[B1] the landing page reads at most 130 kB of scripts, and 200 kB with the modal open', () => {
  const landing = closure(...entries(), script('LandingPage'), script('landing'));
  expect(weight(landing)).toBeLessThanOrEqual(122);
  expect(weight(closure(...landing, script('AuthModal')))).toBeLessThanOrEqual(200);
});

test('[B2] the first row of a list stands on few scripts, in at most six files', () => {
  const files = list();
  expect(weight(files)).toBeLessThanOrEqual(LIST_KB);
  expect(files.size).toBeLessThanOrEqual(6);
});

/** The budget of B3 is 40; what is over stands in docs/decisions/0003. */
const FORM_KB = 45;

test('[B3] a form brings little along, and no phone data, calendar, cropper, menu or dialog', () => {
  const files = closure(script('form'));
  expect(files.size).toBeGreaterThan(2);
  const known = list();
  expect(weight([...files].filter((file) => !known.has(file)))).toBeLessThanOrEqual(FORM_KB);
  const lazyWithPreload = ['PhoneWidget', 'CalendarPane', 'CropDialog', 'overlay', 'Popper', 'LeaveDialog'];
  for (const name of lazyWithPreload) expect(files).not.toContain(script(name));
  // Types that few sections have come with the first section that has one.
  for (const type of ['venue', 'graphic', 'file', 'ingredients']) {
    expect(files).not.toContain(script(type));
  }
});

test('[B2] the editor is fetched by the editor alone', () => {
  const texts = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(ASSETS, file), 'utf8')] as const);
  const asks = (text: string, file: string): boolean => text.includes(`import(\`./${file}\`)`);
  const own = texts.map(([file]) => file).filter((file) => closure(file).has(script('board')));
  expect(own).toContain(script('board'));
  const asked = own
    .filter((file) => file !== script('board'))
    .filter((file) => texts.some(([from, text]) => !own.includes(from) && asks(text, file)));
  expect(asked).toEqual([]);
  // Somebody asks for it at all: the console, for the page.
  expect(texts.some(([from, text]) => !own.includes(from) && asks(text, script('board')))).toBe(true);
});

test('[FP-19] the numbering plans of the world are in the build once, and no flag comes from a foreign host', () => {
  const scripts = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(ASSETS, file), 'utf8'));
  const plans = scripts.flatMap((text) => text.match(/7:\[(["'`])RU\1,\1KZ\1\]/g) ?? []);
  expect(plans).toHaveLength(1);
  expect(scripts.filter((text) => text.includes('flagcdn'))).toEqual([]);
});
