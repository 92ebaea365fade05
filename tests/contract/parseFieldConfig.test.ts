import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIELD_TYPES, isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { fieldOf } from './fieldOf';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

const rules = (validation_rules: unknown) => fieldOf({ validation_rules }).rules;

describe('a field of a section', () => {
  it('[FF-07] is read with everything the specification names', () => {
    const raw = {
      field_id: 12,
      name: 'url',
      title: 'Адрес',
      placeholder: 'coffee',
      description: 'Так его увидят гости',
      type: 'url',
      validation_rules: { required: true, max_length: '30' },
      options: [],
      order: '3',
      permissions: ['view', 'create', 'edit'],
      depends_on: { field: 'type', values: ['1'] },
      symbol_counter: 1,
      links: [{ title: 'Правила', url: 'https://carte.example/rules' }],
      autoGenerate: true,
      prefix: 'https://carte.example/',
    };
    expect(parseFieldConfig([raw])).toEqual([
      {
        fieldId: '12',
        name: 'url',
        title: 'Адрес',
        placeholder: 'coffee',
        description: 'Так его увидят гости',
        type: 'url',
        rules: { required: true, max_length: 30 },
        options: [],
        order: 3,
        permissions: ['view', 'create', 'edit'],
        dependsOn: [{ field: 'type', values: ['1'] }],
        symbolCounter: true,
        links: [{ title: 'Правила', url: 'https://carte.example/rules' }],
        autoGenerate: true,
        prefix: 'https://carte.example/',
      },
    ]);
  });

  it.each(FIELD_TYPES)('[FF-09] the type %s is known', (type) => {
    expect(fieldOf({ type }).type).toBe(type);
  });

  it.each([[undefined], [null], [[]], [{}]])('validation rules may come as %j', (none) => {
    expect(rules(none)).toEqual({});
  });

  it('[FF-33] rules are read from the texts and flags backends send', () => {
    expect(
      rules({ min: '0,5', max: '10', required: '1', allow_overnight: 0, pattern: null, min_items: '' }),
    ).toEqual({
      min: 0.5,
      max: 10,
      required: true,
      allow_overnight: false,
    });
  });

  it.each([['.JPG, png ,.png'], [['jpg', '.PNG']], [['.jpg', 'png', 5]]])(
    '[FF-33] [FI-05] extensions %j',
    (extensions) => {
      expect(rules({ extensions })).toEqual({ extensions: ['jpg', 'png'] });
    },
  );

  it('a rule nobody knows is ignored with one warning, however often it comes', () => {
    const section = [1, 2, 3].map((index) => ({
      name: `f${index}`,
      type: 'text',
      validation_rules: { shiny: true },
    }));
    expect(parseFieldConfig(section).every(isKnownField)).toBe(true);
    parseFieldConfig(section);
    expect(warn.mock.calls.filter(([message]) => String(message).includes('shiny'))).toHaveLength(1);
  });

  it('a rule whose value makes no sense is ignored', () => {
    expect(rules({ min_length: 'many', max_length: 5 })).toEqual({ max_length: 5 });
  });

  it.each([
    [
      [{ value: 1, title: 'Кафе', description: 'С собой' }],
      [{ value: 1, title: 'Кафе', description: 'С собой' }],
    ],
    [[{ id: 1, title: 'Кафе' }], [{ value: 1, title: 'Кафе' }]],
    [
      ['ml', 5, true],
      [
        { value: 'ml', title: 'ml' },
        { value: 5, title: '5' },
        { value: true, title: 'true' },
      ],
    ],
    [
      { a: 'А', b: 'Б' },
      [
        { value: 'a', title: 'А' },
        { value: 'b', title: 'Б' },
      ],
    ],
    [{ a: { title: 'А' } }, [{ value: 'a', title: 'А' }]],
    [[null, { title: 'Без значения' }, []], []],
    [null, []],
  ])('[FT-09] options %j', (options, expected) => {
    expect(fieldOf({ type: 'select', options }).options).toEqual(expected);
  });

  it.each([
    [
      ['edit', 'view', 'fly'],
      ['view', 'edit'],
    ],
    [{ view: true, create: '1', edit: 0 }, ['view', 'create']],
    ['view, edit', ['view', 'edit']],
    [null, []],
    [[], []],
  ])('[FF-01] permissions %j', (permissions, expected) => {
    expect(fieldOf({ permissions }).permissions).toEqual(expected);
  });

  it.each([
    [{ field: 'a', values: 'x' }, [{ field: 'a', values: ['x'] }]],
    [{ field: 'a', value: 0 }, [{ field: 'a', values: [0] }]],
    [
      [
        { field: 'a', values: [1, 2] },
        { field: 'b', values: false },
      ],
      [
        { field: 'a', values: [1, 2] },
        { field: 'b', values: [false] },
      ],
    ],
    [null, []],
    [[], []],
    [{}, []],
  ])('[FF-32] depends_on %j', (depends_on, expected) => {
    expect(fieldOf({ depends_on }).dependsOn).toEqual(expected);
  });

  it('[FF-18] has a counter only where there is a maximum to count to', () => {
    expect(fieldOf({ symbol_counter: true }).symbolCounter).toBe(false);
    expect(fieldOf({ symbol_counter: true, validation_rules: { max_length: 30 } }).symbolCounter).toBe(true);
  });

  it('a link that a browser must not open never arrives', () => {
    const links = [{ url: 'javascript:alert(1)', title: 'x' }, 'https://carte.example', '//evil.example'];
    expect(fieldOf({ links }).links).toEqual([
      { url: 'https://carte.example', title: 'https://carte.example' },
    ]);
  });

  it.each([
    ['point_general', 'numbers'],
    ['menu_general', 'names'],
    ['category_general', 'names'],
    ['somewhere', undefined],
  ])('[FS-01] [FS-13] a schedule of %s names its days by its area', (section, week) => {
    const [field] = parseFieldConfig([{ name: 'graphic', type: 'graphic' }], section);
    expect(field && isKnownField(field) ? field.week : 'unknown').toBe(week);
  });
});
