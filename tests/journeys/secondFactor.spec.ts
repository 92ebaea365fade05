import { Secret, TOTP } from 'otpauth';
import { expect, test } from './journey';
import { arrive, enter } from './steps';

/** What the app on the phone shows; `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

test('the second factor is turned on, asked for at the next sign-in, and turned off [AR-06]', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const owner = await arrive(page, outbox);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Включить' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: 'Код QR для приложения с кодами' })).toBeVisible();
  const secret = (await sheet.locator('code').innerText()).replace(/\s/g, '');
  await sheet.getByLabel('Код из приложения').fill(codeOf(secret));
  await sheet.getByRole('button', { name: 'Включить' }).click();
  await expect(sheet.getByRole('heading', { name: 'Сохраните резервные коды' })).toBeVisible();
  const [first = '', second = ''] = await sheet.locator('li code').allInnerTexts();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Скачать файлом' }).click();
  expect((await download).suggestedFilename()).toBe('carte-recovery-codes.txt');
  await sheet.getByRole('button', { name: 'Я сохранил коды' }).click();
  await expect(page.getByText('Включён: кроме пароля нужен код из приложения.')).toBeVisible();

  // Elsewhere the password is not enough.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await other.newPage();
  await phone.goto('/profile');
  await enter(phone, owner);
  const step = phone.getByRole('dialog', { name: 'Подтверждение входа' });
  await step.getByLabel('Код из приложения').fill('000000');
  await step.getByRole('button', { name: 'Войти' }).click();
  await expect(step.getByText('Код неверен или уже использован.')).toBeVisible();
  await step.getByLabel('Код из приложения').fill(codeOf(secret, 1));
  await step.getByRole('button', { name: 'Войти' }).click();
  await expect(phone.getByRole('heading', { name: 'Личный кабинет', level: 1 })).toBeVisible();

  // A recovery code is one way in, once.
  await phone.getByRole('button', { name: 'Выйти' }).click();
  await phone.getByRole('button', { name: 'Войти', exact: true }).click();
  await enter(phone, owner);
  await step.getByRole('button', { name: 'Ввести резервный код' }).click();
  await step.getByLabel('Резервный код').fill(first.toLowerCase());
  await step.getByRole('button', { name: 'Войти' }).click();
  await expect(step.getByText('Осталось 9 резервных кодов.')).toBeVisible();
  await step.getByRole('button', { name: 'Продолжить' }).click();
  await expect(phone).toHaveURL(/\/management\/dashboard$/);

  await page.getByRole('button', { name: 'Выключить' }).click();
  await sheet.getByRole('textbox', { name: 'Пароль' }).fill(owner.password);
  await sheet.getByLabel('Код из приложения или резервный код').fill(second);
  await sheet.getByRole('button', { name: 'Выключить' }).click();
  await expect(page.getByText('Вход с подтверждением выключен')).toBeVisible();
  await phone.evaluate(() => localStorage.removeItem('token'));
  await phone.goto('/profile');
  await enter(phone, owner);
  await expect(phone.getByRole('heading', { name: 'Личный кабинет', level: 1 })).toBeVisible();
  await other.close();
});
