import { permissionPath } from '../../contract/permissionPath';
import { PERMISSION_KEYS, type PermissionKey } from '../../contract/vocabulary';
import type { TextKey } from '../../i18n/ru';
import { text } from '../../i18n/text';

export const GROUP_NAMES = ['management', 'menu', 'team', 'account'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** An entry of the sidebar; `id` also picks the icon. */
export interface SidebarItem {
  readonly id: PermissionKey | 'preferences';
  readonly text: string;
  readonly path: string;
}

export interface SidebarGroup {
  readonly name: GroupName;
  readonly title: string;
  readonly items: readonly SidebarItem[];
}

const LABELS = {
  management_dashboard: 'shell.dashboard',
  management_points: 'shell.points',
  management_finance: 'shell.finance',
  management_analytics: 'shell.analytics',
  management_history: 'shell.history',
  menu_list: 'shell.menus',
  menu_stop: 'shell.stopList',
  menu_ingredients: 'shell.ingredients',
  team_staff: 'shell.staff',
  team_schedule: 'shell.schedule',
  team_salary: 'shell.salary',
  team_recruitment: 'shell.recruitment',
} as const satisfies Record<PermissionKey, TextKey>;

/**
 * What the sidebar shows to somebody with these permission keys, in the order of the vocabulary. A group without entries
 * is left out, except the account group, which always holds the settings.
 */
export const sidebarGroups = (held: readonly PermissionKey[]): readonly SidebarGroup[] =>
  GROUP_NAMES.map((name) => ({
    name,
    title: text(`shell.group.${name}`),
    items: [
      ...PERMISSION_KEYS.filter((key) => key.startsWith(`${name}_`) && held.includes(key)).map(
        permissionItem,
      ),
      ...(name === 'account'
        ? [{ id: 'preferences', text: text('shell.preferences'), path: '/preferences' } as const]
        : []),
    ],
  })).filter(({ items }) => items.length > 0);

const permissionItem = (key: PermissionKey): SidebarItem => ({
  id: key,
  text: text(LABELS[key]),
  path: permissionPath(key),
});
