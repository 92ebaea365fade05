import { expect, test } from '../journey';
import { arrive, chooseInRow, createPoints, enter } from '../steps';
import { api, editAddress, leaveQuestion, titleOf } from './console';
import { accountForm, allForms, openForm, plant, saved, stored, tagOf } from './forms';

test('[NF6] closing a dirty page warns, a clean one closes; side panels ask the same', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const [id] = await createPoints(page, ['Кафе']);
  await api(page, 'POST', `/point/${id}/menus`, { title: 'Обеды', visible: false });
  const warnings: string[] = [];
  page.on('dialog', async (dialog) => {
    warnings.push(dialog.type());
    await dialog.accept();
  });
  await page.goto(editAddress(id));
  await titleOf(page).focus();
  await page.reload();
  await expect(titleOf(page)).toBeVisible();
  expect(warnings).toEqual([]);
  await titleOf(page).fill('Закрываю');
  await page.goto('/menu/list');
  expect(warnings).toEqual(['beforeunload']);

  await chooseInRow(page, 'Обеды', 'Видят гости');
  await page.getByRole('switch', { name: 'Видят гости' }).check();
  await page.keyboard.press('Escape');
  const question = leaveQuestion(page);
  await expect(question.getByRole('list', { name: 'Вы изменили' })).toHaveText('Видят гости');
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Изменить' }).click();
  await page.getByLabel('Отчество').fill('Ивановна');
  await page.keyboard.press('Escape');
  await expect(question.getByRole('list', { name: 'Вы изменили' })).toHaveText('Отчество');
  await question.getByRole('button', { name: 'Нет' }).click();
  await expect(page.getByLabel('Отчество')).toHaveValue('Ивановна');
  expect(warnings).toHaveLength(1);
});

for (const form of allForms) {
  test(`[NF6] ${form.name}: each way out asks once and names what was changed, a lost session gives it back, and a save asks nothing${tagOf(form)}`, async ({
    page,
    outbox,
  }) => {
    const owner = await arrive(page, outbox);
    const estate = await plant(page);
    const warnings: string[] = [];
    page.on('dialog', async (dialog) => {
      warnings.push(dialog.type());
      await dialog.dismiss();
    });
    await page.goto(form.from(estate));
    await form.open(page);
    const field = form.field(page);
    await field.fill('Недописанное');
    const question = leaveQuestion(page);
    const staysAfter = async (way: string) => {
      await expect(question.getByRole('list', { name: 'Вы изменили' }), way).toContainText(form.fieldTitle);
      await question.getByRole('button', { name: 'Нет' }).click();
      await expect(question, way).toHaveCount(0);
      await expect(field, way).toHaveValue('Недописанное');
    };

    if (form === accountForm) {
      await page.keyboard.press('Escape');
      await staysAfter('Escape');
    } else {
      const trail = page.getByRole('navigation', { name: 'Путь к странице' });
      await trail.getByRole('link').last().click();
      await staysAfter('a link');
      await page.goBack();
      await staysAfter('back');
    }
    const tab = page.getByRole('tab', { selected: false, disabled: false });
    if ((await tab.count()) > 0) {
      const isOnePage = (await page.getByRole('tabpanel').count()) > 1;
      await tab.first().click();
      // Another tab is no leaving of the page: it asks whether to save first, and where it is a place of the page nothing.
      const askToSave = page.getByRole('dialog', { name: 'Сохранить изменения?' });
      if (isOnePage) await tab.first().click();
      else {
        await expect(askToSave.getByRole('list', { name: 'Вы изменили' })).toContainText(form.fieldTitle);
        await askToSave.getByRole('button', { name: 'Остаться' }).click();
      }
      await expect(askToSave).toHaveCount(0);
      await expect(field).toHaveValue('Недописанное');
    }
    expect(warnings).toEqual([]);
    await page.evaluate(() => void setTimeout(() => window.location.reload()));
    await expect.poll(() => warnings).toEqual(['beforeunload']);
    await expect(field).toHaveValue('Недописанное');

    await page.evaluate(() => localStorage.setItem('token', 'ended'));
    await form.save(page).click();
    await expect(page).toHaveURL(/\/$/);
    await enter(page, owner);
    if (form === accountForm) await form.open(page);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(field).toHaveValue('Недописанное');
    await form.save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await stored(page, form, estate)).toBe('Недописанное');

    await openForm(page, form, estate);
    await expect(field).toHaveValue('Недописанное');
    await expect(page.getByRole('button', { name: 'Вернуть', exact: true })).toHaveCount(0);
    expect(warnings).toHaveLength(1);
  });
}
