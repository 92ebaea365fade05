import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import type { PaletteEntry } from '../../kit/palette/PaletteEntry';
import { coverAddress } from '../shared/coverAddress';
import { categories } from '.';
import { messages } from './messages';

export const categoryEntry: PaletteEntry = {
  resource: categories,
  title: messages.title,
  icon: CategoryOutlined,
  picture: ({ record }) => coverAddress(record.cover),
};
