import type { Page } from '@playwright/test';
import type { Outbox } from '../outbox';
import { signUp } from '../steps';

const tokens = new WeakMap<Page, string>();

/** Calls of the product as the page's owner, past the forms: for what a journey is not about. */
export const api = async (page: Page, method: string, path: string, body?: object) => {
  const token = tokens.get(page);
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/**
 * A new owner with one venue, signed in on every page of the browser; the answer is the venue's id. How one registers is
 * a journey of its own.
 */
export const openVenue = async (page: Page, outbox: Outbox): Promise<number> => {
  const { token } = await signUp(page, outbox);
  tokens.set(page, token);
  await page.context().addInitScript((own) => localStorage.setItem('token', own), token);
  const cities = await api(page, 'GET', `cities?filters[0][field]=cityRegion&filters[0][value]=Калуга`);
  const { point_general: fields } = await api(page, 'GET', 'fields/permissions/point_general');
  const venue = {
    title: 'Бистро «Полдень»',
    type: fields.find(({ name }: { name: string }) => name === 'type').options[0].value,
    city_id: cities.data[0].id,
    street: 'Кирова',
    house: '1',
    phone: '+74842001122',
  };
  const record = await api(page, 'POST', 'point', venue);
  return (record.point ?? record).id;
};

export interface OpenedMenu {
  readonly venue: number;
  readonly menu: number;
  readonly category: number;
  readonly foods: readonly number[];
}

/** The same with a menu «Обеды» of one category of dishes. */
export const openMenu = async (
  page: Page,
  outbox: Outbox,
  titles: readonly string[] = [],
  title = 'Первое',
): Promise<OpenedMenu> => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  const category = await addCategory(page, menu, 'food', title);
  return { venue, menu, category, foods: await addFoods(page, category, titles) };
};

export const addMenu = async (page: Page, pointId: number, title: string): Promise<number> =>
  (await api(page, 'POST', `point/${pointId}/menus`, { title })).id;

export const addCategory = async (
  page: Page,
  menuId: number,
  kind: 'food' | 'drink',
  title: string,
): Promise<number> => {
  const { data } = await api(page, 'GET', 'base_categories');
  const base = data.find(({ type }: { type: string }) => (type === 'drink') === (kind === 'drink'));
  const made = { menu_id: menuId, kind, title, base_category_id: base.id };
  return (await api(page, 'POST', 'categories', made)).id;
};

export const addFoods = async (
  page: Page,
  categoryId: number,
  titles: readonly string[],
  type: 'food' | 'drink' = 'food',
): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (const title of titles) {
    ids.push((await api(page, 'POST', 'foods', { category_id: categoryId, type, title, price: '390' })).id);
  }
  return ids;
};

/**
 * Another address of the open console, as its own links lead there: without loading it anew, which takes seconds, and with
 * all that it remembers of what was shown before.
 */
export const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
