import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isKnownField, type SectionField } from '../../contract/fieldConfig';
import { rulesOf } from '../../contract/fields';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { parseFilters } from '../../contract/parseFilters';
import type { Capability } from '../../contract/vocabulary';
import { forgetAbsentSections } from '../../kit/parts/sectionOr';
import { resources } from '../../resources';
import { categories } from '../../resources/categories';
import { foods } from '../../resources/foods';
import { menus } from '../../resources/menus';
import { withUrlPrefix } from '../../resources/shared/withUrlPrefix';
import type { SectionFacts } from '../../server/engine/SectionFacts';
import { sectionConfig } from '../../server/loadSections';
import { DOCUMENTED_KEYS } from '../journeys/plain/documentedKeys';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

await import('../../kit/form/FormPage');

const noFacts: SectionFacts = { pointTypes: [], phoneTypes: [], baseCategories: [], marks: [] };
const comparable = (fields: readonly SectionField[]) =>
  fields.filter((field) => !isCover(field)).map((field, order) => ({ ...served(field), fieldId: '', order }));
/** Who serves a field has it. */
const served = (field: SectionField): SectionField => {
  if (!isKnownField(field)) return field;
  const { extension: _isOurs, ...known } = field;
  return known;
};
/** A picture that our backend alone keeps. */
const isCover = (field: SectionField): boolean => isKnownField(field) && field.name === 'cover';
/**
 * Hours are strict and decimals are free unless a section says otherwise (docs/spec/3-decisions.md): ours does, a backend without
 * sections says nothing.
 */
const withoutOurs = (field: SectionField): SectionField => {
  if (!isKnownField(field)) return field;
  const { allow_overnight: _nights, decimals: _decimals, ...rules } = field.rules;
  return { ...field, rules, ...(field.type === 'graphic' && { description: '' }) };
};

const NEW_FOOD = '/menu/foods/add?pointId=1&type=food&categoryId=12';
const EDITED_FOOD = '/menu/foods/edit?pointId=1&type=food&categoryId=12&id=77';
/** A backend that knows the calls of the specification and not one section of the menu area. */
const start = (
  at: string,
  { food, ...options }: { capabilities?: readonly Capability[]; food?: object } = {},
) => {
  const backend = menuBackend();
  backend.on('GET /foods/77', () => food);
  backend.off('GET /fields/permissions/menu_general');
  backend.on('GET /marks', () => ({
    data: [
      { id: 3, title: 'Хит' },
      { id: 4, title: 'Острое' },
    ],
  }));
  backend.on('GET /base_categories', () => ({ data: [{ id: 4, title: 'Чай', type: 'drink' }] }));
  // As documented: all categories at once, without paging.
  backend.on('GET /categories/5', () => ({ categories: [{ id: 12, type: 'food', title: 'Каши' }] }));
  const console = openConsole({ resources, backend, at, ...options });
  return { backend, ...console };
};

afterEach(() => {
  forgetAbsentSections();
  vi.restoreAllMocks();
});

describe('the bundled sections', () => {
  const forms = { ...menus.form?.bundled, ...categories.form?.bundled, ...foods.form?.bundled };

  it.each(Object.entries(forms))(
    '[DC-25] [FS-15] %s says what the reference backend says, but for hours that end on the next day and covers',
    async (name, bundled) => {
      const own = parseFieldConfig(await bundled(), name);
      const theirs = parseFieldConfig(sectionConfig(name, noFacts), name);
      expect(own.length).toBeGreaterThan(2);
      expect(own.filter(isCover)).toEqual([]);
      expect(comparable(own).map(withoutOurs)).toEqual(comparable(theirs).map(withoutOurs));
      expect(own.filter((field) => isKnownField(field) && field.rules.allow_overnight)).toEqual([]);
    },
  );

  it.each(Object.entries(forms))(
    '[DC-25] a field of %s that the documents do not know says which capability it belongs to',
    async (name, bundled) => {
      const update = { menu: 'menus.update', category: 'categories.update', food: 'foods.update' } as const;
      const [, call] = Object.entries(update).find(([area]) => name.startsWith(area)) ?? [];
      const known = (call && DOCUMENTED_KEYS[call]?.body) ?? [];
      expect(known.length).toBeGreaterThan(5);
      const beyond = parseFieldConfig(await bundled(), name)
        .filter(isKnownField)
        .filter((field) =>
          rulesOf(field)
            .wireKeys(field)
            .some((key) => !known.includes(key)),
        );
      expect(beyond.filter(({ extension }) => extension === undefined)).toEqual([]);
    },
  );

  it('[DC-25] every tab of the menu area has one', () => {
    const tabs = [menus, categories, foods].flatMap(({ form }) => form?.tabs.map((tab) => tab.section));
    expect(Object.keys(forms)).toEqual(tabs);
  });

  it.each([
    ['menu_main', menus],
    ['category_main', categories],
    ['food_main', foods],
  ])('[DC-25] %s filters as the reference backend does, but for the marks', async (name, { list }) => {
    const own = parseFilters(await list.bundledFilters?.());
    const served = parseFilters(sectionConfig(name, noFacts));
    expect(list.filters).toBe(name);
    expect(own).toEqual(served.filter(({ id }) => id !== 'marks'));
  });
});

describe('a backend without sections for the menu area', () => {
  it('a price that is seldom meant is asked back once before the food is saved', async () => {
    const { user, backend } = start(NEW_FOOD);
    backend.on('POST /foods', () => ({ id: 77, title: 'Уха' }));
    await user.type(await screen.findByLabelText(/Название/), 'Уха');
    await user.type(screen.getByLabelText(/Цена/), '100000000');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const asked = await screen.findByRole('alertdialog', { name: /^Цена 100\s000\s000\s₽ — всё верно\?$/ });
    expect(backend.bodies).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backend.bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Сохранить' }),
    );
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(backend.bodies[0]).toMatchObject({ price: '100000000' });
  });

  it('[DC-25] [CL-45] a food is made all the same, with the marks of their own call', async () => {
    const { user, backend } = start(NEW_FOOD);
    backend.on('POST /foods', () => ({ id: 77, title: 'Уха' }));
    await user.type(await screen.findByLabelText(/Название/), 'Уха');
    await user.type(screen.getByLabelText(/Цена/), '420');
    await user.click(screen.getByLabelText('Острое'));
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(backend.bodies[0]).toMatchObject({ category_id: 12, title: 'Уха', price: '420', marks: [4] });
    expect(backend.calls.filter((call) => call === 'GET /marks')).toHaveLength(1);
  });

  it.each<[string, object, readonly Capability[], object]>([
    ['nobody speaks of it', {}, [], { drawn: false }],
    ['its key is on the record', { visible: true }, [], { drawn: true, visible: true }],
    ['it is announced', { visible: false }, ['visibility'], { drawn: true, visible: false }],
  ])(
    '[DC-25] what the documents do not know of a food is drawn and sent where the backend knows it: %s',
    async (_name, extra, capabilities, { drawn, ...sent }: { drawn?: boolean }) => {
      const food = { id: 77, title: 'Уха', price: '420', ...extra };
      const { user, backend } = start(EDITED_FOOD, { capabilities, food });
      backend.on('PUT /foods/77', () => ({}));
      await user.type(await screen.findByLabelText(/Название/), ' царская');
      expect(screen.queryAllByLabelText('Видят гости')).toHaveLength(drawn ? 1 : 0);
      await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }));
      await waitFor(() => expect(backend.bodies).toHaveLength(1));
      const body: Record<string, unknown> = { ...(backend.bodies[0] as object) };
      expect('visible' in body ? { visible: body.visible } : {}).toEqual(sent);
    },
  );

  it('[ER-14] marks that cannot be read are logged and ignored: the form works, the field is left alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, backend } = start(NEW_FOOD);
    backend.on('GET /marks', () => Response.json({ error: 'Отметки заболели' }, { status: 500 }));
    backend.on('POST /foods', () => ({ id: 77, title: 'Уха' }));
    await user.type(await screen.findByLabelText(/Название/), 'Уха');
    await user.type(screen.getByLabelText(/Цена/), '420');
    expect(screen.queryByText('Значки')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(warn.mock.calls.flat().map(String).join(' ')).toContain('The marks could not be read');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(backend.bodies[0]).not.toHaveProperty('marks');
  });

  it('[DC-25] [CT-10] [CT-15] a category is made all the same, below a base category of their own call', async () => {
    const { user, backend } = start('/menu/categories/add?menuId=5');
    backend.on('POST /categories', () => ({ id: 78, type: 'drink', title: 'Травы' }));
    await user.type(await screen.findByLabelText(/Название категории/), 'Травы');
    expect(screen.getByText('5/30')).toBeTruthy();
    await user.click(screen.getByLabelText(/Базовая категория/));
    await user.click(await screen.findByText('Чай'));
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(backend.bodies[0]).toMatchObject({ menu_id: 5, kind: 'drink', base_category_id: 4 });
  });

  it('[DC-25] [MN-14] [MN-17] [MN-18] a menu is made all the same and leads to the list of menus', async () => {
    const { user, backend, address } = start('/menu/list/add?pointId=1');
    backend.on('POST /point/1/menus', () => ({ ...{ id: 6, title: 'Обеды' } }));
    await user.type(await screen.findByLabelText(/Название меню/), 'Обеды');
    expect(screen.getByText('5/30')).toBeTruthy();
    expect(await screen.findByText('obedy')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(address()).toBe('/menu/list?pointId=1'));
    expect(backend.bodies[0]).toMatchObject({ title: 'Обеды', visible: true });
  });

  it('[DC-25] is asked once for a section that it has not got, from one sign-in to the next', async () => {
    const asked = (backend: ReturnType<typeof menuBackend>) =>
      backend.calls.filter((call) => call.endsWith('/food_general')).length;
    const first = start(NEW_FOOD);
    await screen.findByLabelText(/Название/);
    expect(asked(first.backend)).toBe(1);
    first.unmount();
    // The page is loaded again.
    const second = start(NEW_FOOD);
    await screen.findByLabelText(/Название/);
    expect(asked(second.backend)).toBe(0);
    second.unmount();
    forgetAbsentSections();
    const third = start(NEW_FOOD);
    await screen.findByLabelText(/Название/);
    expect(asked(third.backend)).toBe(1);
  });

  it.each([
    [['cafe', 'lunch'], 'cafe/lunch/'],
    [['https://carte.example/cafe', 'https://carte.example/cafe/lunch'], 'https://carte.example/cafe/lunch/'],
    [['https://carte.example/cafe/', 'lunch'], 'https://carte.example/cafe/lunch/'],
    [['cafe', 'cafe/lunch'], 'cafe/lunch/'],
    [['cafe', 'cafe-lunch'], 'cafe/cafe-lunch/'],
    [[undefined, ''], ''],
  ])('[CT-12] an address below %j stands below %s, once', (parents, prefix) => {
    const [field] = withUrlPrefix(
      parseFieldConfig([{ name: 'url', type: 'url', permissions: ['view'] }]),
      parents,
    );
    expect(field).toMatchObject({ prefix });
  });

  it('[DC-25] the lists filter by the definitions of the console', async () => {
    const { user } = start('/menu?id=5');
    await user.click(await screen.findByRole('button', { name: /Фильтры/ }));
    expect(await screen.findByRole('radio', { name: 'Напитки' })).toBeTruthy();
  });
});
