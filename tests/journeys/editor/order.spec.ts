import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { api } from '../menuArea/kitchen';
import { keptIn, openEditor, shownOrder } from './openEditor';

// A long walk: on a busy machine it takes its time.
test.slow();

const handle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Переместить «${name}»`, exact: true });

const names = async (page: Page, category: number): Promise<readonly string[]> =>
  (await keptIn(page, category)).map((each) => each.replace(/ \d+$/, ''));

/** As a hand does it: taken by its handle, led over there in steps, put down. */
const drag = async (page: Page, from: Locator, to: Locator, share: number): Promise<void> => {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('Expected both to be on the screen.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * share, { steps: 12 });
  await page.mouse.up();
};

test('[ME-04, HI-05] five dishes are put in order by keys, announced, kept, and brought back @desktop', async ({
  page,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, {
    Первое: ['Борщ', 'Уха', 'Солянка', 'Щи', 'Рассольник'],
    Второе: ['Котлета'],
  });
  const [soups = 0, mains = 0] = categories;
  // The last comes first, then the next: in the end all five stand the other way round.
  for (const [place, name] of ['Рассольник', 'Щи', 'Солянка', 'Уха'].entries()) {
    await handle(page, name).focus();
    await page.keyboard.press('Space');
    for (let step = 4; step > place; step -= 1) await page.keyboard.press('ArrowUp');
    await expect(
      page.getByRole('status').filter({ hasText: `«${name}»: место ${place + 1} из 5` }),
    ).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'Положено' })).toHaveCount(1);
  }
  const turned = ['Рассольник', 'Щи', 'Солянка', 'Уха', 'Борщ'];
  expect(await shownOrder(page)).toEqual([...turned, 'Котлета']);
  await expect.poll(() => names(page, soups)).toEqual(turned);

  await test.step('Esc brings back what was taken up', async () => {
    await handle(page, 'Щи').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(() => shownOrder(page)).toEqual([...turned, 'Котлета']);
  });

  await test.step('Alt and an arrow lead to the next category; one press takes it back', async () => {
    await handle(page, 'Борщ').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => names(page, mains)).toContain('Борщ');
    await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => names(page, mains)).toEqual(['Котлета']);
    await expect.poll(() => names(page, soups)).toEqual(turned);
  });
});

test('[ME-04] a dish is dragged up and into another category, a category above another @desktop', async ({
  page,
  outbox,
}) => {
  const { categories, menu } = await openEditor(page, outbox, {
    Первое: ['Борщ', 'Уха', 'Солянка'],
    Второе: ['Котлета', 'Плов'],
  });
  const [soups = 0, mains = 0] = categories;
  await drag(page, handle(page, 'Солянка'), page.getByRole('group', { name: 'Борщ', exact: true }), 0.2);
  await expect.poll(() => names(page, soups)).toEqual(['Солянка', 'Борщ', 'Уха']);
  await drag(page, handle(page, 'Борщ'), page.getByRole('group', { name: 'Котлета', exact: true }), 0.8);
  await expect.poll(() => names(page, mains)).toEqual(['Котлета', 'Борщ', 'Плов']);
  await expect.poll(() => names(page, soups)).toEqual(['Солянка', 'Уха']);
  expect(await shownOrder(page)).toEqual(['Солянка', 'Уха', 'Котлета', 'Борщ', 'Плов']);

  const tree = page.getByRole('navigation', { name: 'Категории' });
  await drag(
    page,
    tree.getByRole('button', { name: 'Переместить категорию «Второе»' }),
    tree.getByRole('button', { name: /^Первое/ }),
    0.1,
  );
  await expect
    .poll(async () =>
      (await api(page, 'GET', `categories/${menu}`)).categories.map(({ title }: { title: string }) => title),
    )
    .toEqual(['Второе', 'Первое']);
  await page.reload();
  await expect.poll(() => shownOrder(page)).toEqual(['Котлета', 'Борщ', 'Плов', 'Солянка', 'Уха']);
});

test('[ME-04] a finger takes a dish by its handle and leads it to its place @phone', async ({
  page,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ', 'Уха', 'Солянка'] });
  const start = await handle(page, 'Уха').boundingBox();
  const end = await page.getByRole('group', { name: 'Борщ', exact: true }).boundingBox();
  if (!start || !end) throw new Error('Expected both to be on the screen.');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: start.x + start.width / 2, y }],
    });
  const from = start.y + start.height / 2;
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((end.y + 6 - from) * step) / 8);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => names(page, categories[0] ?? 0)).toEqual(['Уха', 'Борщ', 'Солянка']);
});
