import type { Page } from '@playwright/test';
import type { Screen } from './Screen';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const stop = { as: 'owner', path: () => '/menu/stop', shows: 'Апельсиновый сок' } as const;
const account = { as: 'owner', path: () => '/profile', shows: 'Воронцова' } as const;
const editor = {
  as: 'owner',
  path: ({ point, menu }) => `/menu/editor?pointId=${point}&menuId=${menu}`,
  shows: 'Борщ со сметаной',
} as const satisfies Omit<Screen, 'name'>;
const staff = { as: 'owner', path: () => '/team/staff', shows: 'Тимур Галеев' } as const;

/** What stands beside lists and forms: the frame, the day's pages, the team, the editor. */
export const frameScreens: readonly Screen[] = [
  { name: 'overview', as: 'owner', path: () => '/management/dashboard', shows: 'Нужно внимание' },
  { name: 'overview-newcomer', as: 'newcomer', path: () => '/management/dashboard', shows: 'Сводка' },
  {
    name: 'switcher',
    as: 'owner',
    path: () => '/management/dashboard',
    shows: 'Нужно внимание',
    open: async (page) => {
      await page.locator('button:visible', { hasText: 'Сменить точку' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'palette',
    as: 'owner',
    path: () => '/management/dashboard',
    shows: 'Нужно внимание',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').first().fill('борщ');
      await page.getByRole('option', { name: /Борщ/ }).first().waitFor();
    },
  },
  { name: 'notices', as: 'owner', path: () => '/notification', shows: 'Уведомления' },
  { name: 'preferences', as: 'owner', path: () => '/preferences', shows: 'Строк на странице' },
  { name: 'journal', as: 'owner', path: () => '/management/history', shows: 'Ботвинья' },
  { name: 'journal-empty', as: 'newcomer', path: () => '/management/history', shows: 'Пока пусто' },
  { name: 'moderation', as: 'owner', path: () => '/moderation', shows: 'Веранда на Волге' },
  {
    name: 'moderation-remark',
    as: 'owner',
    path: () => '/moderation',
    shows: 'Веранда на Волге',
    open: async (page) => {
      await press(page, 'Замечание к полю «Название точки»');
      await press(page, 'Не читается');
    },
  },
  { name: 'guide', as: 'guest', path: () => '/#guide', shows: 'Войти' },
  { name: 'codes', as: 'owner', path: ({ point }) => `/qr?pointId=${point}`, shows: 'QR-коды' },
  { ...staff, name: 'staff' },
  { name: 'staff-add', as: 'owner', path: () => '/team/staff/add', shows: 'Роль' },
  { name: 'roles', as: 'owner', path: () => '/team/roles', shows: 'Управляющий' },
  { name: 'role-edit', as: 'owner', path: () => '/team/roles/edit?id=3', shows: 'Шеф' },
  { ...editor, name: 'editor' },
  {
    ...editor,
    name: 'editor-dish',
    path: (ids) => `${editor.path(ids)}&dish=${ids.food}`,
    open: async (page) => {
      await page.getByLabel('Название').first().waitFor();
    },
  },
  {
    name: 'editor-empty',
    as: 'newcomer',
    path: () => '/menu/editor',
    shows: /точк/i,
  },
  { ...stop, name: 'stop-all', path: () => '/menu/stop?tab=all', shows: 'Борщ со сметаной' },
  {
    ...stop,
    name: 'stop-term',
    open: async (page) => {
      await press(page, /срок и причина/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...stop,
    name: 'stop-product',
    open: async (page) => {
      await press(page, 'Нет продукта');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...account,
    name: 'password',
    open: async (page) => {
      // Who reaches for it has its form by the time of the press.
      await page.getByRole('button', { name: 'Сменить пароль' }).hover();
      await page.waitForLoadState('networkidle');
      await press(page, 'Сменить пароль');
      await page.getByLabel('Текущий пароль').first().waitFor();
    },
  },
  {
    ...account,
    name: 'second-factor',
    open: async (page) => {
      await press(page, 'Включить');
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'person-menu',
    as: 'owner',
    path: () => '/profile',
    shows: 'Личные данные',
    only: 'desktop',
    open: async (page) => {
      await press(page, 'Меню личного кабинета');
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'new-password', as: 'guest', path: () => '/#password=of-a-letter', shows: 'Новый пароль' },
  {
    name: 'forgot',
    as: 'guest',
    path: () => '/',
    shows: 'Войти',
    open: async (page) => {
      await press(page, 'Войти');
      await page.getByRole('dialog').getByText('Забыли пароль?').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Отправить|Прислать/ })
        .waitFor();
    },
  },
];
