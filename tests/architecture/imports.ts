import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { lineOf, type SourceFile } from './sources';
import { type Node, walk } from './walk';

export interface Import {
  /** As it stands in the file. */
  readonly from: string;
  readonly line: number;
  /** The file it means, from the top of the project; absent = a package or an asset. */
  readonly file?: string;
  /** Gone after compiling: it cannot close a cycle at run time. */
  readonly isType: boolean;
  /** By `import()`: what it names is a chunk of its own, or no part of what is loaded. */
  readonly isLate: boolean;
}

/** Everything a file imports: statements, re-exports, `import()` and `import('...')` in types. */
export const importsOf = (source: SourceFile): readonly Import[] => {
  const read = known.get(source) ?? readImports(source);
  known.set(source, read);
  return read;
};

/** Most rules ask for them, each of every file. */
const known = new WeakMap<SourceFile, readonly Import[]>();

const readImports = ({ path, text, program }: SourceFile): readonly Import[] => {
  const found: Import[] = [];
  walk(program, (node) => {
    const source = sourceOf(node);
    if (source === undefined) return;
    const file = source.startsWith('.') ? resolve(join(dirname(path), source)) : undefined;
    found.push({
      from: source,
      line: lineOf(text, node.start),
      isType: isTypeOnly(node),
      isLate: node.type === 'ImportExpression',
      ...(file ? { file } : {}),
    });
  });
  return found;
};

const sourceOf = (node: Node): string | undefined => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return node.source.value;
    case 'ExportNamedDeclaration':
      return node.source?.value;
    case 'TSImportType':
      return node.source.value;
    case 'ImportExpression':
      return node.source.type === 'Literal' && typeof node.source.value === 'string'
        ? node.source.value
        : undefined;
    default:
      return undefined;
  }
};

const isTypeOnly = (node: Node): boolean => {
  if (node.type === 'TSImportType') return true;
  if (node.type === 'ImportDeclaration') {
    const named = node.specifiers.filter((each) => each.type === 'ImportSpecifier');
    return (
      node.importKind === 'type' ||
      (node.specifiers.length > 0 &&
        named.length === node.specifiers.length &&
        named.every((each) => each.importKind === 'type'))
    );
  }
  return (
    (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
    node.exportKind === 'type'
  );
};

const resolve = (target: string): string | undefined => {
  const [bare = ''] = normalize(target).split('?');
  return [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}/index.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
};
