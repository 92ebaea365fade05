import type { Page } from '@playwright/test';
import type { Screen } from './Screen';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const openRowMenu = async (page: Page) => {
  await press(page, /^Действия: /);
  await page.getByRole('menu').waitFor();
};

const openConfirm = async (page: Page) => {
  await openRowMenu(page);
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').waitFor();
};

const openFilters = async (page: Page) => {
  await press(page, /^Фильтры/);
  await page.getByRole('button', { name: 'Показать' }).waitFor();
};

const tickAll = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  await boxes.first().check();
  await boxes.nth(1).check();
  await page.getByRole('region', { name: 'Действия с выбранным' }).first().waitFor();
};

const openCopies = async (page: Page) => {
  await openRowMenu(page);
  await page.getByRole('menuitem', { name: 'Копировать в точку' }).click();
  await page.getByRole('checkbox', { name: 'Все точки' }).click();
};

const searchNothing = async (page: Page) => {
  await page.getByRole('searchbox').fill('такого здесь нет');
  await page.getByText('По вашему запросу ничего не найдено').waitFor();
};

const points = { as: 'owner', path: () => '/management/points', shows: /Кофе и книги/ } as const;
const categories = {
  as: 'owner',
  path: ({ menu }) => `/menu?id=${menu}`,
  shows: 'Супы',
} as const satisfies Partial<Screen>;
const foods = {
  as: 'owner',
  path: ({ point, category }) => `/menu/foods?pointId=${point}&type=food&id=${category}`,
  shows: 'Борщ со сметаной',
} as const satisfies Partial<Screen>;

/** Lists, bins and boards, with what can be opened over them. */
export const listScreens: readonly Screen[] = [
  { ...points, name: 'points' },
  { ...points, name: 'points-row-menu', open: openRowMenu },
  { ...points, name: 'points-delete', open: openConfirm },
  { ...points, name: 'points-filters', open: openFilters },
  { ...points, name: 'points-bulk', open: tickAll },
  { ...points, name: 'points-not-found', open: searchNothing },
  { name: 'points-empty', as: 'newcomer', path: () => '/management/points', shows: 'Добавьте первую точку' },
  {
    name: 'points-failed',
    as: 'owner',
    path: () => '/management/points',
    shows: 'Точки',
    open: async (page) => {
      await page.route('**/api/point?**', (route) => route.fulfill({ status: 500, body: '' }));
      await page.reload();
      await page.getByRole('button', { name: /Повторить|Попробовать/ }).waitFor();
    },
  },
  { name: 'points-bin', as: 'owner', path: () => '/management/points/deleted', shows: 'Киоск у метро' },
  {
    name: 'points-bin-empty',
    as: 'newcomer',
    path: () => '/management/points/deleted',
    shows: 'Удалённых точек нет',
  },
  { name: 'menus', as: 'owner', path: () => '/menu/list', shows: 'Основное меню' },
  { name: 'menus-empty', as: 'newcomer', path: () => '/menu/list', shows: /точк/i },
  {
    name: 'menus-visibility',
    as: 'owner',
    path: () => '/menu/list',
    shows: 'Основное меню',
    open: async (page) => {
      await openRowMenu(page);
      await page.getByRole('menuitem', { name: 'Видят гости' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).waitFor();
    },
  },
  {
    name: 'menus-copy',
    as: 'owner',
    path: () => '/menu/list',
    shows: 'Основное меню',
    open: openCopies,
  },
  {
    name: 'menus-copy-preview',
    as: 'owner',
    path: () => '/menu/list',
    shows: 'Основное меню',
    open: async (page) => {
      await openCopies(page);
      await press(page, 'Дальше');
      await page.getByRole('button', { name: /^Копировать в/ }).waitFor();
    },
  },
  {
    name: 'menus-bin',
    as: 'owner',
    path: ({ point }) => `/menu/list/deleted?pointId=${point}`,
    shows: 'Летняя веранда',
  },
  { ...categories, name: 'categories' },
  { ...categories, name: 'categories-filters', open: openFilters },
  { ...categories, name: 'categories-bulk', open: tickAll },
  { ...categories, name: 'categories-delete', open: openConfirm },
  {
    name: 'categories-bin',
    as: 'owner',
    path: ({ menu }) => `/menu/deleted?id=${menu}`,
    shows: 'Окрошки',
  },
  { ...foods, name: 'foods' },
  { ...foods, name: 'foods-row-menu', open: openRowMenu },
  { ...foods, name: 'foods-bulk', open: tickAll },
  {
    name: 'foods-bin',
    as: 'owner',
    path: ({ point, category }) => `/menu/foods/deleted?pointId=${point}&type=food&id=${category}`,
    shows: 'Ботвинья',
  },
  { name: 'stop-list', as: 'owner', path: () => '/menu/stop', shows: 'Стоп-лист' },
  { name: 'stop-list-empty', as: 'newcomer', path: () => '/menu/stop', shows: 'Стоп-лист' },
  { name: 'ingredients', as: 'owner', path: () => '/menu/ingredients', shows: 'авокадо' },
];
