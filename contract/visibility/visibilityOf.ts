import { type HidingPeriod, isHiding } from './HidingPeriod';
import { hoursAt } from './hoursAt';
import type { Level, LevelName } from './Level';
import { momentOf } from './venueClock';

/** Why a guest does not see something, in the order in which it is asked at each level. */
export const HIDING_CAUSES = ['deleted', 'status', 'switch', 'closure', 'hiding', 'hours'] as const;
/** What a guest sees said beside it: it has run out, the venue is closed now, it is ordered by the code on the table only. */
export const NOTES = ['stop', 'closed', 'alcohol'] as const;
export type HidingCause = (typeof HIDING_CAUSES)[number];
export type Note = (typeof NOTES)[number];

/** One thing that decides, where it is set, and until when. */
export interface Cause<Kind = HidingCause> {
  readonly kind: Kind;
  /** The record that it is set on. */
  readonly resource: LevelName;
  readonly id: number;
  readonly title: string;
  /** The field of its form; null: it is not set in a form. */
  readonly section: string | null;
  readonly field: string | null;
  /** What addresses of the record name besides its id: `pointId`, `menuId`, `categoryId`, `type`. */
  readonly place: Readonly<Record<string, string | number>>;
  /** The moment it ends by itself, as ISO text; null: when somebody changes it. */
  readonly until: string | null;
  /** Of `status`: which. */
  readonly status?: string;
}

/** What a guest sees of a record, as it travels. */
export interface Visibility {
  readonly is_visible: boolean;
  /** From the venue down; empty = it is seen. Without all of them it would be. */
  readonly causes: readonly Cause[];
  readonly notes: readonly Cause<Note>[];
  /** The next moment at which anything of this answer changes by itself; null = none. */
  readonly changes_at: string | null;
  /** The venue's zone, by which its moments are said. */
  readonly timezone: string;
}

/** The moment, and the venue's zone. */
export interface At {
  readonly now: Date;
  readonly zone: string;
}

/**
 * What a guest sees at a moment of the last of these levels: server, console and guest page ask this function and no other
 * (docs/spec/4-beyond.md, GV-01).
 * @param levels from the venue down to the record in question
 */
export const visibilityOf = (levels: readonly Level[], { now, zone }: At): Visibility => {
  const at = { now: now.getTime(), zone };
  const facts = levels.flatMap((level, index) => {
    const place = placeOf(levels.slice(0, index + 1));
    return factsOf(level, at).map((fact) => ({ ...fact, level, place }));
  });
  const found = facts.filter(({ isNow }) => isNow);
  const causes = found.flatMap(({ kind, ...fact }) =>
    isHidingCause(kind) ? [causeOf({ ...fact, kind })] : [],
  );
  const notes = found.flatMap(({ kind, ...fact }) =>
    isHidingCause(kind) ? [] : [causeOf({ ...fact, kind })],
  );
  const next = Math.min(...facts.map(({ until }) => until ?? Number.POSITIVE_INFINITY));
  return { is_visible: causes.length === 0, causes, notes, changes_at: isoText(next), timezone: zone };
};

const isHidingCause = (kind: HidingCause | Note): kind is HidingCause =>
  HIDING_CAUSES.some((each) => each === kind);

/** Something that decides now, or will, and the moment at which that changes. */
interface Fact {
  readonly kind: HidingCause | Note;
  readonly isNow: boolean;
  readonly until?: number | undefined;
}

type Moment = { readonly now: number; readonly zone: string };

const factsOf = (level: Level, at: Moment): readonly Fact[] => {
  const { status, closure, hiding, stop } = level;
  return [
    { kind: 'deleted', isNow: level.isDeleted },
    { kind: 'status', isNow: status !== undefined && status !== 'displayed' },
    { kind: 'switch', isNow: level.isOn === false },
    ...(closure ? [periodFact('closure', closure, at)] : []),
    ...(hiding ? [periodFact('hiding', hiding, at)] : []),
    ...hoursFact('hours', level.hours, at),
    ...(stop ? [stopFact(stop, at)] : []),
    ...hoursFact('closed', level.opening, at),
    { kind: 'alcohol', isNow: level.isAlcohol === true },
  ];
};

const periodFact = (kind: 'closure' | 'hiding', period: HidingPeriod, { now, zone }: Moment): Fact => {
  const [begin, end] = [period.begin, period.end].map((wall) =>
    wall === undefined ? undefined : momentOf(wall, zone),
  );
  const isNow = isHiding({ begin, end }, now);
  if (isNow) return { kind, isNow, until: end };
  const isAhead = begin !== undefined && begin > now && (end === undefined || end > begin);
  return { kind, isNow, until: isAhead ? begin : undefined };
};

const stopFact = ({ until }: NonNullable<Level['stop']>, { now }: Moment): Fact => {
  const end = until === undefined ? Number.NaN : Date.parse(until);
  if (Number.isNaN(end)) return { kind: 'stop', isNow: true };
  return end > now ? { kind: 'stop', isNow: true, until: end } : { kind: 'stop', isNow: false };
};

const hoursFact = (kind: 'hours' | 'closed', schedule: unknown, at: Moment): readonly Fact[] => {
  if (schedule === null || schedule === undefined) return [];
  const { isOpen, until } = hoursAt(schedule, at);
  return [{ kind, isNow: !isOpen, until }];
};

/** What addresses of the last of these levels may name; what a route does not name is left out of it. */
const placeOf = (levels: readonly Level[]): Cause['place'] =>
  Object.fromEntries(
    levels.flatMap(({ resource, id, kind }) => [
      ...(PARENT_NAME[resource] ? [[PARENT_NAME[resource], id] as const] : []),
      ...(kind === undefined ? [] : [['type', kind] as const]),
    ]),
  );

const PARENT_NAME: { readonly [Name in LevelName]?: string } = {
  points: 'pointId',
  menus: 'menuId',
  categories: 'categoryId',
};

interface Found<Kind> {
  readonly kind: Kind;
  readonly until?: number | undefined;
  readonly level: Level;
  readonly place: Cause['place'];
}

const causeOf = <Kind extends HidingCause | Note>({
  kind,
  until,
  level,
  place,
}: Found<Kind>): Cause<Kind> => {
  const { resource, id, title, status } = level;
  const [section = null, field = null] = SET_AT[kind]?.[resource] ?? [];
  const own = { kind, resource, id, title, section, field, place, until: isoText(until) };
  return kind === 'status' && status !== undefined ? { ...own, status } : own;
};

/** Section and field, by what is set there. */
const SET_AT: {
  readonly [Kind in HidingCause | Note]?: {
    readonly [Name in LevelName]?: readonly [section: string, field: string];
  };
} = {
  status: { points: ['point_other', 'status'] },
  closure: { points: ['point_other', 'close_point'] },
  closed: { points: ['point_general', 'graphic'] },
  switch: {
    menus: ['menu_general', 'visible'],
    categories: ['category_general', 'visible'],
    foods: ['food_general', 'visible'],
  },
  hiding: { categories: ['category_general', 'hide'] },
  hours: { menus: ['menu_general', 'graphic'], categories: ['category_general', 'graphic'] },
  alcohol: { categories: ['category_general', 'alcohol'] },
};

const isoText = (moment: number | undefined): string | null =>
  moment === undefined || !Number.isFinite(moment) ? null : new Date(moment).toISOString();
