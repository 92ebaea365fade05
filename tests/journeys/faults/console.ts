import type { Page } from '@playwright/test';

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

export const editAddress = (id: number | undefined): string => `/management/points/edit?id=${id}`;
export const titleOf = (page: Page) => page.getByLabel('Название точки');
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Сохранить|Создать|Отправить)/ }).last();
export const leaveQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Вы действительно хотите покинуть страницу?' });
