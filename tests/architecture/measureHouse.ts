import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { openApiDocument } from '../../contract/openapi';
import { importsOf } from './imports';
import { HOUSE, type SourceFile, sourceFiles } from './sources';
import { type Node, walk } from './walk';

/** Folders of the product alone: the tools of developers stand beside it. */
const PRODUCT = HOUSE.filter((folder) => folder !== 'scaffold' && folder !== 'conformance');

/**
 * A file of so few lines belongs to its only importer, where that lies beside it; unless it is apart for a reason: it is loaded
 * later (`import()`), or holds the Russian words of a resource (language.test.ts).
 */
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
  const css = sum(sheets.map((text) => text.trimEnd().split('\n').length));
  return {
    'product lines, TypeScript and CSS': sum(files.map(({ lines }) => lines)) + css,
    'TypeScript files': files.length,
    'CSS lines': css,
    'CSS files': sheets.length,
    'CSS font sizes': distinct(sheets, /(?<=font-size:\s*)[^;]+/g),
    'CSS gaps': distinct(sheets, /(?<=\bgap:\s*)[^;]+/g),
    'CSS breakpoints': distinct(sheets, /\((?:min|max)-width:\s*[\d.]+px/g),
    ...Object.fromEntries(Object.entries(findSpots(files)).map(([what, spots]) => [what, spots.length])),
    ...wireCounts(),
    'lines of tests': sum(sourceFiles('tests').map(({ lines }) => lines)),
  };
};

/** The places behind the counts that can be pointed at, each as `file` or `file:line`, by what is counted. */
export const findSpots = (
  files: readonly SourceFile[] = sourceFiles(...PRODUCT),
): Readonly<Record<string, readonly string[]>> => {
  const importers = importersOf(files);
  const alone = files.filter(({ path }) => importers.get(path)?.size === 1);
  const late = lateFiles(files);
  const isApart = ({ path }: SourceFile): boolean =>
    late.has(path) || /^resources\/\w+\/messages\.ts$/.test(path);
  const isNextDoor = ({ path }: SourceFile): boolean =>
    [...(importers.get(path) ?? [])].every((importer) => dirname(importer) === dirname(path));
  return {
    'TypeScript files with one importer': alone.map(({ path }) => path),
    [`TypeScript files of ${FEW_LINES} lines or fewer whose only importer lies in the same folder`]: alone
      .filter((file) => file.lines <= FEW_LINES && isNextDoor(file) && !isApart(file))
      .map(({ path }) => path),
    ...codeSpots(files),
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

/** The files that are loaded later than who names them: no statement imports more than their types. */
const lateFiles = (files: readonly SourceFile[]): ReadonlySet<string> => {
  const imports = files.flatMap(importsOf);
  const now = new Set(imports.filter(({ isLate, isType }) => !isLate && !isType).map(({ file }) => file));
  return new Set(
    imports.flatMap(({ file, isLate }) => (isLate && file !== undefined && !now.has(file) ? [file] : [])),
  );
};

const codeSpots = (files: readonly SourceFile[]): Readonly<Record<string, readonly string[]>> => {
  const [long, wide, casts, readers]: string[][] = [[], [], [], []];
  for (const { path, program, text } of files)
    walk(program, (node) => {
      const spot = () => `${path}:${text.slice(0, node.start).split('\n').length}`;
      if (
        node.type === 'ArrowFunctionExpression' ||
        node.type === 'FunctionDeclaration' ||
        node.type === 'FunctionExpression'
      ) {
        if (text.slice(node.start, node.end).split('\n').length > LONG_FUNCTION) long?.push(spot());
        if (node.params.length > MANY_PARAMETERS) wide?.push(spot());
      }
      if (isCast(node)) casts?.push(spot());
      if (!READS.test(path) && isReader(node, text)) readers?.push(spot());
    });
  return {
    [`functions over ${LONG_FUNCTION} lines`]: long ?? [],
    [`functions of more than ${MANY_PARAMETERS} positional parameters`]: wide ?? [],
    casts: casts ?? [],
    'functions read... of unknown values, outside the contract and the provider': readers ?? [],
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
