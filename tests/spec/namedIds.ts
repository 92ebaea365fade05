import { sourceFiles } from '../architecture/sources';
import { textsIn } from '../architecture/textsIn';

const BRACKETS = /\[([A-Z]{2}-\d{2}(?:(?:\.\.|, ?)[A-Z]{2}-\d{2})*)\]/g;
const ID = /([A-Z]{2})-(\d{2})(?:\.\.[A-Z]{2}-(\d{2}))?/g;

/** In a table of cases (`rows/`) the id of a row stands alone; its title puts it into brackets. */
const ROW_ID = /^[A-Z]{2}-\d{2}$/;

/** The ids of `[LP-01]`, `[LP-01, SH-02]` and `[LP-01..LP-05]`. */
export const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(BRACKETS)].flatMap(([, list = '']) =>
    [...list.matchAll(ID)].flatMap(([, area = '', first = '', last = first]) =>
      range(area, Number(first), Number(last)),
    ),
  );

const range = (area: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, step) => `${area}-${String(first + step).padStart(2, '0')}`);

/** Which test files name an id in a title or in a row of their table; comments do not count. */
export const namedIds = (): ReadonlyMap<string, readonly string[]> => {
  const named = new Map<string, string[]>();
  for (const { path, program } of sourceFiles('tests')) {
    const isTable = path.includes('/rows/');
    const ids = textsIn(program).flatMap((text) => (isTable && ROW_ID.test(text) ? [text] : idsIn(text)));
    for (const id of ids) named.set(id, [...(named.get(id) ?? []), path]);
  }
  return named;
};
