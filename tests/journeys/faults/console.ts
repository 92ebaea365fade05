import { expect, type Page } from '@playwright/test';
import type { Outbox } from '../outbox';
import type { Owner } from '../steps';

let people = 0;

/** A new owner, signed in past the forms (other journeys prove those), on the list of points. */
export const arrive = async (page: Page, outbox: Outbox): Promise<Owner> => {
  people += 1;
  const owner = {
    email: `fault-${process.pid}-${Date.now()}-${people}@example.com`,
    password: 'a long enough secret',
  };
  await page.goto('/');
  const token = await page.evaluate(async (who) => {
    const answer = await fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...who, phone: '+79991234567' }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()).token;
  }, owner);
  const code = Number(await outbox.codeFor(owner.email));
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/auth/verify', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    },
    { email: owner.email, code },
  );
  await page.evaluate((given) => localStorage.setItem('token', given), token);
  await page.goto('/management/points');
  await expect(page.getByRole('heading', { level: 1, name: 'Точки' })).toBeVisible();
  return owner;
};

/** A call of the signed-in person past the console. */
export const api = (page: Page, method: string, path: string, body?: unknown): Promise<Wire> =>
  page.evaluate(
    async ([verb, at, sent]) => {
      const answer = await fetch(`/api${at}`, {
        method: verb as string,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body] as const,
  );

interface Wire {
  readonly id: number;
  readonly [key: string]: unknown;
}

/** How many points of this title the server holds. */
export const countOf = async (page: Page, title: string): Promise<number> => {
  const { data } = await api(page, 'GET', '/point?per_page=100');
  const titles = (Array.isArray(data) ? data : []).map((row) => (row.point ?? row).title);
  return titles.filter((each) => each === title).length;
};

export const editAddress = (id: number | undefined): string => `/management/points/edit?id=${id}`;
export const titleOf = (page: Page) => page.getByLabel('Название точки');
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Сохранить|Создать|Отправить)/ }).last();
export const leaveQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Вы действительно хотите покинуть страницу?' });
