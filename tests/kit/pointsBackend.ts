import { vi } from 'vitest';
import { createDataProvider } from '../../dataProvider/createDataProvider';

export interface FakePoint {
  readonly id: number;
  readonly title: string;
  readonly status?: string;
  readonly [key: string]: unknown;
}

export const somePoints = (count: number, from = 1): FakePoint[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    title: `Точка ${from + index}`,
    type: { id: 1, title: 'Кофейня' },
    city: { id: 1, title: 'Казань' },
    street: 'Баумана',
    house: String(from + index),
    status: 'displayed',
    createdAt: '2026-03-05T10:00:00Z',
    deletedAt: null,
    days_before_deletion: null,
  }));

type Answer = (request: { readonly query: URLSearchParams; readonly body: unknown }) => Response | unknown;

/** A backend of points behind `fetch`, spoken to by the real data provider. `on` replaces one call's answer. */
export const pointsBackend = (points: FakePoint[], deleted: FakePoint[] = []) => {
  const state = { points, deleted };
  const calls: string[] = [];
  const special = new Map<string, Answer>();
  const page = (rows: FakePoint[], query: URLSearchParams) => {
    const number = Number(query.get('page') ?? 1);
    const size = Number(query.get('per_page') ?? 12);
    const found = narrowed(rows, query);
    return {
      data: found.slice((number - 1) * size, number * size).map((point) => ({ point })),
      current_page: number,
      last_page: Math.max(1, Math.ceil(found.length / size)),
      total: found.length,
      per_page: size,
    };
  };
  const ids = (from: unknown): readonly unknown[] =>
    typeof from === 'object' && from !== null && 'ids' in from && Array.isArray(from.ids) ? from.ids : [];
  const move = (
    from: 'points' | 'deleted',
    to: 'points' | 'deleted' | undefined,
    gone: readonly unknown[],
  ) => {
    const isGone = (point: FakePoint) => gone.map(String).includes(String(point.id));
    const moved = state[from].filter(isGone);
    state[from] = state[from].filter((point) => !isGone(point));
    if (to) state[to] = [...moved, ...state[to]];
    return {};
  };
  const answers: Record<string, Answer> = {
    'GET /api/point': ({ query }) => page(state.points, query),
    'GET /api/deleted_points': ({ query }) => page(state.deleted, query),
    'DELETE /api/point': ({ body }) => move('points', 'deleted', ids(body)),
    'GET /api/deleted_points/restore': ({ query }) => move('deleted', 'points', query.getAll('ids[]')),
    'DELETE /api/deleted_points/destroy': ({ body }) => move('deleted', undefined, ids(body)),
    'GET /api/fields/permissions/point_main': () => ({ point_main: filterSection }),
  };
  const answer = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://console.test');
    const key = `${init.method ?? 'GET'} ${url.pathname}`;
    calls.push(`${key}${decodeURIComponent(url.search)}`);
    const reply = special.get(key) ?? answers[key];
    if (!reply) return new Response('{}', { status: 404 });
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const said = await reply({ query: url.searchParams, body });
    return said instanceof Response ? said : Response.json(said);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return {
    state,
    calls,
    on: (key: string, reply: Answer) => special.set(key, reply),
    off: (key: string) => special.delete(key),
    dataProvider: createDataProvider({ can: () => true }),
    /** How often a call was made, by the beginning of its line. */
    count: (start: string) => calls.filter((call) => call.startsWith(start)).length,
  };
};

export const filterSection = [
  {
    field_id: 'status',
    title: 'Статус',
    type: 'checkbox',
    options: [
      { value: 'displayed', title: 'Показывается' },
      { value: 'draft', title: 'Черновик' },
      { value: 'rejected', title: 'Отклонена' },
    ],
  },
  {
    field_id: 'type',
    title: 'Тип заведения',
    type: 'radio',
    options: [
      { value: 1, title: 'Кофейня' },
      { value: 2, title: 'Бар' },
    ],
  },
];

/** Status and title filters, in the bracket form they travel in. */
const narrowed = (rows: FakePoint[], query: URLSearchParams): FakePoint[] => {
  let found = rows;
  for (let n = 0; query.has(`filters[${n}][field]`); n += 1) {
    const field = query.get(`filters[${n}][field]`) ?? '';
    const one = query.get(`filters[${n}][value]`);
    const many = query.getAll(`filters[${n}][value][]`);
    found = found.filter((point) => {
      if (field === 'titleAndAddress') return point.title.includes(one ?? '');
      if (field === 'type') return one === '1';
      return many.includes(String(point[field]));
    });
  }
  return found;
};
