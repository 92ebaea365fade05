import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { plainRest } from '../../developers/plainRest';
import { readTutorial, TUTORIALS } from '../../developers/readTutorial';
import { one } from '../menuArea/binSteps';
import { openOutbox } from '../outbox';
import { circlesOf } from '../process/circlesOf';
import { startServer } from '../startServer';
import { arrive, createPoints } from '../steps';
import { openWorkshop } from './workshop';

test.setTimeout(900_000);

/** Vacancies live on a tiny server in plain REST; everything else is the product's. */
const besideRest = async (target: string) => {
  const rest = plainRest();
  const own = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    const said = rest(request.method ?? 'GET', (request.url ?? '').replace('/api/', ''), sent);
    response.writeHead(said.status, said.headers).end(JSON.stringify(said.body));
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/vacancies')) return void own(request, response);
    const { method = 'GET', headers, url = '/' } = request;
    // A connection of its own: one that is kept may be closed by the server just when it is used again.
    const onward = ask(`${target}${url}`, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** An event of a venue is made over both tabs, found, filtered, deleted and given back. */
const walkEvents = async (page: Page, venue: number): Promise<void> => {
  const list = `/management/events?pointId=${venue}`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Добавить событие' }).first().click();
  await page.getByRole('textbox', { name: 'Название' }).fill('Джаз');
  await expect(page.getByRole('tab', { name: 'Для гостей' })).toBeDisabled();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('tab', { name: 'Для гостей', selected: true })).toBeVisible();
  await page.getByLabel('Цена').fill('500,50');
  await page.locator('label').filter({ hasText: '4 / 5' }).click();
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByText('1 событие')).toBeVisible();
  await expect(page.getByText(/500,50?\s₽/)).toBeVisible();
  await page.getByRole('link', { name: 'Джаз' }).click();
  await page.getByRole('tab', { name: 'Для гостей' }).click();
  await expect(page.getByRole('radio', { name: '4 / 5' })).toBeChecked();

  await page.goto(list);
  await page.getByRole('button', { name: 'Действия: Джаз' }).click();
  await page.getByRole('menuitem', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Опубликовано: Джаз')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Возвращено как было: 1 событие')).toBeVisible();

  await page.goto(`${list}&filter=${encodeURIComponent(JSON.stringify({ published: true }))}`);
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await page.getByRole('button', { name: /^Убрать фильтр/ }).click();
  await one(page, 'Джаз', 'Удалить');
  await page.goto(list.replace('events', 'events/deleted'));
  await one(page, 'Джаз', 'Восстановить');
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'Джаз' })).toBeVisible();
};

/** Participants of an event are reached from its row, and their page says whose they are, also opened cold. */
const walkParticipants = async (page: Page, venue: number): Promise<void> => {
  await page.goto(`/management/events?pointId=${venue}`);
  await page.getByRole('button', { name: 'Действия: Джаз' }).click();
  await page.getByRole('menuitem', { name: 'Участники' }).click();
  const trail = page.getByRole('navigation', { name: 'Путь к странице' });
  await expect(trail.getByRole('link', { name: 'Джаз' })).toBeVisible();
  await page.getByRole('link', { name: 'Добавить' }).first().click();
  await page.getByRole('textbox', { name: 'Название' }).fill('Анна');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('link', { name: 'Анна' })).toBeVisible();
  await page.reload();
  await trail.getByRole('link', { name: 'Джаз' }).click();
  await expect(page).toHaveURL(/events\/edit\?pointId=\d+&id=\d+/);
};

/** Stock parts of react-admin on the built bundle: a vacancy is made, changed, ticked and deleted. */
const walkVacancies = async (page: Page): Promise<void> => {
  const list = '/team/recruitment';
  const save = page.getByRole('button', { name: /^(Сохранить|Создать)$/ });
  for (const name of ['Бариста', 'Повар']) {
    await page.goto(`${list}/add`);
    await page.getByLabel('Название').fill(name);
    await save.click();
    await expect(page).toHaveURL(/\/team\/recruitment$/);
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('Бариста').getByRole('link', { name: 'Изменить' }).click();
  await expect(page).toHaveURL(/\/team\/recruitment\/edit\?id=1$/);
  await page.getByLabel('Название').fill('Старший бариста');
  await save.click();
  await expect(row('Старший бариста')).toBeVisible();
  await row('Повар').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(row('Повар')).toHaveCount(0);
  await page.reload();
  await expect(row('Старший бариста')).toBeVisible();
  await expect(row('Повар')).toHaveCount(0);
};

test('[BE-06] the tutorials, followed word for word on a clean copy, end in working screens', async ({
  browser,
}) => {
  const workshop = openWorkshop();
  try {
    for (const document of TUTORIALS) {
      for (const step of readTutorial(document)) workshop.take(step);
      console.log(`${document}: ${workshop.figures()}`);
      workshop.keep();
    }
    workshop.run('npx tsc --noEmit');
    workshop.run('npm run build');
    expect(circlesOf(join(workshop.folder, 'dist'))).toEqual([]);
    const server = await startServer({
      env: { SEED_DEMO: '0' },
      entry: join(workshop.folder, 'dist-server/main.js'),
    });
    const front = await besideRest(server.url);
    try {
      const context = await browser.newContext({
        baseURL: front.url,
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await arrive(page, openOutbox(server.dataDir));
      await walkVacancies(page);

      const [venue] = await createPoints(page, ['Кафе']);
      await walkEvents(page, venue ?? 0);
      await walkParticipants(page, venue ?? 0);
      await page.goto('/menu/list');
      await expect(page.getByText('Скрыто от гостей: 0')).toBeVisible();
      expect(faults).toEqual([]);
      await context.close();
    } finally {
      front.close();
      await server.stop();
    }
  } finally {
    workshop.close();
  }
});
