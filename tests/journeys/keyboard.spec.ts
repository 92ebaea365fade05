import type { Page } from '@playwright/test';
import { bulkBar } from './bulkBar';
import { expect, test } from './journey';
import { arrive, createPoints } from './steps';
import { chooseIn, press, tabTo, typeInto } from './withKeys';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the keyboard alone skips to the page, searches, filters and ticks, and every layer gives the focus back', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await createPoints(page, ['Первая', 'Вторая', 'Третья']);
  await page.goto('/management/points');
  await button(page, 'Действия: Первая').waitFor();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержимому' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('втор');
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(3);

  const filters = button(page, /^Фильтры/);
  await press(page, filters);
  await button(page, 'Показать').waitFor();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Показать')).toBeHidden();
  await expect(filters).toBeFocused();

  await press(page, page.getByRole('checkbox', { name: 'Выбрать: Вторая' }), 'Space');
  await expect(bulkBar(page).getByText('1 точка')).toBeVisible();
  await press(page, bulkBar(page).getByRole('button', { name: 'Удалить' }));
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Отмена' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(bulkBar(page).getByRole('button', { name: 'Удалить' })).toBeFocused();
});

// A phone has no keys, and what it shows instead of tables and panels is walked by the journeys above.
const desktop = { tag: '@desktop' } as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const trail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Путь к странице' }).getByRole('link', { name });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('link', { name, exact: true });
const answer = (page: Page, name: string) =>
  press(page, page.getByRole('alertdialog').getByRole('button', { name, exact: true }));

test(
  'with the keyboard alone a person signs in, makes a venue, opens, deletes and restores it, and signs out',
  desktop,
  async ({ page, outbox }) => {
    test.slow();
    const { email, password } = await arrive(page, outbox);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await press(page, button(page, 'Войти').first());
    const modal = page.getByRole('dialog');
    await typeInto(page, modal.getByLabel('Почта'), email);
    await typeInto(page, modal.getByRole('textbox', { name: 'Пароль' }), password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Сводка')).toBeVisible();

    await press(page, page.getByRole('link', { name: 'Точки', exact: true }).first());
    await expect(heading(page, 'Точки')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Добавить точку' }).first());
    await typeInto(page, page.getByLabel('Название точки'), 'Без мыши');
    await tabTo(page, page.getByRole('combobox', { name: 'Тип заведения' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('Кафе');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await typeInto(page, page.getByLabel('Город'), 'Калуг');
    await expect(page.getByLabel('Город')).toHaveValue('Калуга, Калужская область');
    await typeInto(page, page.getByLabel('Улица'), 'Кирова');
    await typeInto(page, page.getByLabel('Дом'), '12');
    await typeInto(page, page.getByLabel('Основной телефон'), '+74842001122');
    await press(page, button(page, 'Сохранить и продолжить'));
    await expect(page.getByText('Документы заведения')).toBeVisible();
    await press(page, button(page, 'Сохранить и продолжить'));
    await expect(page.getByText('Временное закрытие')).toBeVisible();
    await press(page, button(page, 'Отправить на согласование'));

    await expect(heading(page, 'Точки')).toBeVisible();
    const actions = button(page, 'Действия: Без мыши');
    await chooseIn(page, actions, 'Изменить');
    await expect(page.getByLabel('Название точки')).toHaveValue('Без мыши');
    await typeInto(page, page.getByLabel('Название точки'), 'Без рук');
    await press(page, trail(page, 'Точки'), 'Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Нет' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Название точки')).toHaveValue('Без рук');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Сохранено: ')).toBeVisible();
    await press(page, trail(page, 'Точки'));

    await chooseIn(page, button(page, 'Действия: Без рук'), 'Удалить');
    await answer(page, 'Удалить');
    await expect(button(page, 'Действия: Без рук')).toHaveCount(0);
    await chooseIn(page, button(page, 'Ещё действия'), 'Удалённые точки');
    await expect(heading(page, 'Удалённые точки')).toBeVisible();
    await chooseIn(page, button(page, 'Действия: Без рук'), 'Восстановить');
    await answer(page, 'Восстановить');
    await expect(page.getByText('Удалённых точек нет')).toBeVisible();
    await press(page, trail(page, 'Точки'));
    await expect(button(page, 'Действия: Без рук')).toBeVisible();

    await press(page, page.getByRole('link', { name: /Личный кабинет|профиль/i }).first());
    await expect(heading(page, 'Личный кабинет')).toBeVisible();
    await press(page, button(page, 'Выйти'));
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test(
  'with the keyboard alone a menu grows a category and a food, the food is stopped, and the account is edited',
  desktop,
  async ({ page, outbox }) => {
    test.slow();
    await arrive(page, outbox);
    await createPoints(page, ['Бистро']);
    await press(page, section(page, 'Меню'));
    await press(page, page.getByRole('link', { name: 'Добавить меню' }).first());
    await typeInto(page, page.getByLabel('Название меню'), 'Обеды');
    await page.keyboard.press('Control+s');

    await press(page, page.getByRole('link', { name: 'Обеды' }));
    await press(page, page.getByRole('link', { name: 'Добавить категорию' }).first());
    await typeInto(page, page.getByRole('combobox', { name: 'Базовая категория' }), 'Супы');
    await page.keyboard.press('Enter');
    await typeInto(page, page.getByLabel('Название категории'), 'Первое');
    await page.keyboard.press('Control+s');

    await press(page, page.getByRole('link', { name: 'Первое' }));
    await press(page, page.getByRole('link', { name: 'Добавить блюдо' }).first());
    await typeInto(page, page.getByRole('textbox', { name: /^Название/ }), 'Борщ');
    await typeInto(page, page.getByLabel('Цена'), '390');
    await press(page, button(page, 'Создать'));
    await expect(page.getByRole('tab', { name: 'Состав', selected: true })).toBeVisible();
    await typeInto(page, page.getByRole('combobox', { name: 'Ингредиенты' }), 'свёкла');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');

    await press(page, page.getByRole('button', { name: 'В продаже' }), 'Space');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Поставить на стоп' }));
    await expect(page.getByRole('button', { name: 'На стопе' })).toBeVisible();
    await press(page, section(page, 'Стоп-лист'));
    await press(page, page.getByRole('button', { name: 'Вернуть в продажу: Борщ' }));
    await expect(page.getByText(/^Всё в продаже/)).toBeVisible();

    await press(page, page.getByRole('link', { name: /Личный кабинет|профиль/i }).first());
    await press(page, button(page, 'Изменить'));
    await typeInto(page, page.getByRole('dialog').getByLabel(/^Имя/), 'Мария');
    await typeInto(page, page.getByRole('dialog').getByLabel('Отчество'), 'Ивановна');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Ивановна')).toBeVisible();
  },
);
