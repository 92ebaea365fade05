import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { findBest } from '../../contract/bestFirst';
import { otherLayout } from '../../contract/texts/keyboardLayout';
import type { PermissionKey } from '../../contract/vocabulary';
import { text } from '../../i18n/text';
import { sidebarGroups } from '../shell/sidebarGroups';
import { SIDEBAR_ICONS } from '../shell/sidebarIcons';
import type { PaletteOption } from './PaletteOption';

/** The pages of the frame that answer to what was typed, in either layout; nothing typed: all of them. */
export const pageOptions = (held: readonly PermissionKey[], typed: string): readonly PaletteOption[] => {
  const all = [
    ...sidebarGroups(held).flatMap(({ items }) => items.map(pageOption)),
    { key: 'page profile', title: text('shell.account'), icon: PersonOutlined, to: '/profile' },
    { key: 'page guide', title: text('list.instruction'), icon: MenuBookOutlined, to: '/#guide' },
  ];
  const found = (words: string): readonly PaletteOption[] => findBest(all, words, ({ title }) => [title]);
  const own = found(typed);
  const other = otherLayout(typed);
  return own.length > 0 || other === undefined ? own : found(other);
};

const pageOption = ({
  id,
  text: title,
  path,
}: ReturnType<typeof sidebarGroups>[number]['items'][number]): PaletteOption => ({
  key: `page ${id}`,
  title,
  icon: SIDEBAR_ICONS[id],
  to: path,
});
