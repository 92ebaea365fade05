import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { dish, keptIn, openEditor } from './openEditor';

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
  await paste(
    page,
    'Уха\t300 г\t450\r\nСолянка\t350\t480\r\nЩи\t300 г\tдорого\r\n"Рассольник\nдомашний"\t\t390',
  );
  await expect(page.getByRole('heading', { name: 'Вставленные строки' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Создать 3 блюда' })).toBeEnabled();
  await expect(page.getByRole('row').filter({ hasText: 'Щи' })).toContainText('Введите число');
  await page.getByRole('textbox', { name: 'Строка 4: Цена, ₽' }).fill('340');
  await page.keyboard.press('Enter');
  expect(await keptIn(page, category)).toEqual(['Борщ 390']);
  await page.getByRole('button', { name: 'Создать 4 блюда' }).click();
  const added = ['Уха 450', 'Солянка 480', 'Щи 340', expect.stringMatching(/^Рассольник\s+домашний 390$/)];
  await expect.poll(() => keptIn(page, category)).toEqual(['Борщ 390', ...added]);
  await page.getByRole('button', { name: 'Отменить импорт' }).click();
  await expect(page.getByText('Импорт отменён: меню такое, каким было.')).toBeVisible();
  expect(await keptIn(page, category)).toEqual(['Борщ 390']);
  await page.getByRole('link', { name: 'К меню' }).click();
  await expect(dish(page, 'Борщ')).toBeVisible();
});
