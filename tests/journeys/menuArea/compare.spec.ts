import type { Route } from '@playwright/test';
import { expect, test } from '../journey';
import { faultsOf, watchShifts } from '../screens/faultsOf';
import { chooseInRow, createPoints, rowOf } from '../steps';
import { addCategory, addMenu, api, openMenu } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

test('[BK-07] a menu stands beside that of another venue: chosen prices and composition come over, and go back @reference', async ({
  page,
  outbox,
}) => {
  await watchShifts(page);
  const {
    venue,
    category: soups,
    foods: [borsch = 0, ukha = 0, own = 0],
  } = await openMenu(page, outbox, ['Борщ', 'Уха', 'Окрошка']);
  await page.goto(`/menu/list?pointId=${venue}`);
  await expect(rowOf(page, 'Обеды')).toBeVisible();
  const [other = 0] = await createPoints(page, ['Север']);
  const there = await addMenu(page, other, 'Меню севера');
  const first = await addCategory(page, there, 'food', 'Супы');
  const dish = (title: string, more: object) =>
    api(page, 'POST', 'foods', { category_id: first, type: 'food', title, ...more });
  await dish('борщ', { price: '450.50', unit_value: '300', unit_measurement: 'g' });
  await dish('Уха', { price: '520', ingredients: [{ title: 'Сёмга', is_allergen: true }] });
  await dish('Рассольник', { price: '380' });
  const food = (id: number) => api(page, 'GET', `foods/${id}`).then((answer) => answer.food ?? answer);

  await test.step('the only menu of a venue is meant by the venue', async () => {
    await chooseInRow(page, 'Обеды', 'Сравнить с другой точкой');
    await page.getByRole('button', { name: 'Выбрать точку и меню', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'С чем сравнить' });
    await panel.getByRole('button', { name: /^Север/ }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Откуда.*Меню севера.*Север/ })).toBeVisible();
    for (const view of ['Отличаются: 2', 'Только там: 1', 'Только здесь: 1', 'Совпадают: 0'])
      await expect(page.getByRole('button', { name: view })).toBeVisible();
    await expect(page.getByRole('row', { name: /Борщ/ })).toContainText(/390.*→.*450,50/);
    await expect(page.getByRole('row', { name: /Уха/ })).toContainText(/Ингредиенты.*сёмга/i);
    // On a phone the bar at the foot lies over what is not scrolled to.
    await page
      .getByRole('checkbox', { name: 'Состав, Уха' })
      .evaluate((tick) => tick.scrollIntoView({ block: 'center' }));
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('what is ticked comes over as one act, and goes back by one press', async () => {
    await page.getByRole('checkbox', { name: 'Цена: выбрать всё (2)' }).check();
    await page.getByRole('checkbox', { name: 'Состав, Борщ' }).check();
    await expect(page.getByText('Выбрано: 2 цены, 1 состав')).toBeVisible();
    await page.getByRole('button', { name: 'Перенести сюда' }).click();
    await expect(page.getByText('Перенесено: 2 цены, 1 состав')).toBeVisible();
    expect(await food(borsch)).toMatchObject({ price: '450.50', unit_value: '300', title: 'Борщ' });
    expect(await food(ukha)).toMatchObject({ price: '520', ingredients: [] });
    await expect(page.getByRole('button', { name: 'Отличаются: 1' })).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Возвращено как было: 2 блюда')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Отличаются: 2' })).toBeVisible();
    expect(await food(borsch)).toMatchObject({ price: '390', unit_value: null });
    expect(await food(own)).toMatchObject({ price: '390' });
  });

  await test.step('what somebody else has changed meanwhile is left and told', async () => {
    await page.getByRole('checkbox', { name: 'Цена: выбрать всё (2)' }).check();
    // While it is under way: a change before it is shown at once, and then nothing is stale.
    const meanwhile = async (route: Route) => {
      await api(page, 'PUT', `foods/${ukha}`, { categoryId: soups, price: '400' });
      await route.continue();
    };
    await page.route('**/take-over', meanwhile, { times: 1 });
    await page.getByRole('button', { name: 'Перенести сюда' }).click();
    const receipt = page.getByRole('dialog', { name: 'Сравнение меню' });
    await expect(receipt.getByText('Сделано: 1 из 2')).toBeVisible();
    await expect(receipt.getByRole('listitem').filter({ hasText: 'Уха' })).toContainText('Изменили');
    expect(await food(ukha)).toMatchObject({ price: '400' });
  });
});
