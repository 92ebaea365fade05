import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { arrive, createPoints } from './steps';

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

test('[FF-09, DC-29] unknown types and rules, broken entries and a missing section never break the form', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await page.route('**/api/fields/permissions/point_general', async (route) => {
    const real = await route.fetch();
    const config = await real.json();
    const [title, ...rest] = config.point_general;
    const strange = [
      { ...title, validation_rules: { ...title.validation_rules, must_rhyme: true } },
      {
        field_id: 901,
        name: 'mood',
        title: 'Настроение',
        type: 'hologram',
        permissions: ['view', 'create', 'edit'],
      },
      null,
      42,
      { title: 'Без имени', type: 'text' },
    ];
    await route.fulfill({ json: { point_general: [...strange, ...rest] } });
  });
  await page.goto('/management/points/add');
  await page.getByLabel('Название точки').fill('Уцелевшее');
  await expect(page.getByText('Это поле не удалось показать').first()).toBeVisible();
  await expect(page.getByLabel('Улица')).toBeVisible();

  await page.unroute('**/api/fields/permissions/point_general');
  await page.route('**/api/fields/permissions/point_docs', (route) => route.fulfill({ json: { other: [] } }));
  const [id] = await createPoints(page, ['С разделами']);
  await page.goto(`/management/points/edit?id=${id}`);
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/Не удалось загрузить форму|Сервер ответил непонятно|ошибка/i)
      .first(),
  ).toBeVisible();
  await expectWords(page);
});

test('[AU-27, SH-15] unknown permission keys are ignored, known ones make the sidebar', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await page.route('**/api/profile', async (route) => {
    const real = await route.fetch();
    const user = await real.json();
    const links = ['management_points', 'kitchen_robots', 7, null, { key: 'menu_list' }];
    await route.fulfill({ json: { ...user, links } });
  });
  await page.goto('/management/points');
  await expect(page.getByRole('heading', { level: 1, name: 'Точки' })).toBeVisible();
  const burger = page.getByRole('button', { name: /меню/i }).first();
  if (await burger.isVisible()) await burger.click();
  await expect(page.getByRole('link', { name: 'Точки' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Меню' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0);
  await expect(page.getByText('kitchen_robots')).toHaveCount(0);
});

test('[CL-08] a save that the network swallows keeps what was typed and works when it is pressed again', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const [id] = await createPoints(page, ['До обрыва']);
  await page.goto(`/management/points/edit?id=${id}`);
  const title = page.getByLabel('Название точки');
  await title.fill('После обрыва');
  await page.route('**/api/point/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /[А-Яа-я]{4,}/ })
      .first(),
  ).toBeVisible();
  await expect(title).toHaveValue('После обрыва');
  await page.unroute('**/api/point/*');
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).dblclick();
  await expect(page.getByText('Документы заведения')).toBeVisible();
  await page.goto('/management/points');
  await expect(page.getByText('После обрыва', { exact: true })).toHaveCount(1);
});
