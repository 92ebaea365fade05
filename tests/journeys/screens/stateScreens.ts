import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fullNotices } from './fullNotices';
import type { Screen } from './Screen';

const food = {
  as: 'owner',
  path: ({ point, category, food: id }) =>
    `/menu/foods/edit?pointId=${point}&type=food&categoryId=${category}&id=${id}`,
  shows: 'Название',
} as const satisfies Partial<Screen>;

const DESCRIPTIONS = [
  'На говяжьем бульоне, с чесночной пампушкой.',
  'На курином бульоне, с ржаным хлебом.',
] as const;

/** Somebody else saves the dish of the page; it never stays as it was. */
const changeElsewhere = async (page: Page): Promise<void> => {
  const { origin, searchParams: at } = new URL(page.url());
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const path = `${origin}/api/foods/${at.get('id')}`;
  const held: { description?: string } = await (await page.request.get(path, { headers })).json();
  const description = DESCRIPTIONS.find((each) => each !== held.description);
  const answer = await page.request.put(path, {
    headers,
    data: { categoryId: at.get('categoryId'), description },
  });
  if (!answer.ok()) throw new Error(`PUT ${path}: ${answer.status()} ${await answer.text()}`);
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** What stands over lists and forms at times only. */
export const stateScreens: readonly Screen[] = [
  {
    name: 'notices-full',
    as: 'owner',
    path: () => '/notification',
    shows: 'Уведомления',
    open: async (page) => {
      const data = fullNotices();
      const json = { data, current_page: 1, last_page: 2, total: 35, per_page: 25 };
      await page.route('**/api/notices?**', (route) => route.fulfill({ json }));
      await page.reload();
      await page.getByText('Сырники').first().waitFor();
    },
  },
  {
    name: 'points-views',
    as: 'owner',
    path: () => '/management/points',
    shows: /Кофе и книги/,
    open: async (page) => {
      await press(page, 'Виды');
      await page.getByRole('dialog').getByLabel('Название вида').waitFor();
    },
  },
  {
    ...food,
    name: 'food-history',
    open: async (page) => {
      await changeElsewhere(page);
      await press(page, 'История');
      await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).first().waitFor();
    },
  },
  {
    ...food,
    name: 'food-guests',
    open: async (page) => {
      const pane = page.getByRole('complementary', { name: 'Как видят гости' });
      // Where there is room it stands there by itself.
      if ((await pane.count()) === 0) await press(page, 'Как видят гости');
      await pane.frameLocator('iframe').getByText('Борщ со сметаной').waitFor();
    },
  },
  {
    ...food,
    name: 'food-crop',
    open: async (page) => {
      const picture = { width: 1200, height: 800, channels: 3, background: '#c8955f' } as const;
      const buffer = await sharp({ create: picture }).jpeg().toBuffer();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'Борщ на веранде.jpg', mimeType: 'image/jpeg', buffer });
      const crop = page.getByRole('dialog', { name: 'Обрезка фото' });
      await crop.getByRole('group', { name: /Область обрезки/ }).waitFor();
    },
  },
  {
    ...food,
    name: 'food-versions',
    open: async (page) => {
      await page.getByLabel('Описание').fill('С пампушками и укропом.');
      await changeElsewhere(page);
      await press(page, 'Сохранить изменения');
      await page.getByRole('dialog', { name: 'Эти данные уже изменил кто-то другой' }).waitFor();
    },
  },
];
