import { readFileSync } from 'node:fs';

/** One numbered rule of the specifications, as a test names it in its title: `[LP-07] clears the selection ...`. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
}

const read = (name: string): string =>
  readFileSync(new URL(`../../docs/spec/${name}`, import.meta.url), 'utf8');
const rowsOf = (text: string): readonly Requirement[] =>
  [...text.matchAll(/^\| ([A-Z]{2}-\d{2}) \| (.+?) \|/gm)].map(([, id = '', said = '']) => ({
    id,
    text: said,
  }));

/** What comes beyond the specifications and is not built whole: everything else of it counts like the rest. */
const OPEN: ReadonlySet<string> = new Set([
  // Nothing is kept for a visit without a network, and no icon is installed.
  'TD-10',
]);

/** Every requirement, in the order of the checklist. */
export const readChecklist = (): readonly Requirement[] => [
  ...rowsOf(read('checklist.md')),
  ...rowsOf(read('4-beyond.md')).filter(({ id }) => !OPEN.has(id)),
];

/** `LP` of `LP-07`. */
export const areaOf = (id: string): string => id.slice(0, 2);
/** Every id that stands in docs/spec: what a comment may cite. */
export const knownIds = (): ReadonlySet<string> =>
  new Set([...rowsOf(read('checklist.md')), ...rowsOf(read('4-beyond.md'))].map(({ id }) => id));
