import { expect, test } from './journey';
import { openMenu } from './menuArea/kitchen';
import { rowOf } from './steps';

test('[TD-03] from «Сводка» to the dishes without a photo it is one press @reference', async ({
  page,
  outbox,
}) => {
  const { venue, category } = await openMenu(page, outbox, ['Борщ', 'Уха']);

  await page.goto('/management/dashboard');
  const needs = page.getByRole('region', { name: 'Нужно внимание' });
  await expect(needs.getByRole('listitem').filter({ hasText: 'У 2 блюд нет фото' })).toContainText('Первое');
  await needs.getByRole('link', { name: 'Добавить: У 2 блюд нет фото' }).click();
  await expect(page).toHaveURL(new RegExp(`/menu/foods\\?pointId=${venue}&type=food&id=${category}&filter=`));
  await expect(rowOf(page, 'Борщ')).toBeVisible();
  await expect(rowOf(page, 'Уха')).toBeVisible();
});
