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
      /resources\/points\/index.ts.*nothing is overwritten/,
    ],
    ['a resource without a list', () => newResource(['profile']), /no "profile.list"/],
    ['fields without a server', () => newResource(['jobs', '--fields', 'pay:number']), /say --server too/],
    ['a server half there is', () => newResource(['menus', '--server']), /calls of "menus" already/],
    [
      'a field that is there',
      () => newResource(['jobs', '--server', '--fields', 'id:text']),
      /not one of id/,
    ],
    ['an entity that is there', () => newResource(['deletedPoints', '--server']), /entity "deletedPoint"/],
    [
      'a field it cannot write',
      () => newResource(['jobs', '--server', '--fields', 'where:address']),
      /fields of text, .*"where:address"/,
    ],
    ['a type that exists', () => newField(['close_point']), /"close_point" exists already/],
    ['a type in camel case', () => newField(['closePoint']), /snake case.*"closePoint"/],
    ['a call that exists', () => newCall(['menus.list']), /"menus.list" already/],
    ['a call without a verb', () => newCall(['menus']), /key like menus.preview/],
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
      'day:date:День,pay:number',
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
    expect(created.get('server/db/tables/shifts.ts')).toContain('pay: numeric(),');
    expect(created.get('contract/sections/shifts.ts')).toContain('title: "День"');
    expect(edited.get('server/resources/index.ts')).toMatch(/foods\b.*, shifts\];/);
    expect(edited.get('server/handlers/index.ts')).toContain('...formContextsOf(shifts),');
    expect(commands).toEqual(['npm run --silent db:generate -- --name shifts']);
  });

  it('plan both halves of a field type, its registry lines and the rows of its tests', () => {
    const { created, edited } = newField(['star_rating']);
    expect([...created.keys()]).toEqual([
      'contract/fields/starRating.ts',
      'fieldRenderers/starRating.tsx',
      'tests/contract/fields/rows/starRatingRows.ts',
    ]);
    expect(edited.get('fieldRenderers/registry.ts')).toContain('  star_rating: starRating,');
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
});
