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

/** Of what comes beyond the specifications, what is built already: from then on it counts like the rest. */
const BUILT: ReadonlySet<string> = new Set([
  'AR-01',
  'AR-02',
  'AR-03',
  'AR-04',
  'AR-05',
  'AR-06',
  'AR-07',
  'AR-08',
  'AR-09',
  'AR-10',
  'AR-11',
  'BE-06',
  'BE-07',
  'DV-06',
  'BK-01',
  'BK-02',
  'BK-03',
  'BK-04',
  'BK-05',
  'BK-06',
  'BK-07',
  'GV-01',
  'GV-02',
  'GV-03',
  'GV-04',
  'GV-05',
  'GV-06',
  'GV-07',
  'GV-08',
  'GV-09',
  'GV-10',
  'GV-11',
  'HI-01',
  'HI-02',
  'HI-03',
  'HI-04',
  'HI-05',
  'HI-06',
  'HI-07',
  'ME-01',
  'ME-02',
  'ME-03',
  'ME-04',
  'ME-05',
  'ME-06',
  'ME-07',
  'ME-08',
  'ME-09',
  'ME-10',
  'ME-11',
  'MO-01',
  'MO-02',
  'MO-03',
  'MO-04',
  'SP-01',
  'SP-02',
  'SP-03',
  'SP-04',
  'ST-01',
  'ST-02',
  'ST-03',
  'ST-04',
  'ST-05',
  'ST-06',
  'TD-01',
  'TD-02',
  'TD-03',
  'TD-04',
  'TD-05',
  'TD-06',
  'TD-07',
  'TD-08',
  'TD-09',
  'TM-01',
  'TM-02',
  'TM-03',
  'TM-04',
  'TM-05',
  'TM-06',
  'TM-07',
  'TM-08',
  'TM-09',
  'TM-10',
  'TM-11',
]);

/** Every requirement, in the order of the checklist. */
export const readChecklist = (): readonly Requirement[] => [
  ...rowsOf(read('checklist.md')),
  ...rowsOf(read('4-beyond.md')).filter(({ id }) => BUILT.has(id)),
];

/** `LP` of `LP-07`. */
export const areaOf = (id: string): string => id.slice(0, 2);
/** Every id that stands in docs/spec: what a comment may cite. */
export const knownIds = (): ReadonlySet<string> =>
  new Set([...rowsOf(read('checklist.md')), ...rowsOf(read('4-beyond.md'))].map(({ id }) => id));
