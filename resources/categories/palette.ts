import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import type { PaletteEntry } from '../../kit/palette/PaletteEntry';
import { categories } from '.';
import { messages } from './messages';

export const categoryEntry: PaletteEntry = {
  resource: categories,
  title: messages.title,
  icon: CategoryOutlined,
};
