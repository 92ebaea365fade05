import { expect, test } from '../journey';
import { arrive, createPoints, fillPoint } from '../steps';
import { countOf, editAddress, saveButton, titleOf } from './console';

const offline = /Нет сети\. Введённое останется на месте/;
const noAnswer = /Нет связи с сервером/;
const retry = 'Попробовать ещё раз';

test('[NF1] a save without a network keeps the values and works on return; the banner comes and goes by itself', async ({
  page,
  context,
  outbox,
}) => {
  await arrive(page, outbox);
  const [id] = await createPoints(page, ['До тоннеля']);
  await page.goto(editAddress(id));
  await titleOf(page).fill('После тоннеля');
  for (let flap = 0; flap < 3; flap += 1) {
    await context.setOffline(true);
    await expect(page.getByText(offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(offline)).toHaveCount(0);
  }
  await context.setOffline(true);
  await saveButton(page).click();
  const failure = page.getByRole('alert').filter({ hasText: noAnswer });
  await expect(failure).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
  await failure.getByRole('button', { name: retry }).click();
  await expect(failure).toBeVisible();
  await expect(titleOf(page)).toHaveValue('После тоннеля');

  await context.setOffline(false);
  await expect(page.getByText('Связь вернулась')).toBeVisible();
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByText('Документы заведения')).toBeVisible();
  expect(await countOf(page, 'После тоннеля')).toBe(1);
});

test('[NF2] no answer for 15 seconds is said, and sending again makes one record', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await page.clock.install();
  await page.goto('/management/points/add');
  await fillPoint(page, 'Не торопится');
  let held = 0;
  await page.route('**/api/point', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    held += 1;
    if (held > 1) return route.fallback();
    // It is saved, only nobody hears of it.
    await route.fetch();
  });
  await saveButton(page).click();
  await expect.poll(() => held).toBe(1);
  // The real time goes on as well.
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Ответ задерживается')).toHaveCount(0);
  await page.clock.fastForward(6000);
  const notice = page.getByRole('status').filter({ hasText: 'Ответ задерживается' });
  await expect(notice.getByRole('button', { name: 'Отмена' })).toBeVisible();
  await notice.getByRole('button', { name: retry }).click();
  await expect(page.getByText('Документы заведения')).toBeVisible();
  expect(held).toBe(2);
  expect(await countOf(page, 'Не торопится')).toBe(1);
});
