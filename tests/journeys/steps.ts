import { expect, type Page } from '@playwright/test';
import type { Outbox } from './outbox';

/** The steps that several journeys share: what a person does, in the words on the screen. */
export const enter = async (page: Page, { email, password }: Owner): Promise<void> => {
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Почта').fill(email);
  await modal.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await modal.getByRole('button', { name: 'Войти' }).click();
};

export interface Owner {
  readonly email: string;
  readonly password: string;
}

let owners = 0;
export const newOwner = (): Owner => {
  owners += 1;
  return {
    email: `owner-${process.pid}-${Date.now()}-${owners}@example.com`,
    password: 'a long enough secret',
  };
};

/** A new person fills the registration and sends it. */
export const fillRegistration = async (page: Page, owner: Owner): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Имя').fill('Мария');
  await modal.getByLabel('Почта').fill(owner.email);
  await modal.getByLabel('Телефон').fill('+79991234567');
  await modal.getByRole('textbox', { name: 'Пароль' }).fill(owner.password);
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: 'Зарегистрироваться' }).click();
};

/** A new person registers, reads the code in the letter, and stands before an empty list of points. */
export const register = async (page: Page, outbox: Outbox, owner = newOwner()): Promise<Owner> => {
  await fillRegistration(page, owner);
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Подтверждение почты' })).toBeVisible();
  await modal.getByLabel('Код из письма').fill(await outbox.codeFor(owner.email));
  await modal.getByRole('button', { name: 'Подтвердить' }).click();
  // Where there is an overview a new owner begins with it.
  await expect(page).toHaveURL(/\/management\/(dashboard|points)$/);
  await page.goto('/management/points');
  return owner;
};

/** A new owner with a confirmed address, past the forms: how one registers is a journey of its own. */
export const signUp = async (page: Page, outbox: Outbox): Promise<Owner & { readonly token: string }> => {
  const owner = newOwner();
  const post = async (call: string, data: object) => {
    const answer = await page.request.post(`/api/auth/${call}`, { data });
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await post('register', { ...owner, phone: '+79991234567' });
  await post('verify', { email: owner.email, code: Number(await outbox.codeFor(owner.email)) });
  return { ...owner, token };
};

/** The same, signed in and on the list of points. */
export const arrive = async (page: Page, outbox: Outbox): Promise<Owner> => {
  const { token, ...owner } = await signUp(page, outbox);
  // For the first page only: who signs out stays signed out.
  const signIn = await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await page.goto('/management/points');
  await expect(page.getByRole('heading', { level: 1, name: 'Точки' })).toBeVisible();
  await signIn.dispose();
  return owner;
};

/** The general tab of a point, filled with what is required. */
export const fillPoint = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Название точки').fill(title);
  await page.getByRole('combobox', { name: 'Тип заведения' }).click();
  await page.getByRole('option', { name: 'Кафе' }).click();
  await page.getByLabel('Город').fill('Калуг');
  // Exactly one city fits: it is chosen by itself.
  await expect(page.getByLabel('Город')).toHaveValue('Калуга, Калужская область');
  await page.getByLabel('Улица').fill('Кирова');
  await page.getByLabel('Дом').fill('12к1');
  await page.getByLabel('Основной телефон').fill('+7 484 200-11-22');
};

/** Creates points as the signed-in page's user, past the forms: for lists that need many rows. */
export const createPoints = (page: Page, titles: readonly string[]): Promise<readonly number[]> =>
  page.evaluate(async (names) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const cities = await fetch(`/api/cities?filters[0][field]=cityRegion&filters[0][value]=Калуга`, {
      headers,
    });
    const [city] = (await cities.json()).data;
    const config = await fetch('/api/fields/permissions/point_general', { headers });
    const fields: { name: string; options?: { value: unknown }[] }[] = (await config.json()).point_general;
    const type = fields.find((field) => field.name === 'type')?.options?.[0]?.value;
    const ids: number[] = [];
    for (const title of names) {
      const body = JSON.stringify({
        title,
        type,
        city_id: city.id,
        street: 'Кирова',
        house: '1',
        phone: '+74842001122',
      });
      const answer = await fetch('/api/point', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      const record = await answer.json();
      ids.push((record.point ?? record).id);
    }
    return ids;
  }, titles);

/** The row (or, on a phone, the card) of a record. */
export const rowOf = (page: Page, name: string) =>
  page
    .locator('tr, li, article, [data-row]')
    .filter({ has: page.getByRole('checkbox', { name: `Выбрать: ${name}` }) });

export const chooseInRow = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
