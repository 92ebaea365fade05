import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { type ESTree, parseSync } from 'vite';

/** A keyed entry of a table, where it stands and as it stands there. */
export interface Row {
  readonly path: string;
  readonly text: string;
  /** Just behind it. */
  readonly end: number;
  /** The constants and imports of its file that it uses. */
  readonly locals: readonly string[];
  readonly imports: readonly string[];
}

/** Finds `'menus.one': ...` in a folder of tables. */
export const findRow = (folder: string, key: string): Row => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    const { program } = parseSync(path, source);
    const entry = entryOf(program, key);
    if (!entry) continue;
    const text = source.slice(entry.start, entry.end);
    const locals = localsFor(program, source, text);
    const imports = importsFor(program, source, [...locals, text].join('\n'));
    return { path, text, end: entry.end, locals, imports };
  }
  throw new Error(`Expected an entry '${key}' in ${folder}, found none.`);
};

const entryOf = (node: ESTree.Node, key: string): ESTree.Node | undefined => {
  if (node.type === 'Property' && node.key.type === 'Literal' && node.key.value === key) return node;
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) {
      const found = isNode(each) ? entryOf(each, key) : undefined;
      if (found) return found;
    }
  }
  return undefined;
};

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The constants of the file that the text leans on, and those that they lean on. */
const localsFor = (program: ESTree.Program, source: string, text: string): readonly string[] => {
  const locals = program.body.filter((node) => node.type === 'VariableDeclaration');
  const wanted = new Set<ESTree.Node>();
  const want = (using: string): void => {
    for (const node of locals) {
      const isUsed = node.declarations.some(({ id }) => id.type === 'Identifier' && uses(using, id.name));
      if (!isUsed || wanted.has(node)) continue;
      wanted.add(node);
      want(source.slice(node.start, node.end));
    }
  };
  want(text);
  return locals.filter((node) => wanted.has(node)).map((node) => source.slice(node.start, node.end));
};

/** The imports of the file that the text uses, cut down to what it uses of them. */
const importsFor = (program: ESTree.Program, source: string, text: string): readonly string[] =>
  program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const used = node.specifiers.filter(({ local }) => uses(text, local.name));
    if (used.length === 0) return [];
    const names = used.map(({ start, end }) => source.slice(start, end)).join(', ');
    return [`import ${node.importKind === 'type' ? 'type ' : ''}{ ${names} } from '${node.source.value}';`];
  });

const uses = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name}\\b`).test(text.replace(/'[^']*'/g, ''));
