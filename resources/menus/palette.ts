import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import type { PaletteEntry } from '../../kit/palette/PaletteEntry';
import { menus } from '.';
import { messages } from './messages';

export const menuEntry: PaletteEntry = { resource: menus, title: messages.area, icon: MenuBookOutlined };
