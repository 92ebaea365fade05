import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../run/findChromium';
import { BROWSER_ARGS } from '../browserArgs';
import { startDemo } from './demo';
import type { Screen } from './Screen';
import { openAs } from './visit';

/** `npm run guide:pictures`: photographs the product for the instruction on the landing page, light and dark. */
const FOLDER = 'src/landing/guide/pictures';
const WINDOW = { width: 1032, height: 900 };
/** What is cut out of the window: right of the sidebar, around the spot that a step names. */
const SIZE = { width: 768, height: 480 };

/** A step of the job, and where in the picture it is done. */
interface Spot {
  readonly step: number;
  readonly at: (page: Page) => Locator;
}

interface Picture extends Omit<Screen, 'as'> {
  readonly spots: readonly Spot[];
}

const food: Screen['path'] = ({ point, category, food: id }) =>
  `/menu/foods/edit?pointId=${point}&type=food&categoryId=${category}&id=${id}`;

/** A new price first, so that the history of the dish has something to tell. */
const readHistory = async (page: Page): Promise<void> => {
  await page.getByLabel('Цена').first().fill('420');
  await page.getByRole('button', { name: 'Сохранить' }).first().click();
  await page.getByText(/^Сохранено/).waitFor();
  await page.getByRole('button', { name: 'История' }).first().click();
  await page.getByText('→').first().waitFor();
  await page.getByText(/^Сохранено/).waitFor({ state: 'detached' });
};

/** A button or a link of this name. */
const act = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first();

const PICTURES: readonly Picture[] = [
  {
    name: 'venue',
    path: () => '/management/points',
    shows: 'Сандугач',
    spots: [{ step: 1, at: act('Добавить точку') }],
  },
  {
    name: 'hours',
    path: ({ point }) => `/management/points/edit?id=${point}`,
    shows: 'Название точки',
    open: (page) => page.getByText('График работы').first().scrollIntoViewIfNeeded(),
    spots: [
      { step: 1, at: (page) => page.locator('.carte-schedule .day > :first-child').first() },
      { step: 2, at: (page) => page.locator('.carte-schedule .copy').first() },
    ],
  },
  {
    name: 'menu',
    path: ({ menu }) => `/menu?id=${menu}`,
    shows: 'Супы',
    spots: [{ step: 2, at: act('Добавить категорию') }],
  },
  {
    name: 'dish',
    path: food,
    shows: 'Название',
    spots: [{ step: 1, at: (page) => page.getByLabel('Название').first() }],
  },
  {
    name: 'price',
    path: food,
    shows: 'Название',
    open: readHistory,
    spots: [{ step: 3, at: act('Отменить') }],
  },
  {
    name: 'stop',
    path: () => '/menu/stop',
    shows: 'Стоп-лист',
    spots: [
      { step: 3, at: (page) => page.locator('#content').getByText('Вернуть', { exact: true }).first() },
    ],
  },
  {
    name: 'bin',
    path: ({ point, category }) => `/menu/foods/deleted?pointId=${point}&type=food&id=${category}`,
    shows: 'Ботвинья',
    spots: [{ step: 3, at: (page) => page.getByText(/^Осталось/).first() }],
  },
  {
    name: 'team',
    path: () => '/team/staff',
    shows: 'Пригласить',
    spots: [{ step: 1, at: act('Пригласить') }],
  },
];

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Draws a ring with the step's number around each spot, over the page. */
const RING = `(spots) => {
  const layer = document.createElement('div');
  layer.id = 'guide-rings';
  layer.style.cssText = 'position:fixed;inset:0;z-index:99999;pointer-events:none';
  for (const { step, box } of spots) {
    const ring = document.createElement('div');
    ring.style.cssText = 'position:absolute;border:3px solid #e8590c;border-radius:14px;box-sizing:border-box;' +
      'left:' + (box.x - 7) + 'px;top:' + (box.y - 7) + 'px;width:' + (box.width + 14) + 'px;height:' + (box.height + 14) + 'px';
    const number = document.createElement('b');
    number.textContent = String(step);
    number.style.cssText = 'position:absolute;left:-15px;top:-15px;width:26px;height:26px;border-radius:13px;' +
      'background:#e8590c;color:#fff;font:600 15px/26px var(--font, sans-serif);text-align:center';
    ring.append(number);
    layer.append(ring);
  }
  document.body.append(layer);
}`;

/** The spots in the middle, as far as the window goes. */
const cutAround = (boxes: readonly Box[]): Box => {
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const y = Math.max(0, Math.min((top + bottom - SIZE.height) / 2, WINDOW.height - SIZE.height));
  return { x: WINDOW.width - SIZE.width, y, ...SIZE };
};

await mkdir(FOLDER, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
for (const theme of ['light', 'dark'] as const) {
  const demo = await startDemo();
  const { page, visit } = await openAs(browser, demo, 'owner', {
    viewport: WINDOW,
    deviceScaleFactor: 1.5,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  for (const { spots, ...picture } of PICTURES) {
    await visit({ ...picture, as: 'owner' });
    const boxes: Box[] = [];
    for (const { at } of spots) {
      await at(page).scrollIntoViewIfNeeded();
      const box = await at(page).boundingBox();
      if (box === null) throw new Error(`A spot of ${picture.name} is not on the page.`);
      boxes.push(box);
    }
    const rings = spots.map(({ step }, at) => ({ step, box: boxes[at] }));
    await page.evaluate(`(${RING})(${JSON.stringify(rings)})`);
    const shot = await page.screenshot({ clip: cutAround(boxes) });
    await page.evaluate(`document.getElementById('guide-rings').remove()`);
    await sharp(shot)
      .webp({ quality: 78, effort: 6 })
      .toFile(join(FOLDER, `${picture.name}.${theme}.webp`));
  }
  await page.context().close();
  await demo.server.stop();
}
await browser.close();
