import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import EggOutlined from '@mui/icons-material/EggOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';
import type { SidebarItem } from './sidebarGroups';

export const SIDEBAR_ICONS: Record<SidebarItem['id'], ComponentType> = {
  management_dashboard: DashboardOutlined,
  management_points: StorefrontOutlined,
  management_finance: ReceiptLongOutlined,
  management_analytics: InsightsOutlined,
  management_history: HistoryOutlined,
  menu_list: MenuBookOutlined,
  menu_stop: DoNotDisturbOnOutlined,
  menu_ingredients: EggOutlined,
  team_staff: GroupOutlined,
  team_schedule: CalendarMonthOutlined,
  team_salary: FactCheckOutlined,
  team_recruitment: PersonSearchOutlined,
  preferences: SettingsOutlined,
};
