import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { dish, keptIn, openEditor, shownOrder } from './openEditor';

// A long walk: on a busy machine it takes its time.
test.slow();

const THIRTY = Array.from({ length: 30 }, (_, index) => `Блюдо ${index + 1}`);

test('[ME-07] thirty dishes are typed at the end of a category, three keys each besides their words @desktop @long', async ({
  page,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ'] });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.getByRole('textbox', { name: 'Название новой позиции в «Первое»' }).click();
  for (const name of THIRTY) {
    await page.keyboard.insertText(name);
    await press('Tab');
    await page.keyboard.insertText('300 г');
    await press('Tab');
    await page.keyboard.insertText('250');
    await press('Enter');
  }
  expect(keys).toBe(90);
  await expect
    .poll(() => keptIn(page, categories[0] ?? 0))
    .toEqual(['Борщ 390', ...THIRTY.map((name) => `${name} 250`)]);
  await expect(dish(page, 'Блюдо 30')).toContainText(/300\s?г/);
});

/** As a spreadsheet leaves it: pasting by keys needs a clipboard that a browser without a window does not have. */
const paste = (page: Page, words: string): Promise<void> =>
  page.getByRole('textbox', { name: 'Название новой позиции в «Первое»' }).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);

test('[ME-08] rows of a spreadsheet are shown first, then added as one act with one way back', async ({
  page,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ'] });
  const [category = 0] = categories;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/foods')) sent.push(request.url());
  });
  await paste(page, 'Уха\t300 г\t450\r\nСолянка\t350 г\t480\r\nЩи\t300 г\tдорого\r\nРассольник\t\t390');
  const dialog = page.getByRole('dialog', { name: 'Добавить в «Первое»' });
  await expect(dialog).toContainText('Добавится 3 из 4.');
  await expect(dialog.getByRole('row').filter({ hasText: 'Щи' })).toContainText('дорого');
  await dialog.getByRole('checkbox', { name: 'Выбрать: Рассольник' }).uncheck();
  await dialog.getByRole('button', { name: 'Добавить 2 позиции' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => keptIn(page, category)).toEqual(['Борщ 390', 'Уха 450', 'Солянка 480']);
  expect(sent).toHaveLength(1);
  expect(await shownOrder(page)).toEqual(['Борщ', 'Уха', 'Солянка']);
  await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
  await expect(dish(page, 'Уха')).toHaveCount(0);
  expect(await keptIn(page, category)).toEqual(['Борщ 390']);
});
