import type { Page } from '@playwright/test';
import { bulkScreens } from './bulkScreens';
import { formScreens } from './formScreens';
import { frameScreens } from './frameScreens';
import { listScreens } from './listScreens';
import type { Screen } from './Screen';
import { sheetScreens } from './sheetScreens';
import { stateScreens } from './stateScreens';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const otherScreens: readonly Screen[] = [
  { name: 'landing', as: 'guest', path: () => '/', shows: 'Войти' },
  {
    name: 'sign-in',
    as: 'guest',
    path: () => '/',
    shows: 'Войти',
    open: async (page) => {
      await button('Войти')(page);
      await page.getByRole('dialog').getByLabel('Почта').waitFor();
    },
  },
  {
    name: 'sign-up',
    as: 'guest',
    path: () => '/',
    shows: 'Зарегистрироваться',
    open: async (page) => {
      await button('Зарегистрироваться')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Зарегистрироваться' }).click();
      await page.getByRole('dialog').getByText('Обязательное поле').first().waitFor();
    },
  },
  { name: 'account', as: 'owner', path: () => '/profile', shows: 'Воронцова' },
  {
    name: 'account-edit',
    as: 'owner',
    path: () => '/profile',
    shows: 'Воронцова',
    open: async (page) => {
      await button(/Редактировать|Изменить/)(page);
      await page.getByRole('dialog').getByLabel('Имя').waitFor();
    },
  },
  {
    name: 'phone-menu',
    as: 'owner',
    only: 'phone',
    path: () => '/management/points',
    shows: 'Точки',
    open: async (page) => {
      await page.getByRole('button', { name: 'Ещё', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'guest-page', as: 'guest', path: () => '/m/kofe-i-knigi', shows: 'Кофе и книги' },
  {
    name: 'guest-search',
    as: 'guest',
    path: () => '/m/kofe-i-knigi',
    shows: 'Кофе и книги',
    open: async (page) => {
      await button('Найти в меню')(page);
      await page.getByRole('searchbox').fill('борщ');
    },
  },
  { name: 'guest-absent', as: 'guest', path: () => '/m/nigde', shows: 'Такой страницы нет' },
  { name: 'later', as: 'owner', path: () => '/management/analytics', shows: 'Аналитика' },
  { name: 'not-found', as: 'owner', path: () => '/nowhere', shows: 'не найдена' },
];

/** Every route and every dialog: what is looked at, photographed and checked for accessibility. */
export const screens: readonly Screen[] = [
  ...otherScreens,
  ...frameScreens,
  ...listScreens,
  ...formScreens,
  ...bulkScreens,
  ...sheetScreens,
  ...stateScreens,
];
