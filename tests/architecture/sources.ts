import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Node } from './walk';

export interface SourceFile {
  /** From the top of the project, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly program: Node;
  /** What stands in comments, without their marks. */
  readonly comments: readonly string[];
}

/** The folders of the product; `bench`, `tests` and `docs` stand beside it. */
export const HOUSE = [
  'contract',
  'dataProvider',
  'i18n',
  'server',
  'fieldRenderers',
  'kit',
  'ui',
  'resources',
  'src',
  'guest',
  'scaffold',
  'conformance',
] as const;

const SOURCE = /\.tsx?$/;
const MADE_BY_TOOLS = /(^|\/)(generated|node_modules|dist)\//;
const cache = new Map<string, SourceFile>();

/** Of a place in a text. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Where these words first stand in a file: `kit/list/ListPage.tsx:12`. */
export const placeOf = ({ path, text }: Pick<SourceFile, 'path' | 'text'>, words: RegExp): string =>
  `${path}:${lineOf(text, Math.max(0, text.search(words)))}`;

/** Every TypeScript file below these folders, parsed. */
export const sourceFiles = (...folders: readonly string[]): readonly SourceFile[] =>
  // A floor that is planned but empty does not exist in a clone.
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name).replaceAll('\\', '/'))
        .filter((path) => SOURCE.test(path) && !MADE_BY_TOOLS.test(path))
        .sort()
        .map(read),
    );

const read = (path: string): SourceFile => {
  const known = cache.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const file = {
    path,
    text,
    lines: text.trimEnd().split('\n').length,
    program,
    comments: comments.map(({ value }) => value),
  };
  cache.set(path, file);
  return file;
};
