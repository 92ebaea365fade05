import type { Visibility as VisibilitySchema } from '../entities/visibility';
import type { Wire } from '../rows/Row';
import { HIDING_CAUSES, type NOTES } from '../vocabulary';
import { type HidingPeriod, isHiding } from './HidingPeriod';
import { hoursAt } from './hoursAt';
import type { Level, LevelName } from './Level';
import { momentOf } from './venueClock';

export type HidingCause = (typeof HIDING_CAUSES)[number];
export type Note = (typeof NOTES)[number];

/** What a guest sees of a record, as it travels. */
export type Visibility = Wire<typeof VisibilitySchema>;

/** One thing that decides, where it is set, and until when. */
export type Cause<Kind = HidingCause> = Omit<Visibility['causes'][number], 'kind'> & { readonly kind: Kind };

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
export const visibilityOf = (levels: readonly Level[], at: At): Visibility =>
  answerOf(factsOf(levels, at), at);

/** The same of many records under one parent, which is judged once. @param above from the venue down to that parent */
export const visibilityUnder = (above: readonly Level[], at: At): ((own: Level) => Visibility) => {
  const facts = factsOf(above, at);
  const alone = answerOf(facts, at);
  return (own) => {
    const more = factsAt(own, above, at);
    return more.length === 0 ? alone : answerOf([...facts, ...more], at);
  };
};

const factsOf = (levels: readonly Level[], at: At): readonly LevelFact[] =>
  levels.flatMap((level, index) => factsAt(level, levels.slice(0, index), at));

const answerOf = (facts: readonly LevelFact[], { zone }: At): Visibility => {
  const causes: Cause[] = [];
  const notes: Cause<Note>[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const fact of facts) {
    const { kind, isNow, until } = fact;
    if (until !== undefined) next = Math.min(next, until);
    if (!isNow) continue;
    if (isHidingCause(kind)) causes.push(causeOf(fact, kind));
    else notes.push(causeOf(fact, kind));
  }
  return { is_visible: causes.length === 0, causes, notes, changes_at: isoText(next), timezone: zone };
};

const HIDING: ReadonlySet<HidingCause | Note> = new Set(HIDING_CAUSES);
const isHidingCause = (kind: HidingCause | Note): kind is HidingCause => HIDING.has(kind);

/** Something that decides now, or will, and the moment at which that changes. */
interface Fact {
  readonly kind: HidingCause | Note;
  readonly isNow: boolean;
  readonly until?: number | undefined;
}

/** A fact, and where it is set. */
interface LevelFact extends Fact {
  readonly level: Level;
  /** From the venue down to its parent. */
  readonly above: readonly Level[];
}

type Moment = { readonly now: number; readonly zone: string };

const factsAt = (level: Level, above: readonly Level[], { now, zone }: At): readonly LevelFact[] =>
  ownFacts(level, { now: now.getTime(), zone })
    // Most of what could hide it neither does nor will.
    .filter(({ isNow, until }) => isNow || until !== undefined)
    .map((fact) => ({ ...fact, level, above }));

const ownFacts = (level: Level, at: Moment): readonly Fact[] => {
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

const causeOf = <Kind extends HidingCause | Note>(
  { until, level, above }: LevelFact,
  kind: Kind,
): Cause<Kind> => {
  const { resource, id, title, status } = level;
  const [section = null, field = null] = SET_AT[kind]?.[resource] ?? [];
  const place = placeOf([...above, level]);
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
