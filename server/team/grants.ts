import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Need } from '../../contract/needs';
import { type FieldRights, LEVELS, type Level, type Levels } from '../../contract/rights';
import { PERMISSION_KEYS, type PermissionKey, PRESETS, type Preset } from '../../contract/vocabulary';
import { memberPoints, members, roles } from '../db/schema';
import type { Reach } from '../engine/reach';

/** What a role may do. */
export interface Rights {
  readonly levels: Levels;
  readonly fields: FieldRights;
}

const everywhere = (levels: readonly Level[]): Levels =>
  Object.fromEntries(PERMISSION_KEYS.map((key): readonly [PermissionKey, readonly Level[]] => [key, levels]));

/** Papers of a venue that the kitchen has no use for. The licence stays: categories ask for it. */
const noPapers = { point_docs: { documents: [] } } as const satisfies FieldRights;

/** What the roles may do that every business has is said here and nowhere else. */
export const presets: Readonly<Record<Preset, Rights>> = {
  owner: { levels: everywhere(LEVELS), fields: {} },
  // Runs the venues there are; opening and closing one is the owner's.
  manager: { levels: { ...everywhere(LEVELS), management_points: ['view', 'edit'] }, fields: {} },
  // Menus and composition, no prices: so no dish can be created either, which must have one.
  chef: {
    levels: {
      menu_list: ['view', 'create', 'edit'],
      menu_stop: ['view', 'edit'],
      menu_ingredients: ['view'],
    },
    fields: { ...noPapers, food_general: { price: ['view'] } },
  },
  // The stop list; the menu is there to be read, or nothing could be found to stop.
  bar: { levels: { menu_list: ['view'], menu_stop: ['view', 'edit'] }, fields: noPapers },
  viewer: {
    levels: {
      management_dashboard: ['view'],
      management_points: ['view'],
      menu_list: ['view'],
      menu_stop: ['view'],
      menu_ingredients: ['view'],
    },
    fields: {},
  },
};

/** What a role of the database may do. A preset is known to the code: it changes with the code, and nobody can weaken it. */
export const rightsOf = ({ preset, levels, fields }: Rights & { readonly preset: string | null }): Rights =>
  isPreset(preset) ? presets[preset] : { levels, fields };

export const isPreset = (name: unknown): name is Preset => PRESETS.some((preset) => preset === name);

/** Whether a role does not narrow anything: the owner's, which holds also what nobody has named yet. */
export const isUnlimited = ({ levels }: Pick<Rights, 'levels'>): boolean => levels === presets.owner.levels;

export const allows = (rights: Pick<Rights, 'levels'>, need: Need | undefined): boolean =>
  need === undefined ||
  isUnlimited(rights) ||
  need.keys.some((key) => rights.levels[key]?.includes(need.level));

/** No screen serves them: a role may hold their keys, nobody is led there (TD-01). Who adds a screen takes its line out. */
const WITHOUT_SCREEN: readonly PermissionKey[] = [
  'management_finance',
  'management_analytics',
  'team_schedule',
  'team_salary',
  'team_recruitment',
];

/** The areas that this backend speaks of when somebody signs in, in the order of the sidebar. */
export const SERVED_AREAS: readonly PermissionKey[] = PERMISSION_KEYS.filter(
  (key) => !WITHOUT_SCREEN.includes(key),
);

/** What a person may do in one business. */
export interface Grant extends Rights {
  readonly businessId: number;
  readonly memberId: number;
  /** The venues it is for; undefined = all of the business. */
  readonly pointIds: readonly number[] | undefined;
}

/** A membership as `grantsColumn` reads it. */
export interface GrantRow extends Rights {
  readonly businessId: number;
  readonly memberId: number;
  readonly allPoints: boolean;
  readonly pointIds: readonly number[];
  readonly preset: string | null;
}

/** The memberships of the person whom `userId` names, as one column: no call asks for them by a statement of its own. */
export const grantsColumn = (userId: PgColumn): SQL<readonly GrantRow[]> => sql<readonly GrantRow[]>`(
  select coalesce(json_agg(json_build_object('businessId', ${members.businessId}, 'memberId', ${members.id},
    'allPoints', ${members.allPoints}, 'preset', ${roles.preset}, 'levels', ${roles.levels}, 'fields', ${roles.fields},
    'pointIds', (select coalesce(json_agg(${memberPoints.pointId}), '[]')
      from ${memberPoints} where ${eq(memberPoints.memberId, members.id)})) order by ${members.id}), '[]')
  from ${members} inner join ${roles} on ${eq(roles.id, members.roleId)}
  where ${and(eq(members.userId, userId), isNull(members.deletedAt))})`;

export const grantOf = ({ allPoints, pointIds, preset, levels, fields, ...row }: GrantRow): Grant => ({
  ...row,
  ...rightsOf({ preset, levels, fields }),
  pointIds: allPoints ? undefined : pointIds,
});

/** The areas that a person sees. */
export const permissionsOf = (grants: readonly Grant[]): readonly PermissionKey[] =>
  SERVED_AREAS.filter((key) => grants.some(({ levels }) => levels[key]?.includes('view')));

/** The venues that these grants are for, all together. */
export const reachOf = (grants: readonly Grant[]): Reach => ({
  businesses: idList(grants.flatMap(({ businessId, pointIds }) => (pointIds ? [] : [businessId]))),
  points: idList(grants.flatMap(({ pointIds = [] }) => pointIds)),
});

/** The business that a new venue belongs to: the first of which they run all. */
export const homeOf = (grants: readonly Grant[]): number | undefined =>
  grants.find(({ pointIds }) => pointIds === undefined)?.businessId;

const idList = (ids: readonly number[]): string => `{${ids.join(',')}}`;
