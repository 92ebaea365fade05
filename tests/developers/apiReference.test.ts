import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/sources';
import { type Node, walk } from '../architecture/walk';

const DOORS = [
  ['src', 'src/index.ts', 'docs/reference/console.api.md'],
  ['server', 'server/index.ts', 'docs/reference/server.api.md'],
] as const;

it.each(DOORS)(
  '[BE-04] the reference of %s has every exported name, and says what it is',
  (folder, door, reference) => {
    const source = sourceFiles(folder).find(({ path }) => path === door);
    const names = source ? namesOf(source.program) : [];
    expect(names.length).toBeGreaterThan(2);
    const report = readFileSync(reference, 'utf8');
    const said = [
      ...report.matchAll(
        /^\/\/ @public( \(undocumented\))?\nexport (?:const|function|interface|type) (\w+)/gm,
      ),
    ];
    const documented = new Set(said.flatMap(([, isSilent, name = '']) => (isSilent ? [] : [name])));
    expect(
      names.filter((name) => !documented.has(name)),
      `write what it is in a comment over it, then npm run reference`,
    ).toEqual([]);
    const all = new Set(said.map(([, , name]) => name));
    expect(
      [...all].filter((name) => !names.includes(name ?? '')),
      'npm run reference',
    ).toEqual([]);
  },
);

const namesOf = (program: Node): readonly string[] => {
  const names: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'ExportNamedDeclaration') return;
    for (const { exported } of node.specifiers) if ('name' in exported) names.push(exported.name);
    if (node.declaration?.type !== 'VariableDeclaration') return;
    for (const { id } of node.declaration.declarations) if ('name' in id) names.push(id.name);
  });
  return names;
};
