import type { Page } from '@playwright/test';
import { formScreens } from './formScreens';
import { listScreens } from './listScreens';
import type { Screen } from './Screen';

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
      await page.getByRole('dialog').getByLabel('Эл. почта').waitFor();
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
      await button('Ещё')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'later', as: 'owner', path: () => '/management/analytics', shows: 'Аналитика' },
  { name: 'not-found', as: 'owner', path: () => '/nowhere', shows: 'не найдена' },
];

/** Every route and every dialog: what is looked at, photographed and checked for accessibility. */
export const screens: readonly Screen[] = [...otherScreens, ...listScreens, ...formScreens];
