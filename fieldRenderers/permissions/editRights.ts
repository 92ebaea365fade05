import { PERMISSIONS, type Permission } from '../../contract/fieldConfig';
import type { RightsValue } from '../../contract/fields';
import { LEVELS, type Level, type RightsArea, type RightsField } from '../../contract/rights';

/** What a role leaves of a field: everything, to be read, nothing. */
export const FIELD_STATES = ['open', 'read', 'hidden'] as const;
export type FieldState = (typeof FIELD_STATES)[number];

export const levelsAt = ({ levels }: RightsValue, { key }: RightsArea): readonly Level[] => levels[key] ?? [];

/** How many of what an area can have are given: drawn as all, some or none. */
export const shareOf = (given: readonly boolean[]): 'all' | 'some' | 'none' => {
  if (given.length > 0 && given.every(Boolean)) return 'all';
  return given.some(Boolean) ? 'some' : 'none';
};

/** A level that is given or taken. */
interface Change {
  readonly level: Level;
  readonly isOn: boolean;
}

/** Gives or takes a level. Whoever may do something there may look, and whoever may not look may do nothing. */
export const setLevel = (rights: RightsValue, area: RightsArea, { level, isOn }: Change): RightsValue => {
  const before = levelsAt(rights, area);
  if (isOn) return withLevels(rights, area, [...before, 'view', level]);
  return withLevels(rights, area, level === 'view' ? [] : before.filter((one) => one !== level));
};

/** Everything in an area that the asking person may give, or nothing. */
export const setArea = (rights: RightsValue, area: RightsArea, isOn: boolean): RightsValue =>
  withLevels(rights, area, isOn ? [...levelsAt(rights, area), ...area.held] : []);

/** One level in every area that has it. */
export const setColumn = (rights: RightsValue, areas: readonly RightsArea[], change: Change): RightsValue =>
  areas
    .filter((area) => mayGive(area, change.level))
    .reduce((changed, area) => setLevel(changed, area, change), rights);

/** Whether the asking person holds a level, and with it what it brings along. */
export const mayGive = ({ held }: RightsArea, level: Level): boolean =>
  held.includes(level) && held.includes('view');

const withLevels = (rights: RightsValue, { key }: RightsArea, given: readonly Level[]): RightsValue => {
  const { [key]: _before, ...others } = rights.levels;
  const levels = LEVELS.filter((level) => given.includes(level));
  return { ...rights, levels: levels.length > 0 ? { ...others, [key]: levels } : others };
};

export const fieldState = (rights: RightsValue, section: string, { name }: RightsField): FieldState => {
  const left: readonly Permission[] = rights.fields[section]?.[name] ?? PERMISSIONS;
  if (!left.includes('view')) return 'hidden';
  return left.length === 1 ? 'read' : 'open';
};

/** The states in which a field can be at all: one that nobody writes is read or hidden, and nothing between. */
export const statesOf = ({ permissions }: RightsField): readonly FieldState[] =>
  permissions.some((permission) => permission !== 'view') ? FIELD_STATES : ['open', 'hidden'];

/** Whether the asking person holds as much of the field themselves. */
export const mayLeave = ({ permissions, held }: RightsField, state: FieldState): boolean =>
  state === 'hidden' ||
  (state === 'read' ? held.includes('view') : permissions.every((permission) => held.includes(permission)));

const LEFT = { read: ['view'], hidden: [] } as const satisfies Readonly<
  Record<Exclude<FieldState, 'open'>, readonly Permission[]>
>;

/** What is open is not named: a field says something only where the role takes something away. */
export const setField = (
  rights: RightsValue,
  { section, field: { name } }: { readonly section: string; readonly field: RightsField },
  state: FieldState,
): RightsValue => {
  const { [section]: before = {}, ...others } = rights.fields;
  const { [name]: _before, ...rest } = before;
  const names = state === 'open' ? rest : { ...rest, [name]: LEFT[state] };
  return {
    ...rights,
    fields: Object.keys(names).length > 0 ? { ...others, [section]: names } : others,
  };
};

/** How many fields of a form the role narrows. */
export const narrowedIn = (
  rights: RightsValue,
  { key, fields }: { readonly key: string; readonly fields: readonly RightsField[] },
): number => fields.filter((field) => fieldState(rights, key, field) !== 'open').length;
