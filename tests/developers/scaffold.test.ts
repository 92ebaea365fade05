import { describe, expect, it } from 'vitest';
import { newCall } from '../../scaffold/newCall';
import { newField } from '../../scaffold/newField';
import { newResource } from '../../scaffold/newResource';

describe('the generators', () => {
  it.each([
    ['no name', () => newResource([]), /Expected one name. Usage: npm run new:resource NAME/],
    ['two names', () => newResource(['one', 'two']), /Expected one name/],
    ['a name that is none', () => newResource(['My-Jobs']), /camel case.*"My-Jobs"/],
    ['an unknown option', () => newResource(['jobs', '--colour', 'red']), /--colour.*Usage: /s],
    [
      'an unknown permission',
      () => newResource(['jobs', '--permission', 'team_jobs']),
      /one of: .*team_staff/,
    ],
    [
      'a resource that exists',
      () => newResource(['points']),
      /resources\/points\/messages.ts.*nothing is overwritten/,
    ],
    ['a resource without a list', () => newResource(['profile']), /no "profile.list"/],
    ['fields without a server', () => newResource(['jobs', '--fields', 'pay:number']), /say --server too/],
    [
      'a tab of nothing',
      () => newResource(['jobs', '--server', '--tab', 'more']),
      /a tab like more:.*"more"/,
    ],
    [
      'a word for two numbers',
      () => newResource(['jobs', '--server', '--count', 'a|b']),
      /one, two and five/,
    ],
    ['a server half there is', () => newResource(['menus', '--server']), /calls of "menus" already/],
    [
      'a field that is there',
      () => newResource(['jobs', '--server', '--fields', 'id:text']),
      /not one of id/,
    ],
    ['an entity that is there', () => newResource(['deletedPoints', '--server']), /entity "deletedPoint"/],
    [
      'a field it cannot write',
      () => newResource(['jobs', '--server', '--fields', 'who:permissions']),
      /fields of text, .*"who:permissions"/,
    ],
    [
      'what stands under nobody knows what',
      () => newResource(['guests', '--under', 'halls']),
      /--under.*points, menus.*"halls"/,
    ],
    ['a table that is there', () => newResource(['tickets', '--server']), /table "tickets" already/],
    [
      'a choice of nothing',
      () => newResource(['jobs', '--server', '--fields', 'kind:select:Вид']),
      /kind:select:Kind=Talk\|Concert/,
    ],
    [
      'a record of nobody knows what',
      () => newResource(['jobs', '--server', '--fields', 'menu:reference:Меню=menus']),
      /ends in _id.*menu:reference:Меню=menus/,
    ],
    ['a type that exists', () => newField(['close_point']), /"close_point" exists already/],
    ['a type in camel case', () => newField(['closePoint']), /snake case.*"closePoint"/],
    ['a call that exists', () => newCall(['menus.list']), /"menus.list" already/],
    ['a call without a verb', () => newCall(['menus']), /key like menus.preview/],
    [
      'an act on rows of one side alone',
      () => newCall(['close', '--resource', 'changes', '--writes']),
      /both sides.*points, menus/,
    ],
    [
      'a call like none',
      () => newCall(['menus.print', '--like', 'menus.nothing']),
      /No call "menus.nothing".*menus.one/,
    ],
    ['a call like a form', () => newCall(['menus.print', '--like', 'menus.update']), /is a form/],
    [
      'a call like a stranger',
      () => newCall(['menus.print', '--like', 'points.one']),
      /calls of its own.*menus.one/,
    ],
  ])('refuse %s in a sentence, and write nothing', (_case, make, message) => {
    expect(make).toThrow(message);
  });

  it('plan a resource of the table by its calls: its type is known, and what it cannot do is left out', () => {
    const { created, edited } = newResource(['marks']);
    expect([...created.keys()]).toEqual(['resources/marks/index.ts', 'resources/marks/messages.ts']);
    expect(created.get('resources/marks/index.ts')).not.toContain('form:');
    expect(edited.get('resources/index.ts')).toMatch(/,\s*marks\s*\];/);
  });

  it('[BE-06] plan both halves of a resource that the server is to serve, down to the migration', () => {
    const { created, edited, commands } = newResource([
      'shifts',
      '--server',
      '--fields',
      'day:date:День,pay:money,mail:email:Почта,kind:select:Вид=Зал|Кухня,menu_id:reference:Меню=menus',
    ]);
    expect([...created.keys()]).toEqual([
      'resources/shifts/index.tsx',
      'resources/shifts/messages.ts',
      'contract/endpoints/shifts.ts',
      'contract/rows/shifts.ts',
      'contract/entities/shift.ts',
      'contract/sections/shifts.ts',
      'server/db/tables/shifts.ts',
      'server/resources/shifts.ts',
      'tests/dataProvider/cases/shifts.ts',
    ]);
    expect(created.get('resources/shifts/index.tsx')).toContain('...under({"points":"pointId"})');
    expect(created.get('server/db/tables/shifts.ts')).toContain('pay: numeric(),');
    expect(created.get('contract/sections/shifts.ts')).toContain('"title":"День"');
    expect(created.get('contract/sections/shifts.ts')).toContain(
      '"options":[{"value":"Зал","title":"Зал"},{"value":"Кухня","title":"Кухня"}]',
    );
    expect(created.get('server/db/tables/shifts.ts')).toContain(
      "menuId: integer().references(() => menus.id, { onDelete: 'set null' }),",
    );
    expect(created.get('server/resources/shifts.ts')).toContain('menu_id: { to: menus, by: t.menuId }');
    expect(created.get('server/resources/shifts.ts')).toContain("day: ownDays(['day'], t.day)");
    expect(created.get('resources/shifts/index.tsx')).toContain("...moneyColumn('pay')");
    expect(edited.get('server/resources/index.ts')).toMatch(/foods\b.*, shifts\];/);
    expect(edited.get('server/handlers/index.ts')).toContain('...formContextsOf(shifts),');
    expect(edited.get('contract/sections/role.ts')).toContain(
      'shifts_general: ["Shifts", \'management_points\'],',
    );
    expect(commands).toEqual(['npm run --silent db:generate -- --name shifts']);
  });

  it('[BE-06] plan a form of several tabs, with the words of all of them', () => {
    const { created, edited } = newResource([
      'shifts',
      '--server',
      ...['--title', 'Смены', '--count', 'смена|смены|смен'],
      ...['--fields', 'day:date:День', '--tab', 'pay:Оплата=sum:money:Сумма'],
    ]);
    expect(created.get('contract/endpoints/shifts.ts')).toContain("['shifts_general', 'shifts_pay']");
    expect(created.get('contract/sections/shifts.ts')).toMatch(/shiftsPay: [^;]*\{"name":"sum"/);
    expect(created.get('server/resources/shifts.ts')).toContain('shifts_pay: () => shiftsPay');
    expect(created.get('resources/shifts/index.tsx')).toContain(
      "{ section: 'shifts_pay', label: messages.tabPay },",
    );
    expect(created.get('resources/shifts/messages.ts')).toContain('"%{smart_count} смена |||| ');
    expect(edited.get('contract/sections/role.ts')).toContain(
      'shifts_pay: ["Смены: оплата", \'management_points\'],',
    );
  });

  it('[BE-06] plan a resource under another one: its ids, its way up, and the trail of all that stands above', () => {
    const { created, edited } = newResource(['portions', '--under', 'foods']);
    expect(edited.get('contract/sections/role.ts')).toContain(
      'portions_general: ["Portions", \'menu_list\'],',
    );
    expect(created.get('contract/endpoints/portions.ts')).toContain("path: '/foods/{foodId}/portions'");
    expect(created.get('contract/entities/portion.ts')).toContain('food_id: Id,');
    expect(created.get('server/db/tables/portions.ts')).toContain('.references(() => foods.id');
    expect(created.get('server/resources/portions.ts')).toContain(
      'under: { resource: foods, by: t.foodId, root: t.pointId }',
    );
    expect(created.get('resources/portions/index.tsx')).toContain(
      '...under({"points":"pointId","menus":"menuId","categories":"categoryId","foods":"foodId"})',
    );
  });

  it('plan both halves of a field type, its registry lines and the rows of its tests', () => {
    const { created, edited } = newField(['star_rating']);
    expect([...created.keys()]).toEqual([
      'contract/fields/starRating.ts',
      'fieldRenderers/starRating.tsx',
      'tests/contract/fields/rows/starRatingRows.ts',
    ]);
    expect(edited.get('fieldRenderers/registry.tsx')).toContain('  star_rating: starRating,');
    expect(edited.get('contract/fieldConfig.ts')).toContain("'star_rating'");
  });

  it('plan a call as the twin of one that works, in a table of its own where the group is new', () => {
    const { edited: known } = newCall(['menus.preview']);
    expect(known.get('contract/endpoints/menus.ts')).toContain("path: '/menus/{id}/preview'");
    expect(known.get('server/handlers/menus.ts')).toContain(
      "'menus.preview': (call, deps) => verbs.one(menus, call, deps)",
    );
    expect(known.get('contract/rows/menuArea.ts')).toContain(
      "'menus.preview': { says: 'Reads a menu.', ...READS }",
    );
    const { edited: own } = newCall(['points.preview']);
    expect(own.get('server/handlers/points.ts')).toContain(
      "'points.preview': (call, deps) => verbs.one(points, call, deps)",
    );
    const { edited, created } = newCall(['tables.list']);
    expect([...created.keys()]).toContain('server/handlers/tables.ts');
    expect(edited.get('server/handlers/index.ts')).toContain('...tablesHandlers,');
    expect(created.get('contract/endpoints/tables.ts')).toContain("path: '/point/list'");
    expect(created.get('contract/rows/tables.ts')).toContain('rowsOf(tablesEndpoints, {');
    expect(created.get('tests/dataProvider/cases/tables.ts')).toContain("import { list } from './Case'");
  });

  it('plan an act on rows with its button: both halves of its call, its case, what it proposes, and its words', () => {
    const { edited, created } = newCall([
      'hide',
      '--resource',
      'menus',
      '--rows',
      '--writes',
      '--title',
      'Скрыть',
    ]);
    expect(created.size).toBe(0);
    expect(edited.get('contract/endpoints/menus.ts')).toContain("path: '/menus/hide', acts: 'many'");
    expect(edited.get('contract/rows/menuArea.ts')).toContain("'menus.hide': { says:");
    expect(edited.get('server/resources/menus.ts')).toContain(
      'hide: async (rows) => rows.map(() => undefined),',
    );
    expect(edited.get('resources/menus/index.tsx')).toContain(
      "actions: [{ call: 'menus.hide', label: messages.hide }],",
    );
    expect(edited.get('resources/menus/messages.ts')).toContain('hide: "Скрыть",');
    expect(edited.get('tests/dataProvider/cases/menus.ts')).toContain("sends: 'POST /menus/hide'");
    const one = newCall(['hide', '--resource', 'menus', '--writes']).edited;
    expect(one.get('contract/endpoints/menus.ts')).toContain("path: '/menus/{id}/hide', acts: 'one'");
    const second = newCall(['call', '--resource', 'menus']);
    expect(second.edited.get('contract/endpoints/menus.ts')).toContain("path: '/menus/{id}/call'");
  });
});
