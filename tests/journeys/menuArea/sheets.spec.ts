import { readFileSync } from 'node:fs';
import { read, utils, write } from '@e965/xlsx';
import { expect, test } from '../journey';
import { chooseInRow, rowOf } from '../steps';
import { addCategory, addFoods, addMenu, api, openMenu, openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

type Rows = unknown[][];

const rowsOf = (path: string): Rows => {
  const book = read(readFileSync(path), { type: 'buffer' });
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: null });
};

/** The same rows as another program saves them. */
const fileOf = (rows: Rows) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Осень');
  return {
    name: 'Меню осень.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' })),
  };
};

test('[SP-01, SP-02, SP-03, HI-05] a menu is saved as a table, edited, checked, loaded and taken back @reference', async ({
  page,
  outbox,
}) => {
  const { venue, menu, category: soups } = await openMenu(page, outbox, [], 'Супы');
  const tea = await addCategory(page, menu, 'drink', 'Чай');
  await addFoods(page, soups, ['Борщ', 'Уха']);
  const prices = async () =>
    Object.fromEntries(
      (await api(page, 'GET', `foods/category/${soups}?type=food`)).data.map(
        ({ title, price }: { title: string; price: string }) => [title, Number(price)],
      ),
    );
  const before = await prices();
  const save = async (format: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Скачать ${format}` }).click(),
    ]);
    return { name: download.suggestedFilename(), path: await download.path() };
  };

  const rows = await test.step('from the row of the menu to its table', async () => {
    await page.goto(`/menu/list?pointId=${venue}`);
    await chooseInRow(page, 'Обеды', 'Таблица');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Таблица меню');
    const { name, path } = await save('XLSX');
    expect(name).toBe('Обеды.xlsx');
    const found = rowsOf(path);
    const numbered = `Номер Carte (меню ${menu})`;
    expect(found[0]?.slice(0, 4)).toEqual([numbered, 'Категория', 'Название', 'Цена, ₽']);
    expect(found.slice(1).map((row) => row[2])).toEqual(Object.keys(before));
    const csv = await save('CSV');
    expect(csv.name).toBe('Обеды.csv');
    expect(readFileSync(csv.path, 'utf8')).toContain(`\uFEFF${numbered};Категория;Название;`);
    return found;
  });

  await test.step('a dry run says what would become of each row, with the reason under the cell', async () => {
    const [head = [], first = [], second = []] = rows;
    const edited = [
      [...head.slice(0, 3), 'Прайс', ...head.slice(4)],
      [...first.slice(0, 3), 777, ...first.slice(4)],
      second,
      [null, 'Супы', 'Щи', 340],
      [null, 'Чай', 'Сенча', '250/300'],
      [null, 'Десерты', 'Пирог', 120],
    ];
    await page.locator('input[type=file]').setInputFiles(fileOf(edited));
    await expect(page.getByText(/15 из 16 узнали по заголовку/)).toBeVisible();
    // What nobody knew is told by hand.
    await page.getByLabel('Столбец D: Прайс').selectOption({ label: 'Цена, ₽' });
    await expect(page.getByRole('button', { name: 'Все 5' })).toBeVisible();
    // A category that the menu has not is made, unless one says otherwise.
    await expect(
      page.getByRole('button', { name: 'Создать 1 категорию и 2 блюда, изменить 1' }),
    ).toBeEnabled();
    await page.getByRole('checkbox', { name: 'Десерты' }).uncheck();
    for (const tab of ['Новые 1', 'Меняются 1', 'Без изменений 1', 'С ошибкой 2'])
      await expect(page.getByRole('button', { name: tab })).toBeVisible();
    await page.getByRole('button', { name: 'С ошибкой 2' }).click();
    await expect(page.getByRole('row', { name: /Сенча/ })).toContainText('Введите число');
    await expect(page.getByRole('row', { name: /Пирог/ })).toContainText('Нет такой категории в меню');
    await page.getByRole('button', { name: 'Меняются 1' }).click();
    await expect(page.getByRole('row', { name: /777/ })).toContainText('было');
    expect(await prices()).toEqual(before);
  });

  await test.step('loaded, it is told, and the receipt says what became of each row', async () => {
    await page.getByRole('button', { name: 'Создать 1 блюдо, изменить 1' }).click();
    await expect(page.getByRole('heading', { name: 'Загрузили 2 блюда' })).toBeFocused();
    const { [String(rows[1]?.[2])]: changed, Щи: fresh } = await prices();
    expect([changed, fresh]).toEqual([777, 340]);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Квитанция' }).click(),
    ]);
    const said = readFileSync(await receipt.path(), 'utf8');
    expect(said).toContain(';Сенча;Введите число');
    expect(said).toMatch(/4;Добавлено;\d+;Супы;Щи;/);
  });

  await test.step('one press takes all of it back', async () => {
    await page.getByRole('button', { name: 'Отменить импорт' }).click();
    await expect(page.getByText('Импорт отменён: меню такое, каким было.')).toBeVisible();
    expect(await prices()).toEqual(before);
  });

  await test.step('what a list has found is saved from the list', async () => {
    await page.goto(`/menu/foods?pointId=${venue}&type=food&id=${soups}`);
    await page.getByRole('searchbox').fill('ух');
    await expect(rowOf(page, 'Борщ')).toHaveCount(0);
    await page.getByRole('button', { name: 'Таблица' }).click();
    await expect(page.getByText('Блюда, которые нашёл список.')).toBeVisible();
    const { name, path } = await save('XLSX');
    expect(name).toBe('Обеды, Супы.xlsx');
    expect(
      rowsOf(path)
        .slice(1)
        .map((row) => row[2]),
    ).toEqual(['Уха']);
    expect(tea).toBeGreaterThan(0);
  });
});

const PRICES = [
  '№;Раздел;Наименование;Выход;Цена продажи',
  '1;Горячее;Плов;300 г;390',
  '2;Горячее;Гуляш;300 г;дорого',
  '3;горячие;Азу;300 г;420',
  '4;Барная карта;Негрони;120 мл;600',
].join('\n');

test('[SP-02, SP-03, ME-08] an empty menu takes the table of another program and rows that are pasted, and gives them back @reference', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Новое');
  const kept = async (): Promise<string[]> =>
    (await api(page, 'GET', `categories/${menu}?per_page=100`)).categories.map(
      ({ title, type }: { title: string; type: string }) => `${title} ${type}`,
    );
  const address = `/menu/sheet?pointId=${venue}&menuId=${menu}`;

  await test.step('categories are made with their kind, twins go together, what is refused is mended in its place', async () => {
    await page.goto(address);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Прайс.csv', mimeType: 'text/csv', buffer: Buffer.from(PRICES) });
    await expect(page.getByRole('heading', { name: 'В меню ещё нет категорий' })).toBeVisible();
    await expect(page.getByLabel('Что сделать с категорией «Барная карта»')).toHaveValue('drink');
    await expect(page.getByLabel('Что сделать с категорией «горячие»')).toHaveValue('twin');
    await expect(page.getByRole('button', { name: 'Создать 2 категории и 3 блюда' })).toBeEnabled();
    expect(await kept()).toEqual([]);
    await page.getByRole('textbox', { name: 'Строка 3: Цена, ₽' }).fill('410');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Создать 2 категории и 4 блюда' }).click();
    await expect(page.getByRole('heading', { name: 'Загрузили 4 блюда' })).toBeFocused();
    expect(await kept()).toEqual(['Горячее food', 'Барная карта drink']);
    await page.getByRole('button', { name: 'Отменить импорт' }).click();
    await expect(page.getByText('Импорт отменён: меню такое, каким было.')).toBeVisible();
    expect(await kept()).toEqual([]);
  });

  await test.step('pasted rows without titles go the same way, into one category', async () => {
    await page.goto(`/menu/editor?pointId=${venue}&menuId=${menu}`);
    await expect(page.getByRole('link', { name: 'Загрузить таблицу' })).toBeVisible();
    await page.evaluate((rows) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', rows);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, '"Борщ\nс пампушкой"\t350 г\t390\r\nЩи\t300 г\t340');
    await page.getByRole('textbox', { name: 'Название категории' }).fill('Супы');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Создать 1 категорию и 2 блюда' }).click();
    await expect(page.getByRole('heading', { name: 'Загрузили 2 блюда' })).toBeFocused();
    expect(await kept()).toEqual(['Супы food']);
    await page.getByRole('button', { name: 'Отменить импорт' }).click();
    await expect(page.getByText('Импорт отменён: меню такое, каким было.')).toBeVisible();
    expect(await kept()).toEqual([]);
  });
});

const REFUSED: readonly (readonly [name: string, bytes: Buffer, words: RegExp])[] = [
  ['старое.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), /старого Excel/],
  [
    'под паролем.xlsx',
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    /защищён паролем/,
  ],
  [
    'макросы.xlsm',
    Buffer.from(
      write(
        { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet([['a'], [1]]) } },
        { type: 'buffer', bookType: 'xlsm' },
      ),
    ),
    /есть макросы/,
  ],
  ['фото.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /не таблица/],
  ['большое.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), /больше 10\sМБ/],
];

test('[SP-04] a file that is no table is refused in words, and the page goes on @reference @once', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  await page.goto(`/menu/sheet?pointId=${venue}&menuId=${menu}`);
  for (const [name, buffer, words] of REFUSED) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Выбрать файл' })).toBeEnabled();
});
