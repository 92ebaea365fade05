import { menuBackend } from './menuBackend';

export const NOW = '2026-11-21T12:00:00.000Z';

const food = (id: number, title: string, category: number) => ({
  id,
  title,
  price: '390.00',
  unit_value: '350',
  unit_measurement: 'g',
  images: [],
  category: { id: category, title: category === 12 ? 'Супы' : 'Горячее' },
  menu: { id: 5, title: 'Обеды' },
});

/** 23:00 in Moscow. */
const CLOSING = '2026-11-21T20:00:00.000Z';

const everyDay = { begin: '10:00', end: '23:00', around_the_clock: false, is_enabled: true };

/** A venue in Moscow with five dishes of two categories, whose stops are kept as the reference backend keeps them. */
export const shiftBackend = () => {
  const backend = menuBackend();
  const foods = [
    food(1, 'Борщ', 12),
    food(2, 'Солянка', 12),
    food(3, 'Уха', 12),
    food(4, 'Стейк', 13),
    food(5, 'Лосось на гриле', 13),
  ];
  const stops = new Map<number, object>();
  const rowOf = (one: (typeof foods)[number]) => ({
    ...one,
    stopable: stops.has(one.id) ? [{ id: one.id, createdAt: NOW }] : [],
    stop: stops.get(one.id) ?? null,
  });
  const list = (rows: readonly object[]) => ({ data: rows, total: rows.length, last_page: 1 });
  const stopped = (until: string | null, more: object = {}) => ({
    id: 1,
    createdAt: '2026-11-21T10:40:00.000Z',
    until,
    reason: null,
    person: { id: 1, name: 'Марина' },
    by_hand: true,
    causes: [],
    ...more,
  });
  backend.on('GET /point/1', () => ({
    point: { id: 1, title: 'Кофе и книги', timezone: 'Europe/Moscow', graphic: { all_days: everyDay } },
  }));
  backend.on('GET /point/1/foods', ({ query }) => {
    const filters = [0, 1].map((at) => [
      query.get(`filters[${at}][field]`),
      query.get(`filters[${at}][value]`)?.toLowerCase(),
    ]);
    const asked = new Map(filters.filter(([field]) => field) as [string, string][]);
    const found = foods.filter(
      ({ title, category }) =>
        title.toLowerCase().includes(asked.get('title') ?? '') &&
        (asked.get('category') ?? String(category.id)) === String(category.id),
    );
    return list(found.map(rowOf));
  });
  backend.on('GET /point/1/foods/stop-list', () =>
    list(
      foods.filter(({ id }) => stops.has(id)).map((one) => ({ ...rowOf(one), image: null, stoppedAt: NOW })),
    ),
  );
  backend.on('POST /point/1/foods/stop-list', ({ body }) => {
    const { action, food_ids, until, reason, dry_run } = body as Record<string, unknown>;
    const points = [
      { id: 1, title: 'Кофе и книги', foods: 1 },
      { id: 9, title: 'Сретенка', foods: 1 },
    ];
    if (dry_run) return { points };
    for (const id of food_ids as number[]) {
      if (action === 'detach') stops.delete(id);
      else
        stops.set(
          id,
          stopped(until === 'open' ? null : until === 'end_of_day' ? CLOSING : String(until), {
            reason: reason ?? null,
          }),
        );
    }
    return { points };
  });
  return { ...backend, stops, stopped, foods };
};
