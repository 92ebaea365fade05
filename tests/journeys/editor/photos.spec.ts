import type { Page } from '@playwright/test';
import { transparentPng } from '../fields/pictures';
import { expect, test } from '../journey';
import { api } from '../menuArea/kitchen';
import { openEditor } from './openEditor';

// A long walk: on a busy machine it takes its time.
test.slow();

/** How many photos each dish has. */
const photosIn = async (page: Page, category: number): Promise<readonly string[]> => {
  const { data } = await api(page, 'GET', `foods/category/${category}?type=food`);
  return data.map(
    ({ title, images }: { title: string; images: readonly object[] }) => `${title} ${images.length}`,
  );
};

test('[ME-09] photos find their dishes by name, the others are told theirs; one dropped on a row goes up at once', async ({
  page,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ', 'Ёжик «Лесной»', 'Щи'] });
  const [category = 0] = categories;
  const files = await Promise.all(
    ['БОРЩ.png', 'борщ (2).png', 'ежик_лесной.png', 'IMG_2041.png'].map(transparentPng),
  );
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Фото к позициям' });
  await expect(dialog).toContainText('Подобрано 3 из 4.');
  await expect(dialog.getByLabel('Позиция для «ежик_лесной.png»')).toHaveValue('Ёжик «Лесной»');
  await dialog.getByRole('button', { name: 'Загрузить 3 фото' }).click();
  await expect(dialog).toContainText('Загружено 3 из 3.');
  // What had no dish is still there to be given one.
  await dialog.getByLabel('Позиция для «IMG_2041.png»').fill('Щи');
  await dialog.getByRole('button', { name: 'Загрузить 1 фото' }).click();
  await expect(dialog).toContainText('Загружено 4 из 4.');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  expect(await photosIn(page, category)).toEqual(['Борщ 2', 'Ёжик «Лесной» 1', 'Щи 1']);
  await expect(page.locator('[data-row] img')).toHaveCount(3);

  await test.step('dropped on a row', async () => {
    const photo = await transparentPng('DSC_1.png');
    const row = page.getByRole('group', { name: 'Щи', exact: true });
    await row.evaluate(
      (element, bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(bytes)], 'DSC_1.png', { type: 'image/png' }));
        for (const type of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      [...photo.buffer],
    );
    await expect(dialog).toContainText('Загружено 1 из 1.');
    await dialog.getByRole('button', { name: 'Готово' }).click();
    expect(await photosIn(page, category)).toContain('Щи 2');
  });

  await test.step('what is stopped is not there, and goes up when it is asked for again', async () => {
    let isHeld = true;
    await page.route('**/api/foods/*', async (route) => {
      if (route.request().method() === 'GET' || !isHeld) return route.continue();
      // Neither answered nor refused: it is stopped by hand.
    });
    await page.locator('input[type="file"][multiple]').setInputFiles([await transparentPng('борщ.png')]);
    await dialog.getByRole('button', { name: 'Загрузить 1 фото' }).click();
    await dialog.getByRole('button', { name: 'Отменить загрузку «Борщ»' }).click();
    await expect(dialog).toContainText('Отменено');
    isHeld = false;
    await dialog.getByRole('button', { name: 'Повторить загрузку «Борщ»' }).click();
    await expect(dialog).toContainText('Загружено 1 из 1.');
    expect(await photosIn(page, category)).toContain('Борщ 3');
  });
});
