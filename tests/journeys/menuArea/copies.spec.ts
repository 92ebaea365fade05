import { pressAct } from '../bulkBar';
import { expect, test } from '../journey';
import { chooseInRow, createPoints, rowOf } from '../steps';
import { addCategory, addMenu, api, openMenu } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

interface Titled {
  readonly id: number;
  readonly title: string;
  readonly visible: boolean;
}

test('[BK-05] a dish, a category, a menu and a venue are doubled, hidden, and taken back @reference @desktop', async ({
  page,
  outbox,
}) => {
  const { venue, menu, category } = await openMenu(page, outbox, ['Борщ', 'Уха']);
  const copyOf = async (path: string, title: string) => {
    const answer = await api(page, 'GET', path);
    const rows: readonly Titled[] = answer.categories ?? answer.data;
    return rows.find((row) => row.title === title);
  };

  await test.step('a dish, from its list; the notice leads to it and takes it back', async () => {
    await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${category}`);
    await chooseInRow(page, 'Борщ', 'Дублировать');
    await expect(rowOf(page, 'Борщ (копия)')).toBeVisible();
    expect(await copyOf(`foods/category/${category}?type=food`, 'Борщ (копия)')).toMatchObject({
      visible: false,
    });
    await page.getByRole('alert').getByRole('link', { name: '«Борщ (копия)»' }).click();
    await expect(page.getByLabel('Название').first()).toHaveValue('Борщ (копия)');
    await page.goBack();
    await chooseInRow(page, 'Уха', 'Дублировать');
    const notice = page.getByRole('alert').filter({ hasText: 'Копия скрыта от гостей: «Уха (копия)»' });
    await notice.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Копия «Уха (копия)» убрана в корзину')).toBeVisible();
    await expect(rowOf(page, 'Уха (копия)')).toHaveCount(0);
    await expect(rowOf(page, 'Борщ (копия)')).toBeVisible();
  });

  await test.step('a category with its dishes', async () => {
    await page.goto(`/menu?id=${menu}`);
    await chooseInRow(page, 'Первое', 'Дублировать');
    await expect(rowOf(page, 'Первое (копия)')).toContainText('3 блюда');
    expect(await copyOf(`categories/${menu}`, 'Первое (копия)')).toMatchObject({ visible: false });
  });

  await test.step('a menu, with everything in it', async () => {
    await page.goto(`/menu/list?pointId=${venue}`);
    await chooseInRow(page, 'Обеды', 'Дублировать');
    await expect(rowOf(page, 'Обеды (копия)')).toContainText('2 категории');
    expect(await copyOf(`point/${venue}/menus`, 'Обеды (копия)')).toMatchObject({ visible: false });
  });

  await test.step('a venue, as a draft', async () => {
    await page.goto('/management/points');
    await chooseInRow(page, 'Бистро «Полдень»', 'Дублировать');
    await expect(rowOf(page, 'Бистро «Полдень» (копия)')).toContainText('Черновик');
    await expect(page.getByText('Копия создана черновиком:')).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Отменить' }).click();
    await expect(rowOf(page, 'Бистро «Полдень» (копия)')).toHaveCount(0);
  });
});

test('[BK-06] a menu is copied to three venues, seen before, and taken back in one of them @reference', async ({
  page,
  outbox,
}) => {
  const { venue, category } = await openMenu(page, outbox, ['Борщ', 'Уха']);
  await page.goto(`/menu/list?pointId=${venue}`);
  await expect(rowOf(page, 'Обеды')).toBeVisible();
  const [, second, third] = await createPoints(page, ['Север', 'Юг', 'Запад']);
  // One of them has the menu already, with a dish of the same name at another price.
  const there = await addCategory(page, await addMenu(page, third ?? 0, 'обеды'), 'food', 'Первое');
  await api(page, 'POST', 'foods', { category_id: there, type: 'food', title: 'борщ', price: '300' });

  await chooseInRow(page, 'Обеды', 'Копировать в точку');
  const panel = page.getByRole('dialog', { name: 'Копировать «Обеды»' });
  await panel.getByRole('checkbox', { name: 'Все точки' }).click();
  await expect(panel.getByText('Выбраны 3 точки')).toBeVisible();
  await panel.getByRole('button', { name: 'Дальше' }).click();
  const place = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
  await expect(place('Юг')).toContainText('Добавится: 1 меню, 1 категория и 2 блюда');
  await expect(place('Запад')).toContainText('Добавится: 1 блюдо');
  await expect(place('Запад')).toContainText('1 блюдо уже есть и не изменится');
  await panel.getByRole('radio', { name: 'Обновить цену и состав' }).check();
  await place('Запад').getByText('Обновится 1 блюдо').click();
  await expect(place('Запад')).toContainText(/Цена: 300.*→ 390/);
  await panel.getByRole('button', { name: 'Копировать в 3 точки' }).click();
  await expect(panel.getByText('Скопировано в 3 точки.')).toBeVisible();

  await panel.getByRole('button', { name: 'Отменить в точке «Юг»' }).click();
  await expect(place('Юг')).toContainText('Отменено');
  expect((await api(page, 'GET', `point/${second}/menus`)).data).toEqual([]);
  const updated = await api(page, 'GET', `foods/category/${there}?type=food`);
  expect(updated.data.map(({ title, price }: { title: string; price: string }) => [title, price])).toEqual([
    ['борщ', '390'],
    ['Уха', '390'],
  ]);
  await panel.getByRole('link', { name: 'Открыть меню точки «Запад»' }).click();
  await expect(rowOf(page, 'обеды')).toBeVisible();

  await test.step('so are some of its dishes, ticked in their list', async () => {
    await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${category}`);
    for (const name of ['Борщ', 'Уха'])
      await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
    await pressAct(page, 'Копировать в точку');
    const dishes = page.getByRole('dialog', { name: /^Копировать/ });
    await dishes.getByRole('checkbox', { name: /^Юг/ }).check();
    await dishes.getByRole('button', { name: 'Дальше' }).click();
    await dishes.getByRole('button', { name: 'Копировать в 1 точку' }).click();
    await expect(dishes.getByText('Скопировано в 1 точку.')).toBeVisible();
    expect((await api(page, 'GET', `point/${second}/menus`)).data).toHaveLength(1);
  });
});

test('[BK-05] in the editor a dish and a category are doubled where they stand @reference @desktop @once', async ({
  page,
  outbox,
}) => {
  const { venue, menu } = await openMenu(page, outbox, ['Борщ', 'Уха']);
  await page.goto(`/menu/editor?pointId=${venue}&menuId=${menu}`);
  const rows = () =>
    page.locator('[data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
  const choose = async (opener: string, act: string) => {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await choose('Действия: Борщ', 'Дублировать');
  const notice = page.getByRole('alert');
  await notice.getByRole('button', { name: '«Борщ (копия)»' }).click();
  await expect(page.getByRole('complementary', { name: 'Борщ (копия)' })).toContainText('Первое · 2 из 3');
  await page.keyboard.press('Escape');
  expect(await rows()).toEqual(['Борщ', 'Борщ (копия)', 'Уха']);
  await choose('Действия с категорией «Первое»', 'Дублировать');
  await expect(page.getByRole('heading', { name: 'Первое (копия)', exact: true })).toBeVisible();
  await notice.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('heading', { name: 'Первое (копия)', exact: true })).toHaveCount(0);
  await choose('Ещё действия', 'Дублировать');
  await notice.getByRole('link', { name: '«Обеды (копия)»' }).click();
  await expect(page.getByRole('heading', { name: 'Обеды (копия)', exact: true })).toBeVisible();
  await expect.poll(rows).toEqual(['Борщ', 'Борщ (копия)', 'Уха']);
});
