import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sourceFiles } from '../../architecture/sources';
import { circlesOf } from './circlesOf';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });

test('[XC4] no script of the build makes code of text', () => {
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const ways =
    /(?<![\w$.])eval\s*\(|(?<![\w$])Function\s*\(|\.constructor\s*\(\s*["'`]|set(?:Timeout|Interval)\s*\(\s*["'`]|document\.write|importScripts|createPolicy/;
  const found = scripts.flatMap((name) => {
    const [way] = ways.exec(readFileSync(join('dist', name), 'utf8')) ?? [];
    return way === undefined ? [] : [`${name}: ${way}`];
  });
  expect(found).toEqual([]);
});

test('[XC4][PL5] the page loads its own files only, without a line of code in it, and the build ships no map', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  expect([...page.matchAll(/<script(?![^>]* src="\/assets\/)[^>]*>/g)]).toEqual([]);
  expect(page).not.toMatch(/\son\w+=|javascript:|(?:src|href)="https?:/i);
  expect(files.filter((name) => /\.map$|(?:^|[/\\])\./.test(name))).toEqual([]);
});

test('no script of the build imports one that imports it', () => {
  expect(circlesOf('dist')).toEqual([]);
});

test('what the first row needs is compiled while it comes', () => {
  const hinted = files.filter(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(join('dist', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.map((name) => name.replace(/^.*[/\\](\w+)-[^/\\]+$/, '$1')).sort()).toEqual([
    'console',
    'first',
    'index',
  ]);
});

test('no file of the build holds what only development has: explaining a field, viewing as another role', () => {
  const words = ['carte-explain', 'carte.dev.viewAs', 'carte:texts', 'Показать форму как'];
  for (const word of words)
    expect(
      sourceFiles('build').some(({ text }) => text.includes(word)),
      word,
    ).toBe(true);
  const found = files
    .filter((name) => /\.(?:js|css|html)$/.test(name))
    .filter((name) => words.some((word) => readFileSync(join('dist', name), 'utf8').includes(word)));
  expect(found).toEqual([]);
});
