import { basename } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { HOUSE, lineOf, type SourceFile, sourceFiles } from './sources';
import { type Node, walk } from './walk';

const house = sourceFiles(...HOUSE);
const tests = sourceFiles('tests');
const all = [...house, ...tests, ...sourceFiles('bench', 'build')];

/** Where in these files the rule is broken, as `path:line`. */
const places = (files: readonly SourceFile[], isBroken: (node: Node) => boolean): readonly string[] =>
  files.flatMap(({ path, text, program }) => {
    const found: string[] = [];
    walk(program, (node) => {
      if (isBroken(node)) found.push(`${path}:${lineOf(text, node.start)}`);
    });
    return found;
  });

/** The same for what comments say. */
const spots = (files: readonly SourceFile[], wrong: RegExp): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const found = wrong.exec(text);
    return found ? [`${path}:${lineOf(text, found.index)}`] : [];
  });

describe('the code', () => {
  it('says what it means: no any', () => {
    expect(
      places(all, (node) => node.type === 'TSAnyKeyword'),
      'take unknown and look what it is, or name the type',
    ).toEqual([]);
  });

  it('checks instead of promising: no ! after a value', () => {
    expect(
      places(all, (node) => node.type === 'TSNonNullExpression'),
      'ask whether it is there, and throw with what was expected',
    ).toEqual([]);
  });

  it('silences no tool without a reason', () => {
    const silent = /@ts-(?:ignore|nocheck)|@ts-expect-error(?! \S+ \S+)|biome-ignore [\w/]+:?\s*$/m;
    expect(
      spots(
        all.filter(({ path }) => !path.startsWith('tests/architecture/')),
        silent,
      ),
      'mend what the tool says, or write the reason behind the comment',
    ).toEqual([]);
  });

  it('leaves nothing for later', () => {
    const later = /\b(?:TODO|FIXME|HACK|not implemented)\b/;
    expect(
      spots(
        all.filter(({ path }) => path !== 'tests/architecture/code.test.ts'),
        later,
      ),
      'do it now, or write an issue',
    ).toEqual([]);
  });

  it('exports names: a default only where a tool demands it', () => {
    const found = places(house, (node) => node.type === 'ExportDefaultDeclaration');
    expect(
      found.filter((place) => !/\.config\.ts:/.test(place)),
      'export it by its name',
    ).toEqual([]);
  });

  it('opens folders by doors, and a door names what goes through it', () => {
    expect(
      places(all, (node) => node.type === 'ExportAllDeclaration'),
      'name what goes through: export { … } from',
    ).toEqual([]);
  });

  it('has no drawer for odds and ends', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/;
    expect(
      house
        // `resources/shared` is on the plan: what several resources name, below all of them.
        .filter(
          ({ path }) => drawer.test(path.replace('resources/shared/', '')) && path !== 'i18n/ru/common.ts',
        )
        .map(({ path }) => `${path}:1`),
      'call the file by what it does, and put each thing where it is used',
    ).toEqual([]);
  });

  it('asks no resource for its name and no field for its type: declare, do not branch', () => {
    const isNamed = (node: Node, name: RegExp): boolean =>
      (node.type === 'Identifier' && name.test(node.name)) ||
      (node.type === 'MemberExpression' &&
        node.property.type === 'Identifier' &&
        name.test(node.property.name));
    const wrong = places(house, (node) => {
      if (node.type === 'SwitchStatement') {
        const on = node.discriminant;
        return (
          on.type === 'MemberExpression' && isNamed(on.object as Node, /^field$/) && isNamed(on, /^type$/)
        );
      }
      return (
        node.type === 'BinaryExpression' &&
        /^[!=]==?$/.test(node.operator) &&
        isNamed(node.left as Node, /^resource$/) &&
        node.right.type === 'Literal'
      );
    });
    expect(wrong, 'declare the difference: a key of the declaration, a line of the type').toEqual([]);
  });
});

describe('the tests', () => {
  it('all run: none is skipped, postponed or alone', () => {
    const isTest = /^(it|test|describe|suite)$/;
    const wrong = places(tests, (node) => {
      if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
      if (!/^(skip|todo|only|fixme|fails|skipIf|runIf)$/.test(node.property.name)) return false;
      return (
        (node.object.type === 'Identifier' && isTest.test(node.object.name)) ||
        node.object.type === 'MemberExpression'
      );
    });
    expect(wrong, 'make it pass, or take it out with what it tests').toEqual([]);
  });

  it('are found by their runner: every file beside a test is used by one', () => {
    const names = tests.map(({ path }) => basename(path));
    expect(
      names.filter((name) => /\.tests?\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
      'call it NAME.test.ts',
    ).toEqual([]);
    expect(
      tests
        .filter(({ path }) => /\.spec\.ts$/.test(path) && !path.startsWith('tests/journeys/'))
        .map(({ path }) => path),
      'journeys stand in tests/journeys; call another NAME.test.ts',
    ).toEqual([]);
  });
});

it('[DV-05] every rule of the house that finds something says how it is mended', () => {
  const silent = places(
    tests.filter(({ path }) => path.startsWith('tests/architecture/')),
    (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
      const { object, property } = node.callee;
      const isEmpty =
        node.arguments[0]?.type === 'ArrayExpression' && node.arguments[0].elements.length === 0;
      const isEqual = 'name' in property && property.name === 'toEqual';
      const isRule = object.type === 'CallExpression' && isEqual && isEmpty;
      // What a rule answers about a text of its own test is no finding.
      return isRule && object.arguments.length < 2 && object.arguments[0]?.type !== 'CallExpression';
    },
  );
  expect(silent, 'say it behind what is expected: expect(found, how to mend it)').toEqual([]);
});
