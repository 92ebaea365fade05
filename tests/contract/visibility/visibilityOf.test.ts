import { describe, expect, it } from 'vitest';
import { levelOf } from '../../../contract/visibility/Level';
import { type Visibility, visibilityOf } from '../../../contract/visibility/visibilityOf';

const day = (begin: string, end: string, more: object = {}) => ({
  begin,
  end,
  around_the_clock: false,
  is_enabled: true,
  ...more,
});
const closedDay = day('10:00', '22:00', { is_enabled: false });
const daily = (begin: string, end: string) => ({ all_days: day(begin, end) });
/** Only these days, `mon` to `sun`. */
const on = (days: Readonly<Record<string, object>>) => ({ all_days: closedDay, mon: closedDay, ...days });

const point = { id: 1, title: 'Точка', status: 'displayed' };
const menu = { id: 2, title: 'Меню', visible: true, graphic: null };
const category = {
  id: 3,
  title: 'Бар',
  type: 'food',
  visible: true,
  status: true,
  alcohol: false,
  graphic: null,
};
const food = { id: 4, title: 'Борщ', stopable: [] };
const closed = { close_begin: '2026-11-20T00:00', close_end: '2026-12-01T09:00', show_after_time: true };
const hide = (begin: string, end: string | null, show_after_time = end !== null) => {
  const [close_begin_date, close_begin_time] = begin.split('T');
  const [close_end_date, close_end_time] = end?.split('T') ?? [null, null];
  return {
    status: false,
    close_begin_date,
    close_begin_time,
    close_end_date,
    close_end_time,
    show_after_time,
  };
};

interface Case {
  readonly point?: object;
  readonly menu?: object;
  readonly category?: object;
  readonly food?: object;
  /** A Sunday afternoon, where nothing is said. */
  readonly now?: string;
  readonly zone?: string;
}

const seen = ({ now = '2026-11-22T12:00Z', zone = 'Europe/Moscow', ...parts }: Case): Visibility =>
  visibilityOf(
    [
      levelOf.points({ ...point, ...parts.point }),
      levelOf.menus({ ...menu, ...parts.menu }),
      levelOf.categories({ ...category, ...parts.category }),
      levelOf.foods({ ...food, ...parts.food }),
    ],
    { now: new Date(now), zone },
  );

/** `hours of menus until ...`, one line each. */
const said = ({ causes, notes }: Visibility): readonly string[] =>
  [...causes, ...notes].map(
    ({ kind, resource, until }) => `${kind} of ${resource}${until ? ` until ${until}` : ''}`,
  );

describe('[GV-01] what a guest sees of a dish', () => {
  // Moscow is three hours ahead of UTC; the 22nd of November 2026 is a Sunday.
  it.each<readonly [string, Case, readonly string[]]>([
    ['everything is on', {}, []],
    ['the venue is a draft', { point: { status: 'draft' } }, ['status of points']],
    ['the venue lies in the bin', { point: { deletedAt: '2026-11-21T10:00:00Z' } }, ['deleted of points']],
    [
      'the venue is closed until it opens again',
      {
        point: closed,
      },
      ['closure of points until 2026-12-01T06:00:00.000Z'],
    ],
    [
      'the closure has an end that opens nothing',
      {
        now: '2026-12-22T12:00Z',
        point: { ...closed, show_after_time: false },
      },
      ['closure of points'],
    ],
    [
      'the closure has ended',
      {
        now: '2026-12-01T06:00Z',
        point: closed,
      },
      [],
    ],
    ['the menu is off', { menu: { visible: false } }, ['switch of menus']],
    ['the category is off', { category: { visible: 0 } }, ['switch of categories']],
    [
      'the category is hidden until noon',
      { now: '2026-11-22T08:00Z', category: hide('2026-11-20T00:00', '2026-11-22T12:00') },
      ['hiding of categories until 2026-11-22T09:00:00.000Z'],
    ],
    ['the hiding starts tonight', { category: hide('2026-11-22T22:00', null) }, []],
    [
      'the hiding has started',
      { now: '2026-11-22T19:00Z', category: hide('2026-11-22T22:00', null) },
      ['hiding of categories'],
    ],
    [
      'breakfast is over',
      { now: '2026-11-22T09:00Z', menu: { graphic: daily('08:00', '12:00') } },
      ['hours of menus until 2026-11-23T05:00:00.000Z'],
    ],
    ['breakfast is on', { now: '2026-11-22T08:59Z', menu: { graphic: daily('08:00', '12:00') } }, []],
    [
      'a night over midnight still lasts',
      { now: '2026-11-22T22:59Z', menu: { graphic: daily('18:00', '02:00') } },
      [],
    ],
    [
      'a night over midnight has ended',
      { now: '2026-11-22T23:00Z', menu: { graphic: daily('18:00', '02:00') } },
      ['hours of menus until 2026-11-23T15:00:00.000Z'],
    ],
    [
      "the night of yesterday counts, although today's day is closed",
      { now: '2026-11-21T22:30Z', menu: { graphic: on({ sat: day('18:00', '02:00') }) } },
      [],
    ],
    [
      'several intervals: the next is in six days',
      {
        now: '2026-11-22T08:00Z',
        category: { graphic: on({ sat: day('18:00', '02:00'), sun: day('06:00', '10:00') }) },
      },
      ['hours of categories until 2026-11-28T15:00:00.000Z'],
    ],
    [
      'hours of a venue hide nothing: it is closed',
      { now: '2026-11-22T03:00Z', point: { graphic: daily('09:00', '22:00') } },
      ['closed of points until 2026-11-22T06:00:00.000Z'],
    ],
    [
      'a venue in Vladivostok, asked from Kaliningrad on Saturday evening, has its Sunday morning',
      {
        now: '2026-11-22T01:30+02:00',
        zone: 'Asia/Vladivostok',
        point: { graphic: { all_days: closedDay, 7: day('09:00', '12:00') } },
      },
      [],
    ],
    ['the dish is stopped', { food: { stopable: [{ id: 1 }] } }, ['stop of foods']],
    ['it is alcohol', { category: { alcohol: true } }, ['alcohol of categories']],
    [
      'all of it, from the top down',
      {
        point: { status: 'rejected', close_begin: '2026-11-20T00:00' },
        menu: { visible: false, graphic: daily('08:00', '12:00') },
        category: { ...hide('2026-11-20T00:00', null), visible: false },
        food: { stopable: [{ id: 1 }], deletedAt: '2026-11-21T10:00:00Z' },
      },
      [
        'status of points',
        'closure of points',
        'switch of menus',
        'hours of menus until 2026-11-23T05:00:00.000Z',
        'switch of categories',
        'hiding of categories',
        'deleted of foods',
        'stop of foods',
      ],
    ],
  ])('%s', (_rule, given, expected) => {
    const answer = seen(given);
    expect(said(answer)).toEqual(expected);
    expect(answer.is_visible).toBe(answer.causes.length === 0);
  });

  it.each<readonly [string, Case, string | null]>([
    ['nothing is timed', {}, null],
    ['it is hidden tonight', { category: hide('2026-11-22T22:00', null) }, '2026-11-22T19:00:00.000Z'],
    [
      'the first of two: the venue closes before the menu ends',
      {
        point: { graphic: daily('09:00', '22:00') },
        menu: { graphic: daily('09:00', '23:00') },
      },
      '2026-11-22T19:00:00.000Z',
    ],
    ['it is always open', { menu: { graphic: daily('00:00', '00:00') } }, null],
    [
      'nights that meet are one: it changes when the last ends',
      {
        now: '2026-11-21T12:00Z',
        menu: { graphic: on({ sat: day('10:00', '06:00'), sun: day('06:00', '23:00') }) },
      },
      '2026-11-22T20:00:00.000Z',
    ],
    [
      'summer time begins: Berlin has 23 hours that night',
      { now: '2026-03-28T22:30Z', zone: 'Europe/Berlin', menu: { graphic: daily('18:00', '09:00') } },
      '2026-03-29T07:00:00.000Z',
    ],
    [
      'a time that the clock leaves out is the moment it jumps',
      { now: '2026-03-28T22:30Z', zone: 'Europe/Berlin', menu: { graphic: daily('18:00', '02:30') } },
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'winter time begins: Berlin has 25 hours that night',
      { now: '2026-10-24T22:30Z', zone: 'Europe/Berlin', menu: { graphic: daily('18:00', '09:00') } },
      '2026-10-25T08:00:00.000Z',
    ],
  ])('changes next when it says so: %s', (_rule, given, expected) => {
    expect(seen(given).changes_at).toBe(expected);
  });

  it('each cause says where it is set', () => {
    const { causes } = seen({
      point: { status: 'under_moderation' },
      category: hide('2026-11-20T00:00', null),
    });
    expect(causes).toEqual([
      {
        kind: 'status',
        resource: 'points',
        id: 1,
        title: 'Точка',
        section: 'point_other',
        field: 'status',
        place: { pointId: 1 },
        until: null,
        status: 'under_moderation',
      },
      {
        kind: 'hiding',
        resource: 'categories',
        id: 3,
        title: 'Бар',
        section: 'category_general',
        field: 'hide',
        place: { pointId: 1, menuId: 2, categoryId: 3, type: 'food' },
        until: null,
      },
    ]);
  });

  it('what a backend leaves out, or nobody can read, hides nothing', () => {
    const levels = [
      levelOf.points({ id: 1 }),
      levelOf.menus({ id: 2, graphic: 'always' }),
      levelOf.foods({}),
    ];
    const answer = visibilityOf(levels, { now: new Date('2026-11-22T12:00Z'), zone: 'Europe/Moscow' });
    expect(answer).toEqual({
      is_visible: true,
      causes: [],
      notes: [],
      changes_at: null,
      timezone: 'Europe/Moscow',
    });
  });
});
