import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { arrive } from './steps';

const WHITE = 'nothing on the page';

/** What must hold whatever the backend says: words for people, and no trace of the machine's own. */
const expectWords = async (page: Page): Promise<void> => {
  const words = ((await page.locator('body').textContent()) ?? '').trim();
  expect(words === '' ? WHITE : words).toMatch(/[А-Яа-я]{4,}/);
  expect(words).not.toMatch(/<html|undefined|\[object|TypeError|SyntaxError/);
};

const answers = {
  'an HTML page': { status: 502, contentType: 'text/html', body: '<html><h1>Bad gateway</h1></html>' },
  'an HTML page that says 200': { status: 200, contentType: 'text/html', body: '<html>hello</html>' },
  'a failure': { status: 500, contentType: 'application/json', body: '{}' },
  'nothing at all': { status: 200, body: '' },
  'JSON of another shape': { status: 200, contentType: 'application/json', body: '{"rows":3}' },
} as const;

/** Forty bodies and every call are held in tests/dataProvider; `npm test` shows two of them to a person. */
const SHOWN: ReadonlySet<string> = new Set(['an HTML page', 'nothing at all']);

for (const [name, answer] of Object.entries(answers)) {
  test(`[ER-01, ER-02, ER-07] the list and the form say what happened when the backend answers ${name}${SHOWN.has(name) ? '' : ' @long'}`, async ({
    page,
    outbox,
  }) => {
    await arrive(page, outbox);
    await page.route('**/api/point?**', (route) => route.fulfill(answer));
    await page.route('**/api/fields/permissions/point_general', (route) => route.fulfill(answer));
    await page.goto('/management/points');
    await expect(page.getByRole('button', { name: /ещё раз|Повторить|Попробовать/ }).first()).toBeVisible();
    await expectWords(page);
    await page.goto('/management/points/add');
    await expect(
      page
        .getByRole('alert')
        .getByText(/Не удалось загрузить форму|Сервер ответил непонятно|ошибка/i)
        .first(),
    ).toBeVisible();
    await expectWords(page);
    await page.unroute('**/api/fields/permissions/point_general');
    await page
      .getByRole('button', { name: /ещё раз|Повторить|Попробовать/ })
      .first()
      .click();
    await expect(page.getByLabel('Название точки')).toBeVisible();
  });
}
