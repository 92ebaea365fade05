import type { FileChooser, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { arrive, createPoints } from '../steps';
import {
  decode,
  isBluish,
  isReddish,
  isWhite,
  plainGif,
  plainSvg,
  transparentPng,
  turnedPhoto,
  type Upload,
} from './pictures';
import { watchSentFiles } from './sentFiles';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Обрезка фото' });
const add = (page: Page, ...files: Upload[]) => page.locator('input[name=images]').setInputFiles(files);

const openMenuForm = async (page: Page): Promise<number> => {
  const [pointId = 0] = await createPoints(page, ['Точка с картинками']);
  await page.goto(`/menu/list/add?pointId=${pointId}`);
  await page.getByLabel('Название меню').fill('Меню с картинками');
  return pointId;
};

/** An upload takes its time. */
const saved = (page: Page) => page.waitForURL(/\/menu\/list(\?|$)/, { timeout: 60_000 });

/** The crop is ready when its selection is there and holds the focus. */
const waitForCrop = async (page: Page) => {
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('group', { name: /Область обрезки/ })).toBeFocused();
};

test('[FI-06, FI-10, FI-12, FI-14, FI-15, FI-24..FI-26] new pictures: cropped as they are seen, kept as they were, never cropped', async ({
  page,
  outbox,
}) => {
  test.setTimeout(180_000);
  const sent = await watchSentFiles(page);
  await arrive(page, outbox);
  await openMenuForm(page);

  const photo = await turnedPhoto('turned.jpg');
  await add(page, photo);
  await waitForCrop(page);
  await dialogOf(page).getByRole('button', { name: 'Обрезать' }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  const clear = await transparentPng('clear.png');
  await add(page, clear);
  await waitForCrop(page);
  await dialogOf(page).getByRole('button', { name: 'Обрезать' }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  const kept = await transparentPng('no-crop.png');
  await add(page, kept);
  await waitForCrop(page);
  await dialogOf(page).getByRole('button', { name: 'Без обрезки' }).click();
  const cancelled = await turnedPhoto('cancelled.jpg');
  await add(page, cancelled);
  await waitForCrop(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);

  const [gif, svg] = [await plainGif('moving.gif'), plainSvg('drawn.svg')];
  await add(page, gif, svg);
  await expect(page.getByRole('button', { name: 'Открыть «drawn.svg»' })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Обрезать «moving.gif»' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Обрезать «drawn.svg»' })).toHaveCount(0);

  await page.getByRole('button', { name: /Создать|Сохранить/ }).click();
  await saved(page);
  expect(sent.map(({ name, type }) => [name, type])).toEqual([
    ['turned.jpg', 'image/jpeg'],
    ['clear.png', 'image/png'],
    ['no-crop.png', 'image/png'],
    ['cancelled.jpg', 'image/jpeg'],
    ['moving.gif', 'image/gif'],
    ['drawn.svg', 'image/svg+xml'],
  ]);
  const [turned, cleared, ...untouched] = sent.map(({ bytes }) => bytes);
  for (const [index, original] of [kept, cancelled, gif, svg].entries()) {
    expect(untouched[index]?.equals(original.buffer)).toBe(true);
  }

  // Red was up and blue down as the photo is seen; without the turn they would stand side by side.
  const crop = await decode(turned ?? Buffer.alloc(0));
  expect(crop.format).toBe('jpeg');
  expect(crop.orientation ?? 1).toBe(1);
  expect(crop.width / crop.height).toBeCloseTo(4 / 3, 1);
  expect(crop.width).toBeGreaterThanOrEqual(100);
  for (const x of [0.1, 0.9]) {
    expect(isReddish(crop.at(x, 0.1))).toBe(true);
    expect(isBluish(crop.at(x, 0.9))).toBe(true);
  }
  // A new picture keeps its type, and so its transparency.
  const cut = await decode(cleared ?? Buffer.alloc(0));
  expect(cut.format).toBe('png');
  expect(cut.at(0.02, 0.02).alpha).toBe(0);
  expect(isReddish(cut.at(0.5, 0.5))).toBe(true);
});

test('[FI-07, FI-08, FI-09, FI-11, FI-13, FI-24] stored pictures, by keyboard alone: cropped again to a white JPEG, and deleted after a question @once', async ({
  page,
  outbox,
}) => {
  test.setTimeout(180_000);
  const sent = await watchSentFiles(page);
  await arrive(page, outbox);
  // Asked for before anything is opened: the browser is told so on another way than a key goes, and a key that follows closely
  // may overtake it. Then the dialog of the system opens, of which nobody here hears.
  const choosing = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
  const pointId = await openMenuForm(page);
  const adder = page.getByRole('button', { name: 'Добавить фото' });
  await adder.focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles([await transparentPng('first.png'), await transparentPng('second.png')]);
  for (const _one of [1, 2]) {
    await waitForCrop(page);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(0);
  }
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(adder).toBeFocused();
  await page.keyboard.press('Control+s');
  await saved(page);

  const menuId = await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch(`/api/point/${id}/menus`, { headers });
    return (await answer.json()).data[0].id;
  }, pointId);
  await page.goto(`/menu/list/edit?pointId=${pointId}&id=${menuId}`);

  const cropAgain = page.getByRole('button', { name: 'Обрезать «first.png»' });
  await cropAgain.focus();
  await page.keyboard.press('Enter');
  await waitForCrop(page);
  const selection = dialogOf(page).getByRole('group', { name: /Область обрезки/ });
  const before = await selection.boundingBox();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  expect((await selection.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await dialogOf(page).getByRole('button', { name: 'Обрезать' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Обрезать «first.jpg»' })).toBeFocused();

  const remove = page.getByRole('button', { name: 'Удалить «second.png»' });
  const question = page.getByRole('dialog', { name: 'Удалить фото?' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(adder).toBeFocused();

  await page.keyboard.press('Control+s');
  await saved(page);
  const last = sent.at(-1);
  expect(sent).toHaveLength(3);
  expect([last?.name, last?.type]).toEqual(['first.jpg', 'image/jpeg']);
  const crop = await decode(last?.bytes ?? Buffer.alloc(0));
  expect(crop.format).toBe('jpeg');
  expect(crop.width / crop.height).toBeCloseTo(4 / 3, 1);
  for (const [x, y] of [
    [0.02, 0.02],
    [0.98, 0.02],
    [0.02, 0.98],
  ] as const) {
    expect(isWhite(crop.at(x, y))).toBe(true);
  }
});
