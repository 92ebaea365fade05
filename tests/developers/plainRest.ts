/** A question to the tiny server, and its answer. */
export interface RestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The smallest server that `ra-data-simple-rest` can talk to: every resource is a list in memory. */
export const plainRest = () => {
  const tables = new Map<string, Row[]>();
  let last = 0;

  /** `path` = what stands behind `/api/`. */
  return (method: string, path: string, sent?: unknown): RestAnswer => {
    const url = new URL(path, 'http://rest.test');
    const [, name = '', id] = url.pathname.split('/');
    const rows = tables.get(name) ?? [];
    const found = rows.find((row) => String(row.id) === id);
    if (id !== undefined && !found) return answer(404, { message: 'Not found' });

    if (method === 'GET') return found ? answer(200, found) : page(name, rows, url.searchParams);
    if (method === 'DELETE') {
      tables.set(
        name,
        rows.filter((row) => row !== found),
      );
      return answer(200, found);
    }
    const row: Row = { ...found, ...(sent as object), id: found?.id ?? ++last };
    tables.set(name, found ? rows.map((each) => (each === found ? row : each)) : [...rows, row]);
    return answer(found ? 200 : 201, row);
  };
};

const page = (name: string, rows: readonly Row[], query: URLSearchParams): RestAnswer => {
  const filter = Object.entries(JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>);
  const fits = rows.filter((row) =>
    filter.every(([key, value]) =>
      Array.isArray(value)
        ? value.map(String).includes(String(row[key]))
        : String(row[key]).includes(String(value)),
    ),
  );
  const [start, end] = JSON.parse(query.get('range') ?? '[0, 99]') as [number, number];
  const shown = fits.slice(start, end + 1);
  return answer(200, shown, { 'Content-Range': `${name} ${start}-${end}/${fits.length}` });
};

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): RestAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});
