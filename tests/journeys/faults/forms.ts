import type { Locator, Page } from '@playwright/test';
import type { Outbox } from '../outbox';
import { arrive, createPoints } from '../steps';
import { api } from './console';

/** One record of every kind, of an owner of its own. */
export interface Estate {
  readonly point: number;
  readonly menu: number;
  readonly category: number;
  readonly food: number;
}

export const settle = async (page: Page, outbox: Outbox): Promise<Estate> => {
  await arrive(page, outbox);
  return plant(page);
};

export const plant = async (page: Page): Promise<Estate> => {
  const [point] = await createPoints(page, ['Бистро']);
  if (point === undefined) throw new Error('Expected the id of a new point, got none.');
  // Without a name the personal data cannot be saved.
  await api(page, 'PUT', '/profile', { name: 'Мария' });
  const add = async (path: string, body: object) => (await api(page, 'POST', path, body)).id;
  const menu = await add(`/point/${point}/menus`, { title: 'Обеды' });
  const { data } = await api(page, 'GET', '/base_categories');
  const [base] = (data as readonly { readonly id: number; readonly type: string }[]).filter(
    ({ type }) => type !== 'drink',
  );
  const category = await add('/categories', {
    menu_id: menu,
    kind: 'food',
    title: 'Первое',
    base_category_id: base?.id,
  });
  const food = await add('/foods', { category_id: category, type: 'food', title: 'Борщ', price: '390' });
  return { point, menu, category, food };
};

/** A form in which a person changes what there is already: what happens to one must happen to all of them. */
export interface EditForm {
  readonly name: string;
  /** The page from which the record is opened, and how. */
  readonly from: (estate: Estate) => string;
  readonly open: (page: Page) => Promise<void>;
  readonly address: (estate: Estate) => string;
  /** The field that the faults are about, what the question before leaving calls it, and its column on the wire. */
  readonly field: (page: Page) => Locator;
  readonly fieldTitle: string;
  readonly column: string;
  readonly save: (page: Page) => Locator;
  /** The path of the record in the API. */
  readonly record: (estate: Estate) => string;
  /** What a save must name besides what it changes. */
  readonly besides?: (estate: Estate) => object;
}

const openRow = (title: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Действия: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
};
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Сохранить изменения' });
const titleField = (page: Page) => page.getByRole('textbox', { name: /^Название/ });

export const editForms: readonly EditForm[] = [
  {
    name: 'a venue',
    from: () => '/management/points',
    open: openRow('Бистро'),
    address: ({ point }) => `/management/points/edit?id=${point}`,
    field: titleField,
    fieldTitle: 'Название точки',
    column: 'title',
    save: (page) => page.getByRole('button', { name: 'Сохранить и продолжить' }),
    record: ({ point }) => `/point/${point}`,
  },
  {
    name: 'a menu',
    from: () => '/menu/list',
    open: openRow('Обеды'),
    address: ({ point, menu }) => `/menu/list/edit?pointId=${point}&id=${menu}`,
    field: titleField,
    fieldTitle: 'Название меню',
    column: 'title',
    save: saveChanges,
    record: ({ point, menu }) => `/point/${point}/menus/${menu}`,
  },
  {
    name: 'a category',
    from: ({ menu }) => `/menu?id=${menu}`,
    open: openRow('Первое'),
    address: ({ menu, category }) => `/menu/categories/edit?menuId=${menu}&type=food&id=${category}`,
    field: titleField,
    fieldTitle: 'Название категории',
    column: 'title',
    save: saveChanges,
    record: ({ point, category }) => `/point/${point}/categories/food/${category}`,
    besides: () => ({ kind: 'food' }),
  },
  {
    name: 'a food',
    from: ({ point, category }) => `/menu/foods?pointId=${point}&type=food&id=${category}`,
    open: openRow('Борщ'),
    address: ({ point, category, food }) =>
      `/menu/foods/edit?pointId=${point}&type=food&categoryId=${category}&id=${food}`,
    field: titleField,
    fieldTitle: 'Название',
    column: 'title',
    save: saveChanges,
    record: ({ food }) => `/foods/${food}`,
    besides: ({ category }) => ({ categoryId: category }),
  },
];

/** A panel over its page: it has no address of its own. */
export const accountForm: EditForm = {
  name: 'the personal data',
  from: () => '/profile',
  open: async (page) => {
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await page.getByRole('dialog').waitFor();
  },
  address: () => '/profile',
  field: (page) => page.getByRole('dialog').getByLabel('Отчество'),
  fieldTitle: 'Отчество',
  column: 'patronymic',
  save: (page) => page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }),
  record: () => '/profile',
};

export const allForms: readonly EditForm[] = [...editForms, accountForm];

/** What the server holds. */
export const stored = async (page: Page, form: EditForm, estate: Estate): Promise<unknown> => {
  // A menu is read without its venue.
  const answer = await api(page, 'GET', form.record(estate).replace(/^\/point\/\d+\/menus/, '/menus'));
  return answer[form.column];
};

/** Saves as somebody else would, who has the same record open. */
export const changeElsewhere = (
  page: Page,
  form: EditForm,
  estate: Estate,
  change: object,
): Promise<unknown> => api(page, 'PUT', form.record(estate), { ...form.besides?.(estate), ...change });

/** Opens the form anew, past the lists. */
export const openForm = async (page: Page, form: EditForm, estate: Estate): Promise<void> => {
  await page.goto(form.address(estate));
  if (form === accountForm) await form.open(page);
  await form.field(page).waitFor();
};

export const saved = (page: Page): Locator =>
  page.getByText(/^(Сохранено: .*|Личные данные сохранены)$/).first();

/** `npm test` walks one form of each shape; `npm run journeys` walks the others as well. */
export const tagOf = ({ name }: { readonly name: string }): string => (ALIKE.has(name) ? ' @long' : '');

/** Forms of one page without tabs of their own: what holds for a venue and a food holds for them. */
const ALIKE: ReadonlySet<string> = new Set(['a menu', 'a category']);
