import { expect, test } from '../journey';
import { api } from '../menuArea/kitchen';
import { cell, dish, keptIn, openEditor } from './openEditor';

// A long walk: on a busy machine it takes its time.
test.slow();

test('[ME-05] a dish opens beside its menu, is saved by keys, and is not left with what is not saved', async ({
  page,
  outbox,
}) => {
  const { categories } = await openEditor(page, outbox, { Первое: ['Борщ', 'Уха'], Второе: ['Котлета'] });
  const [soups = 0] = categories;
  const panel = (name: string) => page.getByRole('complementary', { name, exact: true });
  await dish(page, 'Борщ')
    .getByRole('button', { name: /^Открыть карточку/ })
    .click();
  await expect(panel('Борщ')).toContainText('Первое · 1 из 2');
  const width = page.viewportSize()?.width ?? 0;
  const box = await panel('Борщ').boundingBox();
  // On a phone it is a sheet over everything.
  if (width < 600) expect(Math.round(box?.width ?? 0)).toBe(width);
  else {
    expect(box?.width).toBeGreaterThanOrEqual(400);
    expect(box?.width).toBeLessThanOrEqual(480);
  }

  const price = panel('Борщ').getByRole('textbox', { name: /^Цена/ });
  await price.fill('415');
  await page.keyboard.press('Control+s');
  await expect.poll(() => keptIn(page, soups)).toEqual(['Борщ 415', 'Уха 390']);

  await price.fill('500');
  await panel('Борщ').getByRole('button', { name: 'Следующая позиция' }).click();
  const question = page.getByRole('dialog', { name: 'Вы действительно хотите покинуть страницу?' });
  await expect(question).toContainText('Цена');
  await question.getByRole('button', { name: 'Нет' }).click();
  await expect(price).toHaveValue('500');
  await panel('Борщ').getByRole('button', { name: 'Следующая позиция' }).click();
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(panel('Уха')).toContainText('Первое · 2 из 2');
  await panel('Уха').getByRole('button', { name: 'Следующая позиция' }).click();
  await expect(panel('Котлета')).toContainText('Второе · 1 из 1');
  await expect(panel('Котлета').getByRole('button', { name: 'Следующая позиция' })).toBeDisabled();
  await page.goBack();
  await expect(panel('Котлета')).toHaveCount(0);
  await expect(cell(page, 'Цена', 'Борщ')).toContainText('415');
  expect(await keptIn(page, soups)).toEqual(['Борщ 415', 'Уха 390']);
});

test('[ME-06, HI-05] a category is added, renamed, hidden and deleted where it stands @once', async ({
  page,
  outbox,
}) => {
  const { venue, menu } = await openEditor(page, outbox, { Первое: ['Борщ'] });
  const kept = async () =>
    (await api(page, 'GET', `categories/${menu}`)).categories.map(
      ({ title, visible }: { title: string; visible: boolean }) => `${title} ${visible}`,
    );
  const choose = async (name: string, act: string) => {
    await page.getByRole('button', { name: `Действия с категорией «${name}»` }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };

  await choose('Первое', 'Категория');
  const panel = page.getByRole('dialog', { name: 'Новая категория' });
  await panel.getByLabel('Название').fill('Второе');
  await panel.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await panel.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { name: 'Второе', exact: true })).toBeVisible();

  await choose('Второе', 'Переименовать');
  const field = page.getByRole('textbox', { name: 'Новое название категории «Второе»' });
  await expect(field).toBeFocused();
  await field.fill('Горячее');
  await field.press('Enter');
  await expect.poll(kept).toEqual(['Первое true', 'Горячее true']);

  await choose('Горячее', 'Скрыть от гостей');
  await expect.poll(kept).toEqual(['Первое true', 'Горячее false']);
  await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(kept).toEqual(['Первое true', 'Горячее true']);

  await test.step('the rest of its form opens beside the menu, which stays where it is', async () => {
    const address = page.url();
    await choose('Горячее', 'Настройки категории');
    const form = page.getByRole('dialog', { name: 'Горячее' });
    await form.getByLabel('Описание').fill('До самого закрытия');
    await expect(form.getByText('Когда показывать')).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(form).toHaveCount(0);
    expect(page.url()).toBe(address);
    const descriptions = (await api(page, 'GET', `categories/${menu}`)).categories.map(
      ({ description }: { description: string }) => description,
    );
    expect(descriptions).toContain('До самого закрытия');
  });

  await test.step('the word above the menu opens the switch of what guests see', async () => {
    // On a phone it stands there only while guests do not see the menu.
    await api(page, 'PUT', `point/${venue}/menus/${menu}`, { visible: false });
    await page.reload();
    const pill = page.getByRole('main').locator('[aria-haspopup="dialog"][title="Видят гости"]');
    const before = await pill.textContent();
    await pill.click();
    const sheet = page.getByRole('dialog', { name: 'Видимость меню' });
    await sheet.getByLabel('Видят гости').click();
    await sheet.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(pill).not.toHaveText(before ?? '');
  });

  await choose('Первое', 'Удалить');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Вместе с ней в корзину уйдёт 1 позиция.');
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(dish(page, 'Борщ')).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
  await expect(dish(page, 'Борщ')).toBeVisible();
});
