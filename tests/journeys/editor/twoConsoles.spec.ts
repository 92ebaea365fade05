import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { api } from '../menuArea/kitchen';
import { cell, dish, input, openEditor } from './openEditor';

/** Ms of work; the whole minute is for who runs all journeys. */
const WORK_MS = (process.env.JOURNEYS ?? 'all') === 'all' ? 60_000 : 15_000;
/** What the other has just taken away is not waited for, ms. */
const PATIENCE_MS = 2_000;

const DISHES = ['Борщ', 'Щи', 'Уха', 'Солянка', 'Окрошка', 'Харчо', 'Лагман', 'Рассольник'];

/** Numbers that look random and are the same for the same seed: a failure can be seen again. */
const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** What one of them does with a dish that stands on the screen. */
const ACTS: Readonly<
  Record<string, (page: Page, name: string, pick: (below: number) => number) => Promise<void>>
> = {
  price: async (page, name, pick) => {
    await cell(page, 'Цена', name).click();
    await input(page, 'Цена', name).fill(String(100 + pick(900)));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  },
  order: async (page, name, pick) => {
    await page.getByRole('button', { name: `Переместить «${name}»`, exact: true }).focus();
    await page.keyboard.press('Space');
    for (let step = pick(3); step >= 0; step -= 1)
      await page.keyboard.press(pick(2) === 0 ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Space');
  },
  stop: (page, name) => dish(page, name).getByRole('switch').click(),
  remove: async (page, name) => {
    await dish(page, name).hover();
    await dish(page, name)
      .getByRole('button', { name: /^Действия/ })
      .click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
  },
  undo: (page) => page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click(),
};
/** Half of what is done is prices; a deletion is mostly taken back, so that dishes remain. */
const MIX = ['price', 'price', 'price', 'order', 'order', 'stop', 'undo', 'undo', 'remove'] as const;

/** Works until the moment comes. @returns how often each act was carried through */
const work = async (page: Page, until: number, pick: (below: number) => number) => {
  const done: Record<string, number> = {};
  page.setDefaultTimeout(PATIENCE_MS);
  while (Date.now() < until) {
    const names = await shown(page).then((rows) => rows.map(({ title }) => title));
    const name = names[pick(names.length)];
    const verb = MIX[pick(MIX.length)] ?? 'price';
    if (name === undefined || (verb === 'remove' && names.length < DISHES.length / 2)) continue;
    try {
      await ACTS[verb]?.(page, name, pick);
      done[verb] = (done[verb] ?? 0) + 1;
    } catch {
      // The other one was quicker: the dish, its cell or the notice is gone.
      await page.keyboard.press('Escape');
    }
  }
  page.setDefaultTimeout(0);
  await page.keyboard.press('Escape');
  return done;
};

interface Row {
  readonly title: string;
  readonly price: number;
  readonly isStopped: boolean;
}

/** The dishes as they stand on a screen. */
const shown = (page: Page): Promise<readonly Row[]> =>
  page.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) => ({
      title: row.getAttribute('aria-label') ?? '',
      price: Number(
        /([\d\s]+)₽/
          .exec(row.querySelector('[data-cell="price"]')?.textContent ?? '')?.[1]
          ?.replace(/\s/g, ''),
      ),
      isStopped: row.querySelector<HTMLInputElement>('input[role="switch"]')?.checked === false,
    })),
  );

interface Entry {
  readonly batch: string;
  readonly resource: string;
  readonly record_id: number;
  readonly kind: string;
  readonly after: Readonly<Record<string, unknown>>;
}

interface Food {
  readonly id: number;
  readonly title: string;
  readonly price: string;
  readonly stopable?: readonly object[];
}

const kept = async (page: Page, menu: number): Promise<readonly Food[]> =>
  (await api(page, 'GET', `menus/${menu}/board`)).categories.flatMap(({ foods }: { foods: Food[] }) => foods);

test('[ME-04, BK-03] two consoles work on one menu at once: both end as the server has it, and the journal tells all of it @desktop', async ({
  page,
  browser,
  outbox,
  server,
}) => {
  test.setTimeout(WORK_MS + 180_000);
  const { venue, menu, categories } = await openEditor(page, outbox, {
    Первое: DISHES,
    Второе: ['Котлета', 'Плов', 'Азу'],
  });
  const own = await page.evaluate(() => localStorage.getItem('token'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  await context.addInitScript((token) => localStorage.setItem('token', String(token)), own);
  const other = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 1000 });
  await other.goto(`${server.url}/menu/editor?pointId=${venue}&menuId=${menu}`);
  await cell(other, 'Цена', 'Борщ').waitFor();
  const saved: string[] = [];
  for (const each of [page, other])
    each.on('response', (answer) => {
      const method = answer.request().method();
      if (answer.ok() && method !== 'GET') saved.push(`${method} ${new URL(answer.url()).pathname}`);
    });

  const until = Date.now() + WORK_MS;
  const [hers, his] = await Promise.all([
    work(page, until, numbersFrom(7)),
    work(other, until, numbersFrom(11)),
  ]);
  test.info().annotations.push({ type: 'acts', description: JSON.stringify({ hers, his }) });
  for (const done of [hers, his]) expect(done.price).toBeGreaterThan(0);
  // Something of every kind went through.
  for (const verb of Object.keys(ACTS)) expect((hers[verb] ?? 0) + (his[verb] ?? 0), verb).toBeGreaterThan(0);

  await test.step('both show what the server has, in its order', async () => {
    for (const each of [page, other]) {
      await expect(each.locator('[data-state="saving"], [data-state="waiting"]')).toHaveCount(0);
      // What was refused stays where it was typed until somebody gives it up.
      for (const button of await each.getByRole('button', { name: /^Вернуть|^Оставить|^Отмена$/ }).all())
        await button.click().catch(() => undefined);
      await expect
        .poll(async () => {
          const [rows, foods] = await Promise.all([shown(each), kept(page, menu)]);
          const wanted = foods.map(({ title, price, stopable = [] }) => ({
            title,
            price: Number(price),
            isStopped: stopable.length > 0,
          }));
          return JSON.stringify(rows) === JSON.stringify(wanted) ? 'same' : { rows, wanted };
        })
        .toBe('same');
    }
  });

  await test.step('no dish stands twice, none is lost', async () => {
    const foods = await kept(page, menu);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
    const bins = await Promise.all(
      categories.map((id) => api(page, 'GET', `deleted_foods/${id}?type=food&per_page=100`)),
    );
    const gone = bins.flatMap(({ data }: { data: Food[] }) => data.map(({ id }) => id));
    expect(foods.length + gone.length).toBe(DISHES.length + 3);
  });

  await test.step('the journal tells how each dish came to its price, and whether it is there', async () => {
    const entries: Entry[] = [];
    let pages = 0;
    let read: readonly Entry[];
    do {
      pages += 1;
      ({ data: read } = await api(page, 'GET', `changes?pointId=${venue}&per_page=100&page=${pages}`));
      entries.push(...read);
    } while (read.length === 100);
    const foods = entries.filter(({ resource }) => resource === 'foods');
    // Each call that was answered well has written at least one.
    expect(new Set(entries.map(({ batch }) => batch)).size).toBeGreaterThanOrEqual(saved.length);
    const living = await kept(page, menu);
    const last = (id: number, told: (entry: Entry) => boolean) =>
      foods.find((entry) => entry.record_id === id && told(entry));
    for (const { id, price } of living) {
      expect(last(id, ({ after }) => 'price' in after)?.after.price, `price of ${id}`).toBe(price);
      expect(last(id, ({ kind }) => kind === 'delete' || kind === 'restore')?.kind ?? 'restore').toBe(
        'restore',
      );
    }
  });
  await context.close();
});
