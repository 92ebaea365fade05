import { vi } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { createDataProvider } from '../../dataProvider/createDataProvider';

type Answer = (request: { readonly query: URLSearchParams; readonly body: unknown }) => unknown;

const point = (id: number) => ({
  id,
  title: `Точка ${id}`,
  url: `tochka-${id}`,
  city: { id: 1, title: 'Казань' },
  street: 'Баумана',
  house: String(id),
  alc_license: [],
});
const menu = {
  id: 5,
  title: 'Завтраки',
  url: 'zavtraki',
  visible: true,
  point: { id: 1, url: 'tochka-1', alc_license: [] },
};
const category = (id: number, type: string) => ({
  id,
  type,
  title: type === 'food' ? 'Каши' : 'Соки',
  visible: type === 'food',
  foods: 3,
  drinks: 2,
  menu: { id: 5, title: 'Завтраки' },
});
const food = (id: number, stopable: readonly object[] = []) => ({
  id,
  title: `Каша ${id}`,
  price: '250.50',
  unit_value: '300',
  unit_measurement: 'g',
  images: [],
  stopable,
});
const gone = { deletedAt: '2026-11-20T08:00:00Z', days_before_deletion: 2 };
const list = (rows: readonly object[], total = rows.length) => ({
  data: rows,
  total,
  last_page: Math.ceil(total / 12),
});

/** One point of a chain, one menu, a category of each kind with the same number, two foods; all with a bin. */
export const menuBackend = (can: (capability: Capability) => boolean = () => true) => {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const answers = new Map<string, Answer>([
    [
      'GET /point',
      ({ query }) => {
        const page = Number(query.get('page'));
        const size = Number(query.get('per_page'));
        const all = Array.from({ length: 30 }, (_, index) => point(index + 1));
        const word = query.get('filters[0][value]');
        const found = all.filter(({ title }) => word === null || title.includes(word));
        const rows = found.slice((page - 1) * size, page * size).map((each) => ({ point: each }));
        return { data: rows, total: found.length, last_page: Math.ceil(found.length / size) };
      },
    ],
    ['GET /point/1', () => ({ point: point(1) })],
    ['GET /point/9', () => ({ point: point(9) })],
    ['GET /point/1/menus', () => list([menu])],
    ['GET /point/9/menus', () => list([])],
    ['GET /menus/5', () => menu],
    ['GET /deleted_menus/1', () => list([{ ...menu, ...gone }])],
    [
      'GET /categories/5',
      () => ({ categories: [category(12, 'food'), category(12, 'drink')], total: 2, last_page: 1 }),
    ],
    ['DELETE /categories/5', () => ({})],
    [
      'GET /deleted_categories/5',
      () =>
        list([
          { ...category(12, 'food'), ...gone },
          { ...category(12, 'drink'), ...gone },
        ]),
    ],
    ['POST /deleted_categories/restore/5', () => ({})],
    ['GET /point/1/categories/food/12', () => category(12, 'food')],
    ['GET /foods/category/12', () => list([food(1), food(2, [{ id: 1 }])])],
    ['GET /deleted_foods/12', () => list([{ ...food(3), ...gone }])],
    ['POST /point/1/foods/stop-list', () => ({})],
    [
      'GET /point/1/foods/stop-list',
      () =>
        list([
          {
            ...food(2),
            image: null,
            category: { title: 'Каши' },
            menu: { title: 'Завтраки' },
            stoppedAt: '2026-11-21T09:05:00Z',
          },
        ]),
    ],
    [
      'GET /point/1/ingredients',
      () => list([{ id: 1, title: 'молоко', is_allergen: true, foods: [{ id: 1, title: 'Каша 1' }] }]),
    ],
    [
      'GET /fields/permissions/menu_general',
      () => ({
        menu_general: [
          {
            field_id: 1,
            name: 'title',
            type: 'text',
            title: 'Название',
            order: 1,
            permissions: ['view', 'create', 'edit'],
          },
          {
            field_id: 2,
            name: 'visible',
            type: 'toggle',
            title: 'Видят гости',
            order: 2,
            permissions: ['view', 'create', 'edit'],
          },
        ],
      }),
    ],
    ['PUT /point/1/menus/5', () => ({ ...menu, visible: false })],
  ]);
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://console.test');
    const key = `${init.method ?? 'GET'} ${url.pathname.replace('/api', '').replace(/\/$/, '')}`;
    calls.push(`${key}${decodeURIComponent(url.search)}`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (body !== undefined) bodies.push(body);
    const answer = answers.get(key);
    if (!answer) return Response.json({ error: `Нет ответа: ${key}` }, { status: 404 });
    const said = answer({ query: url.searchParams, body });
    return said instanceof Response ? said : Response.json(said);
  });
  return {
    calls,
    bodies,
    on: (key: string, answer: Answer) => answers.set(key, answer),
    off: (key: string) => answers.delete(key),
    dataProvider: createDataProvider({ can }),
  };
};
