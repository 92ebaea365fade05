import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readChecklist } from '../spec/checklist';
import { idsIn, namedIds } from '../spec/namedIds';
import { HOUSE, sourceFiles } from './sources';
import { textsIn } from './textsIn';
import { type Node, walk } from './walk';

/** Where Russian may stand: catalogues, what people wrote into a database, what a server says, field sections. */
const RUSSIAN_PLACES = [
  // What is typed into a backend that is asked.
  /^conformance\//,
  /^i18n\//,
  /^guest\/texts\.ts$/,
  /^contract\/(sections|texts)\//,
  /^resources\/[^/]+\/(messages|sections)\.ts$/,
  /^server\/(seed|texts)\//,
  /^scaffold\/templates\//,
];

/** One letter alone is a rule about letters, two are a text. */
const RUSSIAN = /[а-яё]{2}/i;

const elsewhere = sourceFiles(...HOUSE).filter(
  ({ path }) => !RUSSIAN_PLACES.some((place) => place.test(path)),
);

it('Russian stands only where it is looked for: everything else names keys', () => {
  const wrong = elsewhere.flatMap(({ path, program }) =>
    textsIn(program)
      .filter((text) => RUSSIAN.test(text))
      .map((text) => `${path}: ${text.trim()}`),
  );
  expect(wrong, 'move the text to i18n/ru, or to messages.ts of its resource, and name its key').toEqual([]);
});

it('comments are English; Russian only as a quoted example', () => {
  const wrong = elsewhere.flatMap(({ path, comments }) =>
    comments
      .filter((text) => RUSSIAN.test(text.replace(/`[^`]*`|'[^']*'|"[^"]*"/g, '')))
      .map((text) => `${path}: ${text.trim()}`),
  );
  expect(wrong, 'say it in English; quote what is an example').toEqual([]);
});

it('words are asked for when something is drawn: a module may be read before the catalogue of its page', () => {
  const wrong = sourceFiles('src', 'resources', 'kit', 'fieldRenderers', 'ui').flatMap(({ path, program }) =>
    asksAtOnce(program) ? [path] : [],
  );
  expect(wrong, 'ask inside the function that draws, not beside it').toEqual([]);
});

/** Whether `text(...)` is called while the module is read: outside of every function. */
const asksAtOnce = (program: Node): boolean => {
  let asks = 0;
  walk(program, (node) => {
    if (isQuestion(node)) asks += 1;
  });
  return asks > insideFunctions(program);
};

const isQuestion = (node: Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'text';

const FUNCTIONS: readonly string[] = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** How many of them stand in a function, each counted once however deep it stands. */
const insideFunctions = (program: Node): number => {
  const found = new Set<Node>();
  walk(program, (outer) => {
    if (!FUNCTIONS.includes(outer.type)) return;
    walk(outer, (node) => {
      if (isQuestion(node)) found.add(node);
    });
  });
  return found.size;
};

it('[DC-52] the console names no host but its own', () => {
  /** Names of XML and of schema.org look like addresses, and nobody calls them. */
  const harmless =
    /^https?:\/\/(www\.w3\.org\/|schema\.org(\/|$)|(vk\.com|t\.me|dzen\.ru)(\/|$)|[\w.]*example(\.\w+)?(\/|$))/;
  const wrong = sourceFiles(...HOUSE.filter((folder) => folder !== 'server')).flatMap(({ path, program }) =>
    textsIn(program)
      .flatMap((text) => text.match(/https?:\/\/[\w.-]+\.\w+\S*/g) ?? [])
      .filter((address) => !harmless.test(address))
      .map((address) => `${path}: ${address}`),
  );
  expect(wrong, 'hand the address in: a setting, or what the backend answers').toEqual([]);
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

it('every id that a test names is on the checklist', () => {
  const known = new Set(readChecklist().map(({ id }) => id));
  expect(known.size).toBeGreaterThan(500);
  const unknown = [...namedIds()]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${id} in ${files[0]}`);
  expect(unknown, 'take it out of OPEN of tests/spec/checklist.ts, or name the rule that it proves').toEqual(
    [],
  );
});

/** Put together here, so that this file itself names none of them. */
const bracketed = (...lists: readonly string[]): string => lists.map((list) => `[${list}]`).join(' and ');

it('ids are read one by one, in lists and in ranges', () => {
  expect(idsIn(bracketed('AA-01', 'AA-02, BB-03', 'CC-08..CC-11'))).toEqual([
    'AA-01',
    'AA-02',
    'BB-03',
    'CC-08',
    'CC-09',
    'CC-10',
    'CC-11',
  ]);
  expect(idsIn('AA-01 [aa-01] [AA-1] [AA-01: x]')).toEqual([]);
});

it('[DC-01] the package is called carte-console', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ name: 'carte-console' });
});
