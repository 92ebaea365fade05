import type { ComponentType } from 'react';
import { permissionPath } from '../../contract/permissionPath';
import { PERMISSION_KEYS, type PermissionKey } from '../../contract/vocabulary';
import type { TextKey } from '../../i18n/ru';
import { text } from '../../i18n/text';
import type { MenuEntry } from '../../kit/declaration/MenuEntry';

const GROUP_NAMES = ['management', 'menu', 'team'] as const;

/** An entry of the sidebar; where it has no icon of its own `id` picks it. */
export interface SidebarItem {
  readonly id: string;
  readonly text: string;
  readonly path: string;
  readonly icon?: ComponentType;
}

export interface SidebarGroup {
  readonly name: string;
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

/** An entry that a resource or a page declares, and where it leads. */
export interface DeclaredEntry extends MenuEntry {
  readonly path: string;
}

interface Beside {
  readonly declared?: readonly DeclaredEntry[];
  /** Whether there is a page of settings. */
  readonly hasPreferences?: boolean;
}

/**
 * What the sidebar shows to somebody with these permission keys, in the order of the vocabulary, with what is declared besides. A
 * group without entries is left out; the account group is the last and holds the settings.
 */
export const sidebarGroups = (
  held: readonly PermissionKey[],
  { declared = [], hasPreferences = true }: Beside = {},
): readonly SidebarGroup[] => {
  const open = declared.filter(({ right }) => right === undefined || held.includes(right));
  const declaredIn = (name: string) => open.filter(({ group }) => group === name).map(declaredItem);
  const known: readonly string[] = GROUP_NAMES;
  const others = [...new Set(open.map(({ group }) => group))].filter((group) => !known.includes(group));
  return [
    ...GROUP_NAMES.map((name) => ({
      name,
      title: text(`shell.group.${name}`),
      items: [
        ...PERMISSION_KEYS.filter((key) => key.startsWith(`${name}_`) && held.includes(key)).map(
          permissionItem,
        ),
        ...declaredIn(name),
      ],
    })),
    ...others.map((title) => ({ name: title, title, items: declaredIn(title) })),
    {
      name: 'account',
      title: text('shell.group.account'),
      items: hasPreferences
        ? [{ id: 'preferences', text: text('shell.preferences'), path: '/preferences' }]
        : [],
    },
  ].filter(({ items }) => items.length > 0);
};

const declaredItem = ({ label, path, icon }: DeclaredEntry): SidebarItem => ({
  id: path,
  text: label,
  path,
  ...(icon && { icon }),
});

const permissionItem = (key: PermissionKey): SidebarItem => ({
  id: key,
  text: text(LABELS[key]),
  path: permissionPath(key),
});
