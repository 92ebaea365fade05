import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../run/findChromium';
import { BROWSER_ARGS } from '../browserArgs';
import { startDemo } from './demo';
import type { Screen } from './Screen';
import { openAs } from './visit';

/** `npm run guide:pictures`: photographs the product for the instruction on the landing page. */
const FOLDER = 'src/landing/guide/pictures';
const SIZE = { width: 960, height: 600 };

const food: Screen['path'] = ({ point, category, food: id }) =>
  `/menu/foods/edit?pointId=${point}&type=food&categoryId=${category}&id=${id}`;
const to =
  (found: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByText(found).filter({ visible: true }).first().scrollIntoViewIfNeeded();

/** A new price first, so that the history of the dish has something to tell. */
const readHistory = async (page: Page): Promise<void> => {
  await page.getByLabel('Цена').first().fill('420');
  await page.getByRole('button', { name: 'Сохранить' }).first().click();
  await page.getByRole('button', { name: 'История' }).first().click();
  await page.getByText('→').first().waitFor();
};

const PICTURES: readonly Omit<Screen, 'as'>[] = [
  { name: 'venue', path: () => '/management/points', shows: 'Сандугач' },
  {
    name: 'hours',
    path: ({ point }) => `/management/points/edit?id=${point}`,
    shows: 'Название точки',
    open: to('График работы'),
  },
  { name: 'menu', path: ({ menu }) => `/menu?id=${menu}`, shows: 'Супы' },
  { name: 'dish', path: food, shows: 'Название' },
  { name: 'price', path: food, shows: 'Название', open: readHistory },
  { name: 'stop', path: () => '/menu/stop', shows: 'Стоп-лист' },
  {
    name: 'bin',
    path: ({ point, category }) => `/menu/foods/deleted?pointId=${point}&type=food&id=${category}`,
    shows: 'Ботвинья',
  },
  { name: 'team', path: () => '/team/staff', shows: 'Пригласить' },
];

await mkdir(FOLDER, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
const demo = await startDemo();
const { page, visit } = await openAs(browser, demo, 'owner', {
  viewport: SIZE,
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
});
for (const picture of PICTURES) {
  await visit({ ...picture, as: 'owner' });
  await sharp(await page.screenshot())
    .webp({ quality: 78, effort: 6 })
    .toFile(join(FOLDER, `${picture.name}.webp`));
}
await browser.close();
await demo.server.stop();
