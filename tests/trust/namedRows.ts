import { sourceFiles } from '../architecture/sources';
import { textsIn } from '../architecture/textsIn';

const ROW = /\[([A-Z]{2}\d{1,2}(?:, ?[A-Z]{2}\d{1,2})*)\]/g;
const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/;

/** The trust rows of `[AN1]`, `[AN1][AN2]` and `[AN1, AN2]`. */
export const rowsIn = (text: string): readonly string[] =>
  [...text.matchAll(ROW)].flatMap(([, list = '']) => list.split(/, ?/));

/** Which test files name a row in a title. */
export const namedRows = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const named = new Map<string, Set<string>>();
  for (const { path, program } of sourceFiles('tests').filter((file) => TEST_FILE.test(file.path))) {
    for (const id of textsIn(program).flatMap(rowsIn)) named.set(id, (named.get(id) ?? new Set()).add(path));
  }
  return named;
};
