import { expect, test } from '../journey';
import { rowOf } from '../steps';
import { api, openMenu } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

test('[SL-01, SL-03, SL-04, HI-05] a food is found by search, stopped and sold again in its list, and that is taken back', async ({
  page,
  outbox,
}) => {
  const { venue, category } = await openMenu(page, outbox, ['Борщ', 'Уха', 'Солянка']);
  await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${category}`);
  await expect(rowOf(page, 'Борщ')).toBeVisible();
  await page.getByRole('searchbox').fill('ух');
  await expect(rowOf(page, 'Борщ')).toHaveCount(0);
  await rowOf(page, 'Уха').getByRole('button', { name: 'В продаже' }).click();
  await page.locator('[role$="dialog"]').getByRole('button', { name: 'Поставить на стоп' }).click();
  await rowOf(page, 'Уха').getByRole('button', { name: 'На стопе' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть в продажу' }).click();
  await expect(rowOf(page, 'Уха').getByRole('button', { name: 'В продаже' })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
  await expect(rowOf(page, 'Уха').getByRole('button', { name: 'На стопе' })).toBeVisible();
});

const ruDay = (daysAhead: number): string =>
  new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.now() + daysAhead * 24 * 60 * 60 * 1000);

test('[CT-18, CT-24, DC-21] a category is hidden until tomorrow by its badge', async ({ page, outbox }) => {
  const { venue, menu, category } = await openMenu(page, outbox);
  await page.goto(`/menu?id=${menu}`);
  await rowOf(page, 'Первое')
    .getByRole('button', { name: /^(Видят гости|Не видят)$/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Видимость категории' });
  await panel.getByRole('button', { name: 'Временно нет' }).click();
  await expect(panel.getByRole('textbox', { name: 'Дата начала' })).toHaveValue(ruDay(0));
  await expect(panel.getByRole('textbox', { name: 'Время начала' })).toHaveValue('00:00');
  await panel.getByRole('textbox', { name: 'Дата окончания' }).fill(ruDay(1));
  await expect(panel.getByRole('textbox', { name: 'Время окончания' })).toHaveValue('00:00');
  await panel.getByRole('checkbox', { name: 'Показать снова, когда время истечёт' }).check();
  await panel.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(panel).toHaveCount(0);

  const isoDay = (day: string) => day.split('.').reverse().join('-');
  const saved = await api(page, 'GET', `point/${venue}/categories/food/${category}`);
  expect(saved).toMatchObject({
    close_begin_date: isoDay(ruDay(0)),
    close_begin_time: '00:00',
    close_end_date: isoDay(ruDay(1)),
    show_after_time: true,
  });
  await expect(rowOf(page, 'Первое')).toContainText(`Скрыта до ${ruDay(1).slice(0, 5)}`);
});
