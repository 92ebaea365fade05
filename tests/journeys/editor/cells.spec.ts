import { expect, test } from '../journey';
import { cell, dish, input, keptIn, openEditor } from './openEditor';

// A long walk: on a busy machine it takes its time.
test.slow();

test('[ME-03] prices are typed one below the other: saved, refused with what was typed, brought back', async ({
  page,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ', 'Уха', 'Солянка', 'Щи'] });
  const [category = 0] = categories;

  await cell(page, 'Цена', 'Борщ').click();
  await expect(input(page, 'Цена', 'Борщ')).toBeFocused();
  // Tab leads to the next price, Enter down; what stood there is typed over.
  await page.keyboard.type('410');
  await page.keyboard.press('Tab');
  await expect(input(page, 'Цена', 'Уха')).toBeFocused();
  await page.keyboard.type('420,5');
  await page.keyboard.press('Enter');
  await expect(input(page, 'Цена', 'Солянка')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Цена', 'Солянка')).toBeFocused();
  await expect(cell(page, 'Цена', 'Солянка')).toContainText('390');
  await expect.poll(() => keptIn(page, category)).toEqual(['Борщ 410', 'Уха 420.5', 'Солянка 390', 'Щи 390']);

  await test.step('what breaks a rule stays in its cell, with the words and the way back', async () => {
    await cell(page, 'Цена', 'Щи').click();
    await page.keyboard.type('дорого');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Цена', 'Щи')).toHaveAttribute('data-state', 'refused');
    await expect(cell(page, 'Цена', 'Щи')).toContainText('дорого');
    await dish(page, 'Щи').getByRole('button', { name: 'Вернуть' }).click();
    await expect(cell(page, 'Цена', 'Щи')).toContainText('390');
  });

  await test.step('so does what the server refuses', async () => {
    await page.route('**/api/foods/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { errors: { price: ['Слишком дорого для этой точки.'] } } })
        : route.continue(),
    );
    await cell(page, 'Цена', 'Щи').click();
    await page.keyboard.type('999');
    await page.keyboard.press('Enter');
    await expect(dish(page, 'Щи')).toContainText('Слишком дорого для этой точки.');
    await expect(cell(page, 'Цена', 'Щи')).toContainText('999');
    await page.unrouteAll();
    await cell(page, 'Цена', 'Щи').click();
    await page.keyboard.type('444');
    await page.keyboard.press('Enter');
    await expect.poll(() => keptIn(page, category)).toContain('Щи 444');
  });

  await test.step('a name and a portion too', async () => {
    await cell(page, 'Название', 'Щи').click();
    await page.keyboard.type('Щи суточные');
    await page.keyboard.press('Enter');
    await cell(page, 'Порция', 'Щи суточные').click();
    await page.keyboard.type('0,3 л');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Порция', 'Щи суточные')).toContainText(/0,3\s?л/);
    // What is on its way is shown already, and whoever leaves now is asked first.
    await expect(cell(page, 'Порция', 'Щи суточные')).not.toHaveAttribute('data-state', 'saving');
    await page.reload();
    await expect(cell(page, 'Порция', 'Щи суточные')).toContainText(/0,3\s?л/);
  });
});

test('[ME-11] without the network a cell waits, and is saved when it is back @desktop', async ({
  page,
  context,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ', 'Уха'] });
  // What is opened from the rows is there by itself, a moment after them.
  for (const part of ['LeaveDialog', 'DishPanel'])
    await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((each) => each.name.includes(`${name}-`)),
      part,
    );
  await context.setOffline(true);
  await cell(page, 'Цена', 'Борщ').click();
  await page.keyboard.type('510');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Цена', 'Борщ')).toHaveAttribute('data-state', 'waiting');
  await expect(cell(page, 'Цена', 'Борщ')).toContainText('510');
  await dish(page, 'Уха').getByRole('button', { name: 'Открыть карточку' }).click();
  await expect(page.getByRole('complementary', { name: 'Уха' })).toContainText('Не удалось загрузить данные');
  await page.keyboard.press('Escape');

  await test.step('leaving asks, and names what would be lost', async () => {
    await page.getByRole('link', { name: 'Список', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Вы действительно хотите покинуть страницу?' });
    await expect(question).toContainText('Не сохранена 1 ячейка');
    await question.getByRole('button', { name: 'Нет' }).click();
  });
  await context.setOffline(false);
  await expect.poll(() => keptIn(page, categories[0] ?? 0)).toContain('Борщ 510');
  await expect(cell(page, 'Цена', 'Борщ')).not.toHaveAttribute('data-state', 'waiting');
});
