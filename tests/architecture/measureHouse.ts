import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { openApiDocument } from '../../contract/openapi';
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
    ...wireCounts(),
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
  let [long, wide, casts, readers] = [0, 0, 0, 0];
  for (const { path, program, text } of files)
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
      if (!READS.test(path) && isReader(node, text)) readers += 1;
    });
  return {
    [`functions over ${LONG_FUNCTION} lines`]: long,
    [`functions of more than ${MANY_PARAMETERS} positional parameters`]: wide,
    casts,
    'functions read... of unknown values, outside the contract and the provider': readers,
  };
};

/** Where values are read that no schema of ours judges: fields, and the answers that the specifications leave open. */
const READS = /^(?:contract|dataProvider|fieldRenderers)\//;

/** A reader of something that a schema could have judged. */
const isReader = (node: Node, text: string): boolean =>
  node.type === 'VariableDeclarator' &&
  node.id.type === 'Identifier' &&
  /^read[A-Z]/.test(node.id.name) &&
  node.init?.type === 'ArrowFunctionExpression' &&
  node.init.params.some(({ start, end }) => /\bunknown\b/.test(text.slice(start, end)));

/** What of the calls the OpenAPI document leaves untyped. */
const wireCounts = () => {
  const operations = Object.values(openApiDocument().paths).flatMap((path) => Object.values(path));
  const untyped = operations.map((operation) => {
    const { requestBody = {}, responses = {} } = operation as Readonly<Record<string, object>>;
    const [done] = Object.values(responses);
    return { request: untypedIn(requestBody), answer: untypedIn(done) };
  });
  return {
    'calls with an untyped property in body or answer': untyped.filter(
      ({ request, answer }) => request + answer > 0,
    ).length,
    'request properties without a type': sum(untyped.map(({ request }) => request)),
  };
};

const untypedIn = (part: unknown): number => {
  if (typeof part !== 'object' || part === null) return 0;
  return sum(
    Object.entries(part).map(([key, value]: [string, unknown]) =>
      key === 'properties' && typeof value === 'object' && value !== null
        ? sum(Object.values(value).map((each) => (isEmpty(each) ? 1 : untypedIn(each))))
        : untypedIn(value),
    ),
  );
};

const isEmpty = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0;

/** `as const` promises nothing. */
const isCast = (node: Node): boolean =>
  node.type === 'TSAsExpression' &&
  !(
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier' &&
    node.typeAnnotation.typeName.name === 'const'
  );
