import * as core from 'ra-core';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports';
import { HOUSE, placeOf, sourceFiles } from './sources';
import { type Node, walk } from './walk';

/** The packages of the design card (docs/spec, Packages), and the files each of them is a part of. */
const CARD: readonly (readonly [name: string, users: RegExp])[] = [
  ['react', /^(fieldRenderers|kit|resources|src|ui)\//],
  ['react-dom', /^src\/main\.tsx$/],
  ['react-admin', /^(dataProvider|kit|resources|src)\//],
  ['ra-data-simple-rest', /^dataProvider\//],
  ['ra-i18n-polyglot', /^i18n\//],
  ['ra-language-russian', /^i18n\//],
  ['@mui/material', /^(fieldRenderers|kit|src|ui)\//],
  ['@mui/x-date-pickers', /^fieldRenderers\//],
  ['react-hook-form', /^(fieldRenderers|kit)\//],
  // Compiles the validators of the field JSON, ahead of time.
  ['ajv', /^contract\//],
  ['react-image-crop', /^fieldRenderers\//],
  ['mui-tel-input', /^fieldRenderers\//],
  ['vite', /^build\//],
  ['vitest', /^tests\//],
];

const files = sourceFiles(...HOUSE, 'build', 'tests');
const users = (name: string): readonly string[] =>
  files
    .filter((file) =>
      importsOf(file).some(({ from, isType }) => !isType && (from === name || from.startsWith(`${name}/`))),
    )
    .map(({ path }) => path);

describe('the packages of the design card', () => {
  it.each(CARD)('%s is a part of the product, by its own name', (name, where) => {
    const mend = `${name} has to do its part in ${where}: use it there, or take it off CARD with a decision record`;
    expect(
      users(name).filter((path) => where.test(path)),
      mend,
    ).not.toEqual([]);
  });
});

describe('react-admin', () => {
  it('is imported by its own name, never by those of its parts', () => {
    const parts = /^ra-(core|ui-materialui)(\/|$)/;
    const wrong = files
      .filter(({ path }) => !path.startsWith('build/') && path !== 'tests/architecture/packages.test.ts')
      .flatMap((file) =>
        importsOf(file).flatMap(({ from, line }) =>
          parts.test(from) ? [`${file.path}:${line} ${from}`] : [],
        ),
      );
    expect(wrong, "import it from 'react-admin'").toEqual([]);
  });

  it('brings stock parts into pages of their own only: they weigh the whole interface, and nobody else pays for them', () => {
    const wrong = sourceFiles(...HOUSE)
      .filter(({ path }) => !/^(resources\/[^/]+\/pages|scaffold\/templates)\//.test(path))
      .flatMap((file) =>
        stockNames(file.program).map((name) => `${placeOf(file, /from 'react-admin'/)} ${name}`),
      );
    expect(wrong, 'take our own part, or draw it in a page of resources/NAME/pages').toEqual([]);
  });
});

/** What a file takes from react-admin that its core does not have. */
const stockNames = (program: Node): readonly string[] => {
  const names: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration' || node.source.value !== 'react-admin') return;
    if (node.importKind === 'type') return;
    for (const each of node.specifiers) {
      if (each.type !== 'ImportSpecifier') names.push('*');
      else if (each.importKind !== 'type' && !(each.local.name in core)) names.push(each.local.name);
    }
  });
  return names;
};
