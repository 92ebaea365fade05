import type { Level } from './rights';
import type { Row } from './rows';
import type { PermissionKey } from './vocabulary';

/** What a call asks of a role: this level under any of these permission keys. */
export interface Need {
  readonly keys: readonly PermissionKey[];
  readonly level: Level;
}

interface Area {
  /** Any of these opens it to be read. */
  readonly view: readonly PermissionKey[];
  /** Any of these says whether something may be made, changed, removed. */
  readonly write: readonly PermissionKey[];
}

const only = (key: PermissionKey): Area => ({ view: [key], write: [key] });

/** What one reads about oneself, and lists that belong to nobody: open to whoever is signed in. */
const EVERYONE = [
  'profile',
  'sessions',
  'totp',
  'notices',
  'preferences',
  'views',
  'live',
  // Beyond roles: the backend names its moderators.
  'moderation',
  'fields',
  'cities',
  'baseCategories',
  'marks',
] as const;

/** By the first part of a call's key. Venues are read by every area that works in one. */
const AREAS: Readonly<Record<string, Area>> = {
  // What it tells of each area is what that area would tell by itself.
  overview: only('management_dashboard'),
  points: {
    view: ['management_points', 'menu_list', 'menu_stop', 'menu_ingredients'],
    write: ['management_points'],
  },
  menus: only('menu_list'),
  categories: only('menu_list'),
  templates: only('menu_list'),
  foods: only('menu_list'),
  ingredients: { view: ['menu_list', 'menu_ingredients'], write: ['menu_list'] },
  // Whoever changes what dishes are made of tells the allergens of it.
  pointIngredients: { view: ['menu_ingredients'], write: ['menu_list'] },
  stopList: only('menu_stop'),
  // Whoever works in a venue may look at its page as guests do, and print the way to it.
  guest: {
    view: ['management_points', 'menu_list', 'menu_stop', 'menu_ingredients'],
    write: [],
  },
  // Whoever stops dishes finds them here.
  pointFoods: only('menu_stop'),
  staff: only('team_staff'),
  roles: only('team_staff'),
  // Handing it over asks besides for its owner, where it is done.
  business: only('team_staff'),
  // Each kind of record asks besides for what its own list asks for (`reachFor`).
  search: {
    view: ['management_points', 'menu_list', 'menu_stop', 'menu_ingredients'],
    write: [],
  },
  // Taking a change back asks besides for what the act that does it asks for (`reachFor`).
  changes: {
    view: ['management_points', 'menu_list', 'menu_stop'],
    write: ['management_points', 'menu_list', 'menu_stop'],
  },
};

export const groupOf = (key: string): string => key.split('.')[0] ?? '';

export const isForEveryone = (group: string): boolean => EVERYONE.some((each) => each === group);

/** Whether somebody has said whom a call is for; one that nobody has thought of is the owner's alone. */
export const hasArea = (group: string): boolean => isForEveryone(group) || Object.hasOwn(AREAS, group);

/**
 * What a call asks of who is signed in; undefined = nothing more.
 * @param group whose area it belongs to, where that is not the call's own: what hangs below belongs to the area above
 */
export const needOf = (key: string, endpoint: Row, group: string = groupOf(key)): Need | undefined => {
  const { access, right = 'view' } = endpoint;
  if (access !== 'user' || right === 'own account' || right === 'moderator') return undefined;
  if (right === 'view' && isForEveryone(group)) return undefined;
  return { keys: keysOf(group, right), level: right };
};

/** The forms of the records that a call makes: who cannot fill one of them makes none. */
export const formsMade = ({ right, makes, sections = [] }: Row): readonly string[] =>
  right === 'create' ? (makes ?? sections) : [];

/** The keys that open a level of an area. */
export const keysOf = (group: string, level: Level): readonly PermissionKey[] => {
  const area = Object.hasOwn(AREAS, group) ? AREAS[group] : undefined;
  if (!area) return [];
  return level === 'view' ? area.view : area.write;
};
