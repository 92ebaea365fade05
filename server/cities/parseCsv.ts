/** One record of a CSV file and the line it starts on, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads comma-separated text as RFC 4180 writes it: quoted cells may hold commas, doubled quotes and line breaks. A byte
 * order mark and Windows line ends are accepted, empty lines are skipped, cells are trimmed.
 */
export function parseCsv(text: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  // A cell, then what ends it: a comma, a line end, or the end of the text.
  const cell = /(?:[^\S\r\n]*"((?:[^"]|"")*)"[^\S\r\n]*|((?![^\S\r\n]*")[^,\r\n]*))(,|\r?\n|\r|$)/gy;
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length) {
    const [whole, quoted, plain = '', end] = cell.exec(source) ?? unreadable(line);
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',' && cell.lastIndex < source.length) continue;
    if (end === ',') cells.push('');
    if (cells.some((one) => one !== '')) records.push({ line: start, cells });
    cells = [];
    start = line;
  }
  return records;
}

function unreadable(line: number): never {
  throw new SyntaxError(`Line ${line}: expected a closing quote followed by a comma or the end of the line.`);
}
