import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { importsOf } from './imports';
import { HOUSE, type SourceFile, sourceFiles } from './sources';
import { type Node, walk } from './walk';

/** Folders of the product alone: what writes resources for a developer stands beside it. */
const PRODUCT = HOUSE.filter((folder) => folder !== 'scaffold');

/** A file of so few lines belongs to its only importer, where that lies beside it. */
const FEW_LINES = 25;
const LONG_FUNCTION = 80;
const MANY_PARAMETERS = 3;

/**
 * The size of the house in counts, by what is counted. `npm run measure` prints them; `measures.test.ts` holds each at its
 * ceiling.
 */
export const measureHouse = () => {
  const files = sourceFiles(...PRODUCT);
  const sheets = styleSheets();
  const importers = importersOf(files);
  const alone = files.filter(({ path }) => importers.get(path)?.size === 1);
  const isNextDoor = ({ path }: SourceFile): boolean =>
    [...(importers.get(path) ?? [])].every((importer) => dirname(importer) === dirname(path));
  const typescript = sum(files.map(({ lines }) => lines));
  const css = sum(sheets.map((text) => text.trimEnd().split('\n').length));
  return {
    'product lines, TypeScript and CSS': typescript + css,
    'TypeScript files': files.length,
    'TypeScript files with one importer': alone.length,
    [`TypeScript files of ${FEW_LINES} lines or fewer whose only importer lies in the same folder`]:
      alone.filter((file) => file.lines <= FEW_LINES && isNextDoor(file)).length,
    'CSS lines': css,
    'CSS files': sheets.length,
    'CSS font sizes': distinct(sheets, /(?<=font-size:\s*)[^;]+/g),
    'CSS gaps': distinct(sheets, /(?<=\bgap:\s*)[^;]+/g),
    'CSS breakpoints': distinct(sheets, /\((?:min|max)-width:\s*[\d.]+px/g),
    ...codeCounts(files),
    'lines of tests': sum(sourceFiles('tests').map(({ lines }) => lines)),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const styleSheets = (): readonly string[] =>
  PRODUCT.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );

const distinct = (sheets: readonly string[], found: RegExp): number =>
  new Set(sheets.flatMap((text) => text.match(found) ?? []).map((value) => value.trim())).size;

const importersOf = (files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const importers = new Map<string, Set<string>>();
  for (const source of files)
    for (const { file } of importsOf(source)) {
      if (file === undefined) continue;
      importers.set(file, (importers.get(file) ?? new Set()).add(source.path));
    }
  return importers;
};

const codeCounts = (files: readonly SourceFile[]) => {
  let [long, wide, casts] = [0, 0, 0];
  for (const { program, text } of files)
    walk(program, (node) => {
      if (
        node.type === 'ArrowFunctionExpression' ||
        node.type === 'FunctionDeclaration' ||
        node.type === 'FunctionExpression'
      ) {
        if (text.slice(node.start, node.end).split('\n').length > LONG_FUNCTION) long += 1;
        if (node.params.length > MANY_PARAMETERS) wide += 1;
      }
      if (isCast(node)) casts += 1;
    });
  return {
    [`functions over ${LONG_FUNCTION} lines`]: long,
    [`functions of more than ${MANY_PARAMETERS} positional parameters`]: wide,
    casts,
  };
};

/** `as const` promises nothing. */
const isCast = (node: Node): boolean =>
  node.type === 'TSAsExpression' &&
  !(
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier' &&
    node.typeAnnotation.typeName.name === 'const'
  );
