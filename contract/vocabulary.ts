/** The closed word lists of the specifications. No schema code here: the console imports this file. */

export const DISPLAY_STATUSES = [
  'displayed',
  'not_displayed',
  'draft',
  'rejected',
  'under_moderation',
] as const;

export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

export const CATEGORY_KINDS = ['food', 'drink'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** `food`, `drink`, or `dish`, which is another word for food (docs/spec/3-decisions.md); undefined = none of them. */
export const categoryKindOf = (raw: unknown): CategoryKind | undefined =>
  raw === 'dish' ? 'food' : CATEGORY_KINDS.find((kind) => kind === raw);

export const UNITS = ['ml', 'l', 'kg', 'g', 'mg', 'pc'] as const;
export type Unit = (typeof UNITS)[number];

/** The groups that a guest is told of (TR CU 022/2011), in the order in which they are told. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What a backend may offer beyond the specifications; announced in the profile answer, never guessed. */
export const CAPABILITIES = [
  'logout',
  'sort',
  'filters',
  'etag',
  'idempotency',
  'multipart.types',
  'profile.update',
  'sessions',
  'second_factor',
  'password.recover',
  'password.change',
  'stop_list.read',
  'stop_list.until',
  'stop_list.ingredient',
  'ingredients.read',
  'allergens',
  'visibility',
  'guest',
  'overview',
  'history',
  'staff',
  'roles',
  'search',
  'order',
  'menus.board',
  'menus.take_over',
  'bulk',
  'foods.add_rows',
  'copy',
  'sheets',
  'templates',
  'notices',
  'events',
  'preferences',
  'views',
  'moderation',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** What may have happened to a record. */
export const CHANGE_KINDS = [
  'create',
  'update',
  'delete',
  'restore',
  'destroy',
  'stop',
  'resume',
  'order',
  'move',
  'allergens',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How long a stop lasts that names no moment: until the venue closes, or until somebody brings the dish back. */
export const STOP_TERMS = ['end_of_day', 'open'] as const;
export type StopTerm = (typeof STOP_TERMS)[number];

/** The roles that every business has from the start; what they may do is the backend's to say. */
export const PRESETS = ['owner', 'manager', 'chef', 'bar', 'viewer'] as const;
export type Preset = (typeof PRESETS)[number];

/** Working, invited by a letter that counts, or by one that counts no more. */
export const MEMBER_STATES = ['active', 'invited', 'expired'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** The sidebar's permission keys, in the order of their groups. */
export const PERMISSION_KEYS = [
  'management_dashboard',
  'management_points',
  'management_finance',
  'management_analytics',
  'management_history',
  'menu_list',
  'menu_stop',
  'menu_ingredients',
  'team_staff',
  'team_schedule',
  'team_salary',
  'team_recruitment',
] as const;
export type PermissionKey = (typeof PERMISSION_KEYS)[number];

/** Why a guest does not see something, in the order in which it is asked at each level. */
export const HIDING_CAUSES = ['deleted', 'status', 'switch', 'closure', 'hiding', 'hours'] as const;
/** What a guest sees said beside it: it has run out, the venue is closed now, it is ordered by the code on the table only. */
export const NOTES = ['stop', 'closed', 'alcohol'] as const;
