import { describe, expect, it } from 'vitest';
import { isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { parseFilters } from '../../contract/parseFilters';
import { ENDPOINT_KEYS, rowOf } from '../../contract/rows';
import { categoryGeneral } from '../../contract/sections/category';
import { menuGeneral } from '../../contract/sections/menu';
import type { SectionFacts } from '../../server/engine/SectionFacts';
import { FILTER_SECTIONS, FORM_SECTIONS, formSection, sectionConfig } from '../../server/loadSections';
import { SPECIFIED_TYPES } from '../contract/fields/specifiedTypes';

const facts: SectionFacts = {
  pointTypes: [{ id: 1, title: 'Кафе' }],
  phoneTypes: [{ id: 3, title: 'Бронирование' }],
  baseCategories: [{ id: 5, title: 'Супы', type: 'dish' }],
  marks: [{ id: 7, title: 'Острое' }],
};

const fields = (section: string) => {
  const found = formSection(section, facts);
  if (!found) throw new Error(`no form section ${section}`);
  return found;
};
const field = (section: string, name: string) => {
  const found = fields(section).find((one) => one.name === name);
  if (!found) throw new Error(`${section} has no field ${name}`);
  return found;
};
const names = (section: string) => fields(section).map(({ name }) => name);
const allFields = () => FORM_SECTIONS.flatMap(fields);

const RULES = (
  'required min max min_length max_length min_letters min_letters_or_digits no_address not_only_spaces ' +
  'pattern min_items max_items extensions max_size allow_overnight decimals'
).split(' ');
const PRINTED = (
  'autoGenerate depends_on description field_id links name options order ' +
  'permissions placeholder prefix symbol_counter title type validation_rules'
).split(' ');
const FILTERED = {
  point_main: 'points',
  menu_main: 'menus',
  category_main: 'categories',
  food_main: 'foods',
};

describe('sections', () => {
  it('[DC-23] serves every form and filter section of the contract', () => {
    const asked = new Set(ENDPOINT_KEYS.flatMap((key) => rowOf(key).sections ?? []));
    expect([...asked].sort()).toEqual([...FORM_SECTIONS].sort());
    expect(FILTER_SECTIONS).toEqual(expect.arrayContaining(Object.keys(FILTERED)));
    for (const section of [...FORM_SECTIONS, ...FILTER_SECTIONS]) {
      expect(sectionConfig(section, facts)?.length, section).toBeGreaterThan(0);
    }
  });

  it.each(['', 'nope', 'constructor', '__proto__', 'toString'])('knows no section named "%s"', (section) => {
    expect(sectionConfig(section, facts)).toBeUndefined();
  });

  it('[DC-27] uses each of the 22 field types', () => {
    expect([...new Set(allFields().map(({ type }) => type))]).toEqual(
      expect.arrayContaining([...SPECIFIED_TYPES]),
    );
  });

  it('sends every key of a field, in the printed order, under a unique name and id', () => {
    for (const one of allFields()) {
      const { autocomplete: _, layout: _l, as: _a, areas: _r, sections: _s, ...printed } = one;
      expect(Object.keys(printed).sort()).toEqual(PRINTED.toSorted());
    }
    for (const section of FORM_SECTIONS) {
      const own = fields(section);
      expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
      expect(own.map(({ order }) => order)).toEqual([...own.map(({ order }) => order)].sort((a, b) => a - b));
    }
    expect(new Set(allFields().map(({ field_id }) => field_id)).size).toBe(allFields().length);
  });

  it('[DC-28] names only rules of the contract', () => {
    const used = allFields().flatMap(({ validation_rules }) => Object.keys(validation_rules));
    expect(used.filter((rule) => !RULES.includes(rule))).toEqual([]);
  });

  it('[DC-24] grants an owner view, create and edit, except on addresses the server makes itself', () => {
    // Whom an invitation went to is said once.
    const once = ['staff_general.email'];
    const less = allFields().filter(
      ({ permissions, field_id }) => permissions.length < 3 && !once.includes(field_id),
    );
    expect(less.map(({ field_id }) => field_id)).toEqual(['menu_general.url', 'food_general.url']);
    expect(less.every(({ autoGenerate }) => autoGenerate)).toBe(true);
  });

  it('depends only on fields of the same section', () => {
    const dependent = FORM_SECTIONS.flatMap((section) =>
      fields(section).flatMap(({ depends_on }) => (depends_on ? [{ section, on: depends_on.field }] : [])),
    );
    expect(dependent.length).toBeGreaterThan(0);
    for (const { section, on } of dependent) expect(names(section)).toContain(on);
  });

  it('is read by the console without a single unknown field or dropped filter', () => {
    for (const section of FORM_SECTIONS) {
      const parsed = parseFieldConfig(fields(section), section);
      expect(parsed.filter((one) => !isKnownField(one))).toEqual([]);
      expect(parsed.map(({ name }) => name)).toEqual(names(section));
    }
    for (const section of FILTER_SECTIONS) {
      const raw = sectionConfig(section, facts) ?? [];
      expect(parseFilters(raw).map(({ id }) => id)).toEqual(raw.map(({ field_id }) => field_id));
    }
  });

  it('is plain JSON', () => {
    for (const section of [...FORM_SECTIONS, ...FILTER_SECTIONS]) {
      const config = sectionConfig(section, facts);
      expect(JSON.parse(JSON.stringify(config))).toEqual(config);
    }
  });
});

describe('points', () => {
  it('[DC-26] splits the point into general, docs and other', () => {
    for (const name of ['title', 'type', 'url', 'address', 'phone', 'phone_other', 'socials', 'graphic']) {
      expect(names('point_general')).toContain(name);
    }
    expect(field('point_general', 'url').autoGenerate).toBe(true);
    expect(names('point_docs')).toEqual(expect.arrayContaining(['alc_license', 'documents']));
    for (const name of ['alc_license', 'documents']) {
      expect(field('point_docs', name).validation_rules.extensions).toEqual(['pdf', 'jpg', 'jpeg', 'png']);
    }
    expect(field('point_other', 'close_point').type).toBe('close_point');
    expect(field('point_other', 'status').type).toBe('change_status');
  });

  it('[FS-15] lets points, menus and categories close after midnight', () => {
    const overnight = allFields().filter(({ validation_rules }) => validation_rules.allow_overnight);
    expect(overnight.map(({ field_id }) => field_id)).toEqual([
      'point_general.graphic',
      'menu_general.graphic',
      'category_general.graphic',
    ]);
  });

  it('[FS-15] leaves the strict rule in the sections a console brings along', () => {
    for (const { name, validation_rules } of [...menuGeneral, ...categoryGeneral]) {
      expect(validation_rules ?? {}, name).not.toHaveProperty('allow_overnight');
    }
  });

  it('offers the rows of the database as options', () => {
    expect(field('point_general', 'type').options).toEqual([{ value: 1, title: 'Кафе' }]);
    expect(field('point_general', 'phone_other').options).toEqual([{ value: 3, title: 'Бронирование' }]);
    expect(field('category_general', 'base_category_id').options).toEqual([
      { value: 5, title: 'Супы', description: 'Блюда' },
    ]);
    expect(field('food_general', 'marks').options).toEqual([{ value: 7, title: 'Острое', sign: 'flame' }]);
  });
});

describe('menu area', () => {
  it.each([
    ['menu_general', 30],
    ['category_general', 30],
    ['food_general', 50],
  ])(
    '[MN-15][MN-16][CT-13][CT-14][FD-10][FD-11] %s asks for a title of 2 to %i with 2 letters',
    (section, max) => {
      const title = field(section, 'title');
      expect(title.validation_rules).toMatchObject({
        required: true,
        min_length: 2,
        max_length: max,
        min_letters: 2,
      });
      expect(title.symbol_counter).toBe(true);
    },
  );

  it('[MN-20][CT-16][FD-13] bounds descriptions at 255', () => {
    for (const section of ['menu_general', 'category_general', 'food_general']) {
      const rules = field(section, 'description').validation_rules;
      expect(rules.max_length).toBe(255);
      expect(rules).not.toHaveProperty('required');
    }
  });

  it('[FI-23] takes pictures of five kinds up to 2 MB', () => {
    for (const section of ['menu_general', 'food_general']) {
      expect(field(section, 'images').validation_rules).toMatchObject({
        extensions: ['jpg', 'jpeg', 'png', 'svg', 'gif'],
        max_size: 2,
      });
    }
  });

  it('[CT-10][CT-20] asks for a base category and offers the alcohol switch in its inverted reading', () => {
    expect(field('category_general', 'base_category_id')).toMatchObject({
      type: 'select',
      validation_rules: { required: true },
    });
    expect(field('category_general', 'alcohol').options).toEqual([
      { value: false, title: 'Не активен' },
      { value: true, title: 'Активен' },
    ]);
  });

  it('[FD-12][FD-14][FD-15] bounds the price and the marks and lists the units', () => {
    expect(field('food_general', 'price').validation_rules).toEqual({
      required: true,
      min: 0,
      max: 999_999_999_999_999,
      decimals: 2,
    });
    expect(field('food_general', 'marks')).toMatchObject({
      type: 'checkbox_group',
      validation_rules: { max_items: 2 },
    });
    const units = field('food_general', 'unit_measurement').options.map(({ value }) => value);
    expect(units.join(' ')).toBe('ml l kg g mg pc');
    expect(field('food_composition', 'ingredients').validation_rules).toEqual({ max_items: 50 });
  });
});

describe('filters', () => {
  it.each(Object.entries(FILTERED))(
    '[LP-11] %s filters only on what the list of %s accepts',
    (section, resource) => {
      const accepted = ENDPOINT_KEYS.filter((key) => key === `${resource}.list`).flatMap(
        (key) => rowOf(key).filters ?? [],
      );
      const config = sectionConfig(section, facts) ?? [];
      for (const { field_id, title, type, options } of config) {
        expect(accepted).toContain(field_id);
        expect(title).not.toBe('');
        expect(['checkbox', 'radio', 'date', 'date-range']).toContain(type);
        expect(options.length > 0).toBe(type === 'checkbox' || type === 'radio');
      }
    },
  );
});
