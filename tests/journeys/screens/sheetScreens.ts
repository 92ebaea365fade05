import type { Page } from '@playwright/test';
import type { Screen } from './Screen';

const sheet = {
  as: 'owner',
  path: ({ point, menu }) => `/menu/sheet?pointId=${point}&menuId=${menu}`,
  shows: 'Выбрать файл',
} satisfies Omit<Screen, 'name'>;

const ROWS = [
  'Категория;Название;Цена;Описание;Ккал;Себестоимость',
  'Супы;Борщ со сметаной;999;С чесночной пампушкой, сметаной и зеленью;350;118',
  'Супы;Крем-суп из тыквы;430/450;;300;96',
  'Супы;Щи суточные;380;Из квашеной капусты;320;90',
  'Супы;;340;;;',
  'Нет такой;Плов;420;;300;143',
];

const choose = (name: string, bytes: Buffer) => (page: Page) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });

const check = async (page: Page) => {
  await choose('Меню осень 2026.csv', Buffer.from(ROWS.join('\n')))(page);
  await page.getByRole('button', { name: 'С ошибкой 2', exact: true }).waitFor();
};

/** A menu as a spreadsheet: where it comes and goes, and what a file would do; and beside another one. */
export const sheetScreens: readonly Screen[] = [
  { ...sheet, name: 'sheet' },
  { ...sheet, name: 'sheet-check', open: check },
  {
    ...sheet,
    name: 'sheet-refused',
    open: async (page) => {
      await choose('фото.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'compare',
    as: 'owner',
    path: ({ point, menu }) => `/menu/compare?pointId=${point}&menuId=${menu}`,
    shows: 'Выберите меню другой точки',
  },
  {
    name: 'compare-chooser',
    as: 'owner',
    path: ({ point, menu }) => `/menu/compare?pointId=${point}&menuId=${menu}`,
    shows: 'Выберите меню другой точки',
    open: async (page) => {
      await page.getByRole('button', { name: 'Выбрать точку и меню' }).last().click();
      await page.getByRole('dialog').getByText('Сандугач').waitFor();
    },
  },
];
