import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIELD_TYPES, type FieldConfig, isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { fieldOf } from './fieldOf';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

/** One that has warned of nothing yet: of its warnings, the worker remembers which it has given. */
const fresh = async (): Promise<typeof parseFieldConfig> => {
  vi.resetModules();
  return (await import('../../contract/parseFieldConfig')).parseFieldConfig;
};

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
        resource: '',
      },
    ]);
  });

  it.each(FIELD_TYPES)('[FF-09] the type %s is known', (type) => {
    expect(fieldOf({ type }).type).toBe(type);
  });

  it.each([[undefined], [null], [[]], [{}]])('validation rules may come as %j', (none) => {
    expect(rules(none)).toEqual({});
  });

  it.each([
    ['text', ['required', 'min:2', 'max:50'], { required: true, min_length: 2, max_length: 50 }],
    ['text', 'required|min:2|max:50', { required: true, min_length: 2, max_length: 50 }],
    ['textarea', 'nullable|string|between:2,5', { min_length: 2, max_length: 5 }],
    ['text', 'numeric|min:2', { min: 2 }],
    ['number', 'numeric|min:0|max:999,5', { min: 0, max: 999.5 }],
    ['number', ['required', 'between:1,10'], { required: true, min: 1, max: 10 }],
    ['checkbox_group', 'array|max:2', { max_items: 2 }],
    ['phone_other', ['min:1'], { min_items: 1 }],
    ['file', 'image|mimes:jpg,PNG|max:2048', { extensions: ['jpg', 'png'], max_size: 2 }],
    ['email', 'required|email|max:255', { required: true, max_length: 255 }],
    ['text', 'min_length:3|not_only_spaces', { min_length: 3, not_only_spaces: true }],
    ['text', [{ required: true, max_length: 5 }, 'min:2'], { required: true, min_length: 2, max_length: 5 }],
    ['text', 'regex:/^(a|b)+$/i|max:3', { pattern: '(?i)^(a|b)+$', max_length: 3 }],
    ['text', ['regex:#^[а-я|]+$#u', 'max:3'], { pattern: '^[а-я|]+$', max_length: 3 }],
    ['text', ' Required | MAX:3 | ', { required: true, max_length: 3 }],
    ['text', { min: 2, pattern: '/^\\d+$/' }, { min: 2, pattern: '^\\d+$' }],
  ])('[FF-33] the rules of a %s may come as %j', (type, validation_rules, expected) => {
    expect(fieldOf({ type, validation_rules }).rules).toEqual(expected);
    expect(warn.mock.calls.filter(([message]) => !String(message).includes('numeric'))).toEqual([]);
  });

  it.each([
    ['text', 'required|unique:points,title'],
    ['select', 'required|min:1'],
    ['text', 'required|regex:/(?<=a)b/'],
    ['text', 5],
    ['text', true],
    ['text', [null, 7, [], 'required']],
    ['text', 'x'.repeat(6000)],
    ['text', '|'.repeat(4000)],
    ['text', `regex:${'/a'.repeat(2400)}`],
    ['text', '__proto__|constructor:1|toString'],
  ])(
    'what cannot be understood of the rules of a %s, %j, is ignored: the field works',
    (type, validation_rules) => {
      const [field] = parseFieldConfig([{ name: 'f', type, validation_rules }]);
      expect(field && isKnownField(field)).toBe(true);
    },
  );

  it.each([
    ['title', { autoGenerate: true, generatedFrom: 'title' }],
    ['brand', { autoGenerate: true, generatedFrom: 'brand' }],
    ['nobody', { autoGenerate: true }],
    ['true', { autoGenerate: true }],
    ['', { autoGenerate: false }],
    [{ from: 'title' }, { autoGenerate: false }],
    ['a.b[0]', { autoGenerate: false }],
    [7, { autoGenerate: false }],
  ])('autoGenerate may come as %j', (autoGenerate, expected) => {
    const section = [
      { name: 'url', type: 'url', autoGenerate },
      { name: 'title', type: 'text' },
      { name: 'brand', type: 'text' },
    ];
    const [field] = parseFieldConfig(section);
    const { autoGenerate: isGenerated, generatedFrom } = field as FieldConfig;
    expect({ autoGenerate: isGenerated, ...(generatedFrom && { generatedFrom }) }).toEqual(expected);
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

  it.each<[string, object, Partial<FieldConfig>, RegExp]>([
    [
      'options with a label',
      { options: [{ value: 1, label: 'Бар' }] },
      { options: [{ value: 1, title: 'Бар' }] },
      /label/,
    ],
    [
      'options with a name',
      { options: [{ id: 2, name: 'Кафе' }] },
      { options: [{ value: 2, title: 'Кафе' }] },
      /"name"/,
    ],
    ['hidden_if', { hidden_if: { field: 'type', values: [1] } }, {}, /hidden_if/],
    [
      'links as a map',
      { links: { Правила: 'https://carte.example/rules' } },
      { links: [{ title: 'Правила', url: 'https://carte.example/rules' }] },
      /map/,
    ],
    ['a link that may not be opened', { links: ['javascript:alert(1)'] }, { links: [] }, /link/],
    ['permissions that are null', { permissions: null }, { permissions: [] }, /permissions/],
    ['permissions that are absent', { permissions: undefined }, { permissions: [] }, /permissions/],
    [
      'a list of one source',
      { autoGenerate: ['title'] },
      { autoGenerate: true, generatedFrom: 'title' },
      /autoGenerate/,
    ],
  ])('%s is read as far as it is plain, with one warning', async (_what, entry, read, said) => {
    const parse = await fresh();
    const section = [
      { name: 'title', type: 'text', permissions: ['view'] },
      { name: 'field', type: 'url', permissions: ['view'], ...entry },
    ];
    expect(parse(section)[1]).toMatchObject(read);
    parse(section);
    expect(warn.mock.calls.map(String).filter((message) => said.test(message))).toHaveLength(1);
  });

  it('a rule nobody knows is ignored with one warning, however often it comes', async () => {
    const parse = await fresh();
    const section = [1, 2, 3].map((index) => ({
      name: `f${index}`,
      type: 'text',
      validation_rules: { glossy: true },
    }));
    expect(parse(section).every(isKnownField)).toBe(true);
    parse(section);
    expect(warn.mock.calls.filter(([message]) => String(message).includes('glossy'))).toHaveLength(1);
  });

  it('a rule whose value makes no sense is ignored', () => {
    expect(rules({ min_length: 'many', max_length: 5 })).toEqual({ max_length: 5 });
  });

  it.each<[unknown, ...(readonly [value: unknown, title: string, description?: string])[]]>([
    [[{ value: 1, title: 'Кафе', description: 'С собой' }], [1, 'Кафе', 'С собой']],
    [[{ id: 1, title: 'Кафе' }], [1, 'Кафе']],
    [
      ['ml', 5, true],
      ['ml', 'ml'],
      [5, '5'],
      [true, 'true'],
    ],
    [{ a: 'А', b: 'Б' }, ['a', 'А'], ['b', 'Б']],
    [{ a: { title: 'А' } }, ['a', 'А']],
    [[null, { title: 'Без значения' }, []]],
    [null],
  ])('[FT-09] options %j', (options, ...expected) => {
    expect(fieldOf({ type: 'select', options }).options).toEqual(
      expected.map(([value, title, description]) => ({ value, title, ...(description && { description }) })),
    );
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
