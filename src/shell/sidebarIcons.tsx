import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import EggOutlined from '@mui/icons-material/EggOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';
import type { PermissionKey } from '../../contract/vocabulary';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { LATER_ICONS } from './laterIcons';
import type { SidebarItem } from './sidebarGroups';

/** Its place is kept until it comes. */
const later = (id: keyof typeof LATER_ICONS): ComponentType =>
  lazyWithPreload(async () => (await import('./laterIcons')).LATER_ICONS[id], <svg aria-hidden="true" />);

const ICONS: Record<PermissionKey | 'preferences', ComponentType> = {
  management_dashboard: DashboardOutlined,
  management_points: StorefrontOutlined,
  management_finance: later('management_finance'),
  management_analytics: later('management_analytics'),
  management_history: HistoryOutlined,
  menu_list: MenuBookOutlined,
  menu_stop: DoNotDisturbOnOutlined,
  menu_ingredients: EggOutlined,
  team_staff: GroupOutlined,
  team_schedule: later('team_schedule'),
  team_salary: later('team_salary'),
  team_recruitment: later('team_recruitment'),
  preferences: SettingsOutlined,
};
const iconsById = new Map<string, ComponentType>(Object.entries(ICONS));

/** Of an entry that brings none, and whose place the sidebar does not know, a plain one. */
export const iconOf = ({ id, icon }: SidebarItem): ComponentType =>
  icon ?? iconsById.get(id) ?? StorefrontOutlined;

/** Few people see it. */
export const ModerationIcon: ComponentType = lazyWithPreload(
  async () => (await import('@mui/icons-material/GppGoodOutlined')).default,
  <svg aria-hidden="true" />,
);
