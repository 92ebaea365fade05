import { expect, test } from '../journey';
import { changeElsewhere, editForms, openForm, saved, settle, stored, tagOf } from './forms';

const versions = { name: 'Эти данные уже изменил кто-то другой' } as const;

for (const form of editForms) {
  test(`[CC1] ${form.name}: whoever saves second sees both versions, chooses, and nothing is lost silently${tagOf(form)}`, async ({
    page,
    outbox,
  }) => {
    const estate = await settle(page, outbox);
    await openForm(page, form, estate);
    await form.field(page).fill('Моё название');
    await changeElsewhere(page, form, estate, { [form.column]: 'Чужое название' });
    await form.save(page).click();

    const dialog = page.getByRole('dialog', versions);
    const field = dialog.getByRole('group', { name: form.fieldTitle, exact: true });
    await expect(field).toContainText('Моё название');
    await expect(field).toContainText('Чужое название');
    expect(await stored(page, form, estate)).toBe('Чужое название');

    // Put off: nothing is saved, what was typed stays, and the next save asks again.
    await dialog.getByRole('button', { name: 'Вернуться к форме' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(form.field(page)).toHaveValue('Моё название');
    expect(await stored(page, form, estate)).toBe('Чужое название');
    await form.save(page).click();
    await field.getByRole('radio', { name: 'Ваш вариант' }).check();

    // A third version comes while the two are looked at: that is asked about too.
    await changeElsewhere(page, form, estate, { [form.column]: 'Ещё новее' });
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(field).toContainText('Ещё новее');
    await field.getByRole('radio', { name: 'Ваш вариант' }).check();
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(saved(page)).toBeVisible();
    expect(await stored(page, form, estate)).toBe('Моё название');
  });
}

test('[CC1] two people in two browsers: what each changed of one venue is there in the end', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const [form] = editForms;
  if (!form) throw new Error('Expected the form of a venue first.');
  const estate = await settle(page, outbox);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.addInitScript((own) => localStorage.setItem('token', own), token);
  const other = await context.newPage();
  await openForm(page, form, estate);
  await openForm(other, form, estate);

  // Typed before: a form in which nothing is typed yet follows the other at once.
  await form.field(page).fill('Моё название');
  await other.getByLabel('Улица').fill('Ленина');
  await form.save(other).click();
  await expect(saved(other)).toBeVisible();
  await context.close();

  await form.save(page).click();
  const dialog = page.getByRole('dialog', versions);
  await expect(dialog).toContainText('Ленина');
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
  await expect(saved(page)).toBeVisible();
  await openForm(page, form, estate);
  await expect(form.field(page)).toHaveValue('Моё название');
  await expect(page.getByLabel('Улица')).toHaveValue('Ленина');
});
