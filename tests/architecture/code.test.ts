import { basename } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { HOUSE, type SourceFile, sourceFiles } from './sources';
import { type Node, walk } from './walk';

const house = sourceFiles(...HOUSE);
const tests = sourceFiles('tests');
const all = [...house, ...tests, ...sourceFiles('bench', 'build')];

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Where in these files the rule is broken, as `path:line`. */
const places = (files: readonly SourceFile[], isBroken: (node: Node) => boolean): readonly string[] =>
  files.flatMap(({ path, text, program }) => {
    const found: string[] = [];
    walk(program, (node) => {
      if (isBroken(node)) found.push(`${path}:${lineOf(text, node.start)}`);
    });
    return found;
  });

describe('the code', () => {
  it('says what it means: no any', () => {
    expect(places(all, (node) => node.type === 'TSAnyKeyword')).toEqual([]);
  });

  it('checks instead of promising: no ! after a value', () => {
    expect(places(all, (node) => node.type === 'TSNonNullExpression')).toEqual([]);
  });

  it('silences no tool without a reason', () => {
    const silent = /@ts-(?:ignore|nocheck)|@ts-expect-error(?! \S+ \S+)|biome-ignore [\w/]+:?\s*$/m;
    expect(
      all
        .filter(({ path, text }) => !path.startsWith('tests/architecture/') && silent.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('leaves nothing for later', () => {
    const later = /\b(?:TODO|FIXME|HACK|not implemented)\b/;
    expect(
      all
        .filter(({ path, text }) => path !== 'tests/architecture/code.test.ts' && later.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('exports names: a default only where a tool demands it', () => {
    const found = places(house, (node) => node.type === 'ExportDefaultDeclaration');
    expect(found.filter((place) => !/\.config\.ts:/.test(place))).toEqual([]);
  });

  it('opens folders by doors, and a door names what goes through it', () => {
    expect(places(all, (node) => node.type === 'ExportAllDeclaration')).toEqual([]);
  });

  it('has no drawer for odds and ends', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/;
    expect(
      house
        // `resources/shared` is on the plan: what several resources name, below all of them.
        .filter(
          ({ path }) => drawer.test(path.replace('resources/shared/', '')) && path !== 'i18n/ru/common.ts',
        )
        .map(({ path }) => path),
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
    expect(wrong).toEqual([]);
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
    expect(wrong).toEqual([]);
  });

  it('are found by their runner: every file beside a test is used by one', () => {
    const names = tests.map(({ path }) => basename(path));
    expect(names.filter((name) => /\.tests?\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))).toEqual([]);
    expect(
      tests
        .filter(({ path }) => /\.spec\.ts$/.test(path) && !path.startsWith('tests/journeys/'))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
