import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filledOnce } from '../filledOnce';
import { openOutbox } from '../outbox';
import { type RunningServer, startServer } from '../startServer';
import type { DemoIds, Screen } from './Screen';

/** The demo venues on a server of their own, and who looks at them. */
export interface Demo {
  readonly server: RunningServer;
  readonly ids: DemoIds;
  readonly tokens: Readonly<Record<Screen['as'], string | undefined>>;
}

export const OWNER = { email: 'demo@carte.example', password: 'screens of the demo' };
const NEWCOMER = { email: 'newcomer@example.com', phone: '+79991234567', password: 'a long enough secret' };
const ENV = { SEED_DEMO: '1', DEMO_PASSWORD: OWNER.password, MODERATORS: OWNER.email };
/** Beside the data: what was learnt while they were filled. */
const TOLD = 'demo.json';

type Call = (path: string, options?: { method?: string; body?: unknown }) => Promise<unknown>;
type Told = Pick<Demo, 'ids' | 'tokens'>;

/**
 * Starts the server with its demo data; the owner's bins and stop list hold something, the newcomer has nothing. The journeys of a run
 * fill them once: their pictures take longer than most journeys.
 */
export const startDemo = async (env: Readonly<Record<string, string>> = {}): Promise<Demo> => {
  const isRun = process.env.JOURNEYS_SERVER !== undefined;
  const from = isRun ? await filledOnce('demo', fillDemo) : undefined;
  const server = await startServer({ env: { ...ENV, ...env }, from });
  const told = isRun ? JSON.parse(await readFile(join(server.dataDir, TOLD), 'utf8')) : await fill(server);
  return { server, ...told };
};

const fillDemo = async (dataDir: string): Promise<void> => {
  const server = await startServer({ env: ENV, dataDir });
  const told = await fill(server);
  await server.stop();
  await writeFile(join(dataDir, TOLD), JSON.stringify(told));
};

const fill = async (server: RunningServer): Promise<Told> => {
  const post = async (path: string, body: unknown, token?: string): Promise<Record<string, unknown>> => {
    const answer = await callWith(server.url, token)(path, { method: 'POST', body });
    return answer as Record<string, unknown>;
  };
  const owner = String((await post('/auth/login', OWNER)).token);
  const newcomer = String((await post('/auth/register', NEWCOMER)).token);
  const code = await openOutbox(server.dataDir).codeFor(NEWCOMER.email);
  await post('/auth/verify', { email: NEWCOMER.email, code: Number(code) }, newcomer);
  const ids = await findIds(callWith(server.url, owner));
  return { ids, tokens: { guest: undefined, owner, newcomer } };
};

const callWith =
  (url: string, token: string | undefined): Call =>
  async (path, { method = 'GET', body } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  };

interface Titled {
  readonly id: number;
  readonly title: string;
}

/** What the pictures show of the venue, with something in each of its bins. */
const findIds = async (call: Call): Promise<DemoIds> => {
  const { data: points } = (await call('/point')) as { data: readonly { point: Titled }[] };
  const point = idOf(
    points.map((entry) => entry.point),
    'Кофе и книги',
  );
  const { data: menus } = (await call(`/point/${point}/menus`)) as { data: readonly Titled[] };
  const menu = idOf(menus, 'Основное меню');
  const { categories } = (await call(`/categories/${menu}`)) as { categories: readonly Titled[] };
  const category = idOf(categories, 'Супы');
  await fillBins(call, { point, menu, category });
  const { data: foods } = (await call(`/foods/category/${category}?type=food`)) as {
    data: readonly Titled[];
  };
  const food = idOf(foods, 'Борщ со сметаной');
  await tellChanges(call, { point, food, category });
  return { point, menu, category, food };
};

/** The journal shows a change of fields, and an act over many; afterwards all is as it was. */
const tellChanges = async (
  call: Call,
  { point, food, category }: Pick<DemoIds, 'point' | 'food' | 'category'>,
): Promise<void> => {
  const { data } = (await call(`/foods/category/${category}?type=food`)) as {
    data: readonly { id: number; title: string; price: string; stopable: readonly unknown[] }[];
  };
  const { title, price = '' } = data.find(({ id }) => id === food) ?? {};
  for (const each of ['460', price])
    await call(`/foods/${food}`, { method: 'PUT', body: { categoryId: category, title, price: each } });
  const onSale = data.filter(({ stopable }) => stopable.length === 0);
  const food_ids = onSale.slice(-3).map(({ id }) => id);
  const stopList = `/point/${point}/foods/stop-list`;
  for (const action of ['attach', 'detach'])
    await call(stopList, { method: 'POST', body: { action, food_ids } });
  // The stop board has something in each of its columns.
  const until = new Date(Date.now() + 5 * 3_600_000).toISOString();
  await call(stopList, { method: 'POST', body: { action: 'attach', food_ids: food_ids.slice(-1), until } });
  const { data: held } = (await call(`/point/${point}/ingredients`)) as { data: readonly Titled[] };
  await call(`/point/${point}/ingredients/${idOf(held, 'бешамель')}/stop`, {
    method: 'POST',
    body: { stop: true, until: 'open' },
  });
};

/** The demo's own bins hold a venue only. */
const fillBins = async (call: Call, { point, menu, category }: Omit<DemoIds, 'food'>): Promise<void> => {
  const make = async (path: string, body: unknown) => {
    const { id } = (await call(path, { method: 'POST', body })) as { readonly id: number };
    return id;
  };
  const base = (await call('/base_categories')) as { data: readonly { id: number; type: string }[] };
  const [soups] = base.data.filter(({ type }) => type !== 'drink');
  const gone = [
    [`/point/${point}/menus/`, await make(`/point/${point}/menus`, { title: 'Летняя веранда' })],
    [
      `/categories/${menu}`,
      await make('/categories', {
        menu_id: menu,
        kind: 'food',
        title: 'Окрошки',
        base_category_id: soups?.id,
      }),
    ],
    [
      '/foods',
      await make('/foods', { category_id: category, type: 'food', title: 'Ботвинья', price: '420' }),
    ],
  ] as const;
  for (const [path, id] of gone) {
    const body = path.startsWith('/categories') ? { food: [id], drink: [] } : { ids: [id] };
    await call(path, { method: 'DELETE', body });
  }
};

const idOf = (records: readonly Titled[], title: string): number => {
  const found = records.find((record) => record.title === title);
  if (!found)
    throw new Error(`The demo data hold no "${title}", only: ${records.map((one) => one.title).join(', ')}`);
  return found.id;
};
