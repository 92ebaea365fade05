import type { Page } from '@playwright/test';
import type { Screen } from './Screen';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const pointForm = {
  as: 'owner',
  path: ({ point }) => `/management/points/edit?id=${point}`,
} as const satisfies Partial<Screen>;
const foodForm = {
  as: 'owner',
  path: ({ point, category, food }) =>
    `/menu/foods/edit?pointId=${point}&type=food&categoryId=${category}&id=${food}`,
} as const satisfies Partial<Screen>;

/** Forms: each tab, with errors, and with the widgets that open over them. */
export const formScreens: readonly Screen[] = [
  { name: 'point-add', as: 'newcomer', path: () => '/management/points/add', shows: 'Название точки' },
  {
    name: 'point-errors',
    as: 'newcomer',
    path: () => '/management/points/add',
    shows: 'Название точки',
    open: async (page) => {
      await press(page, 'Сохранить и продолжить');
      await page.getByText('Обязательное поле').first().waitFor();
    },
  },
  { ...pointForm, name: 'point-general', shows: 'Название точки' },
  {
    ...pointForm,
    name: 'point-documents',
    path: (ids) => `${pointForm.path(ids)}&tab=point_docs`,
    shows: /ИНН|Документ/,
  },
  {
    ...pointForm,
    name: 'point-other',
    path: (ids) => `${pointForm.path(ids)}&tab=point_other`,
    shows: 'Временное закрытие',
  },
  {
    ...pointForm,
    name: 'point-phone-country',
    shows: 'Название точки',
    open: async (page) => {
      // Not by way of the number: what comes with its focus may take the button's place just as it is pressed.
      await press(page, /Страна|код страны/i);
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    ...pointForm,
    name: 'leave',
    shows: 'Название точки',
    open: async (page) => {
      await page.getByLabel('Название точки').fill('Кофе, книги и пластинки');
      await page.getByRole('main').getByRole('link', { name: 'Точки' }).click();
      await page.getByRole('button', { name: 'Нет', exact: true }).waitFor();
    },
  },
  {
    name: 'menu-add',
    as: 'owner',
    path: ({ point }) => `/menu/list/add?pointId=${point}`,
    shows: 'Название',
  },
  {
    name: 'menu-edit',
    as: 'owner',
    path: ({ point, menu }) => `/menu/list/edit?pointId=${point}&id=${menu}`,
    shows: 'Название',
  },
  {
    name: 'category-add',
    as: 'owner',
    path: ({ menu }) => `/menu/categories/add?menuId=${menu}`,
    shows: 'Название',
  },
  {
    name: 'category-edit',
    as: 'owner',
    path: ({ menu, category }) => `/menu/categories/edit?menuId=${menu}&type=food&id=${category}`,
    shows: 'Название',
  },
  {
    name: 'food-add',
    as: 'owner',
    path: ({ point, category }) => `/menu/foods/add?pointId=${point}&type=food&categoryId=${category}`,
    shows: 'Название',
  },
  { ...foodForm, name: 'food-general', shows: 'Название' },
  {
    ...foodForm,
    name: 'food-composition',
    path: (ids) => `${foodForm.path(ids)}&tab=food_composition`,
    shows: 'Ингредиенты',
  },
  {
    name: 'record-missing',
    as: 'owner',
    path: () => '/management/points/edit?id=999999',
    shows: /не найден/i,
  },
];
