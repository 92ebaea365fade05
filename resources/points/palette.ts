import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { PaletteEntry } from '../../kit/palette/PaletteEntry';
import { coverAddress } from '../shared/coverAddress';
import { points } from '.';
import { messages } from './messages';

export const pointEntry: PaletteEntry = {
  resource: points,
  title: messages.title,
  icon: StorefrontOutlined,
  picture: ({ record }) => coverAddress(record.cover),
};
