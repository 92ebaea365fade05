import { isZone } from '../../contract/visibility/venueClock';
import { type CsvRecord, parseCsv } from './parseCsv';

export interface ListedCity {
  readonly title: string;
  readonly region: string;
  /** IANA zone. */
  readonly timezone: string;
  /** Orders suggestions, larger first; 0 = not known. */
  readonly population: number;
}

export interface CityList {
  readonly cities: readonly ListedCity[];
  /** The faults of the file, each naming its line; a file with any is not to be used. */
  readonly problems: readonly string[];
}

const REQUIRED = ['title', 'region', 'timezone'] as const;
const LONGEST_NAME = 100;

/**
 * Reads a list of cities: the first line names the columns `title`, `region`, `timezone` and, if it likes, `population`,
 * in any order; further columns are ignored.
 */
export function parseCities(text: string): CityList {
  const [header, ...records] = parseCsv(text);
  const columns = header?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length > 0) return { cities: [], problems: [`Line 1: no column ${missing.join(', ')}.`] };
  if (records.length === 0) return { cities: [], problems: ['Line 2: expected at least one city.'] };

  const problems: string[] = [];
  const seen = new Map<string, number>();
  const cities = records.map((record) => {
    const city = readCity(record, columns);
    const key = `${city.title}\n${city.region}`.toLowerCase();
    const found = [...errorsOf(city), ...widthProblem(record, columns), ...duplicate(seen.get(key))];
    problems.push(...found.map((problem) => `Line ${record.line}: ${problem}`));
    seen.set(key, record.line);
    return city;
  });
  return { cities, problems };
}

const readCity = ({ cells }: CsvRecord, columns: readonly string[]): ListedCity => {
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  return {
    title: cell('title'),
    region: cell('region'),
    timezone: cell('timezone'),
    population: cell('population') === '' ? 0 : Number(cell('population')),
  };
};

function* errorsOf({ title, region, timezone, population }: ListedCity) {
  if (!isName(title)) yield `title is empty, longer than ${LONGEST_NAME} characters, or no name: "${title}".`;
  if (!isName(region))
    yield `region is empty, longer than ${LONGEST_NAME} characters, or no name: "${region}".`;
  if (!isZone(timezone)) yield `timezone is no IANA zone such as Europe/Moscow: "${timezone}".`;
  if (!Number.isSafeInteger(population) || population < 0 || population > 2 ** 31 - 1)
    yield 'population is no whole number.';
}

const widthProblem = ({ cells }: CsvRecord, columns: readonly string[]) =>
  cells.length > columns.length ? [`${cells.length} cells under ${columns.length} columns.`] : [];

const duplicate = (line: number | undefined) =>
  line === undefined ? [] : [`the same title and region as line ${line}.`];

/** Has a letter, no control characters, and fits. */
const isName = (text: string) =>
  text.length <= LONGEST_NAME && /\p{L}/u.test(text) && !/[\p{Cc}\p{Cs}]/u.test(text);
