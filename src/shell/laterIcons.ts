import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';

/** Of areas that few backends speak of: nobody else reads them. */
export const LATER_ICONS = {
  management_finance: ReceiptLongOutlined,
  management_analytics: InsightsOutlined,
  team_schedule: CalendarMonthOutlined,
  team_salary: FactCheckOutlined,
  team_recruitment: PersonSearchOutlined,
};
