import type { Browser, Page } from '@playwright/test';
import { expect, test } from './journey';
import { api, openMenu, openVenue } from './menuArea/kitchen';
import type { Outbox } from './outbox';
import { chooseInRow, newOwner, rowOf } from './steps';

// Several people, each with a browser: on a busy machine it takes its time.
test.slow();

interface Company {
  readonly outbox: Outbox;
  readonly browser: Browser;
  readonly baseURL: string | undefined;
}

interface Colleague {
  readonly page: Page;
  readonly token: string;
  readonly memberId: number;
}

/** Somebody in this role for one venue, in a browser of their own, which has the page's size; how one is let in is told in team.spec.ts. */
const hire = async (
  owner: Page,
  { preset, venue }: { readonly preset: string; readonly venue: number },
  { outbox, browser, baseURL }: Company,
): Promise<Colleague> => {
  const email = `${preset}-${process.pid}-${Date.now()}@example.com`;
  const { data: roles } = await api(owner, 'GET', 'roles?per_page=100');
  const role = roles.find((each: { preset: string }) => each.preset === preset).id;
  const { id: memberId } = await api(owner, 'POST', 'staff', {
    email,
    role,
    all_points: false,
    points: [venue],
  });
  const [, invitation] = /#invitation=([\w-]+)/.exec(await outbox.letterTo(email)) ?? [];
  const { token } = await api(owner, 'POST', 'auth/accept', {
    token: invitation,
    password: newOwner().password,
    name: 'Пётр',
  });
  const viewport = owner.viewportSize();
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...(viewport && { viewport }) });
  await context.addInitScript((own) => localStorage.setItem('token', own), token);
  return { page: await context.newPage(), token, memberId };
};

/** A venue with one dish on its menu, and another venue. */
const openBusiness = async (page: Page, outbox: Outbox) => {
  const {
    venue,
    category,
    foods: [food = 0],
  } = await openMenu(page, outbox, ['Борщ']);
  const { title: _, ...point } = await api(page, 'GET', `point/${venue}`);
  const { point: other } = await api(page, 'POST', 'point', {
    title: 'Веранда',
    type: point.type?.value ?? point.type,
    city_id: point.city?.id ?? point.city_id,
    street: 'Ленина',
    house: '2',
    phone: '+74842001133',
  }).then((made) => ({ point: made.point ?? made }));
  const at = `pointId=${venue}&type=food`;
  return {
    venue,
    other: other.id as number,
    category,
    food,
    list: `/menu/foods?${at}&id=${category}`,
    form: `/menu/foods/edit?${at}&categoryId=${category}&id=${food}`,
  };
};

/** The status of a call made by hand with somebody's token. */
const byHand = async (page: Page, token: string, method: string, path: string, data: object) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.fetch(`/api/${path}`, { method, headers, data })).status();
};

test('[TM-02, TM-03, TM-04, TM-07, TM-11] a chef changes what a dish is made of and not its price, sees one venue, and keeps what was typed when taken out', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const { venue, category, food, list, form } = await openBusiness(page, outbox);
  const {
    page: chef,
    token,
    memberId,
  } = await hire(page, { preset: 'chef', venue }, { outbox, browser, baseURL });

  await chef.goto(list);
  await expect(rowOf(chef, 'Борщ').or(chef.getByText('Борщ')).first()).toBeVisible();
  await expect(chef.getByRole('link', { name: 'Добавить блюдо' })).toHaveCount(0);
  await chef.goto(form);
  await expect(chef.getByRole('textbox', { name: /^Название/ })).toHaveValue('Борщ');
  await expect(chef.getByText('390').first()).toBeVisible();
  await expect(chef.getByRole('textbox', { name: /^Цена/ })).toHaveCount(0);
  await chef.getByRole('tab', { name: 'Состав' }).click();
  const ingredient = chef.getByRole('combobox', { name: 'Ингредиенты' });
  await ingredient.fill('свёкла');
  await ingredient.press('Enter');
  await chef
    .getByRole('button', { name: /^Сохранить/ })
    .first()
    .click();
  await expect.poll(async () => (await api(page, 'GET', `foods/${food}`)).ingredients.length).toBe(1);

  // The same by hand: the price is refused under its field, the other venue is not there.
  const dish = { categoryId: category, price: '1' };
  expect(await byHand(page, token, 'PUT', `foods/${food}`, dish)).toBe(422);
  expect((await api(page, 'GET', `foods/${food}`)).price).toMatch(/^390/);
  await chef.goto('/menu/list');
  await chef
    .getByRole('button', { name: /^Бистро.*Сменить точку/ })
    .filter({ visible: true })
    .click();
  await expect(chef.getByRole('dialog').getByText('Бистро «Полдень»').first()).toBeVisible();
  await expect(chef.getByText('Веранда')).toHaveCount(0);

  await chef.goto(form);
  const title = chef.getByRole('textbox', { name: /^Название/ });
  await title.fill('Борщ московский');
  await api(page, 'DELETE', 'staff', { ids: [memberId] });
  await chef
    .getByRole('button', { name: /^Сохранить/ })
    .first()
    .click();
  await expect(chef.getByText(/Доступ к этому разделу закрыли/)).toBeVisible();
  await expect(title).toHaveValue('Борщ московский');
  expect((await api(page, 'GET', `foods/${food}`)).title).toBe('Борщ');
  await chef.context().close();
});

test('[TM-03, TM-08] a role is copied and changed, and the business is handed over', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const { page: heir } = await hire(page, { preset: 'chef', venue }, { outbox, browser, baseURL });
  await page.goto('/team/roles');
  await chooseInRow(page, 'Шеф', 'Скопировать');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Скопировать' }).click();
  await page.getByRole('link', { name: 'Шеф (копия)' }).first().click();
  await page.getByRole('textbox', { name: /^Название/ }).fill('Су-шеф');
  await page
    .getByRole('button', { name: /^Сохранить/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Су-шеф' }).first()).toBeVisible();

  await page.goto('/team/staff');
  await chooseInRow(page, 'Пётр', 'Передать владение');
  const question = page.getByRole('alertdialog', { name: 'Передать владение?' });
  await question.getByLabel('Ваш пароль').fill('not this one');
  await question.getByRole('button', { name: 'Передать владение' }).click();
  await expect(question.getByText(/пароль/i).nth(1)).toBeVisible();
  await question.getByLabel('Ваш пароль').fill(newOwner().password);
  await question.getByRole('button', { name: 'Передать владение' }).click();
  await expect(page.getByText('Теперь владелец — Пётр')).toBeVisible();
  await heir.goto('/team/staff');
  await expect(heir.getByText('Пётр').filter({ visible: true }).first()).toBeVisible();
  await expect(heir.getByText('Владелец', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await heir.context().close();
});
