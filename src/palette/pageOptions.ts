import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { findBest } from '../../contract/bestFirst';
import { otherLayout } from '../../contract/texts/keyboardLayout';
import { text } from '../../i18n/text';
import { JOB_KEYS } from '../landing/guide/jobKeys';
import type { SidebarGroup, SidebarItem } from '../shell/sidebarGroups';
import { SIDEBAR_ICONS } from '../shell/sidebarIcons';
import type { PaletteOption } from './PaletteOption';

/** The pages of the frame that answer to what was typed, in either layout; nothing typed: all of them. */
export const pageOptions = (groups: readonly SidebarGroup[], typed: string): readonly PaletteOption[] => {
  const all = [
    ...groups.flatMap(({ items }) => items.map(pageOption)),
    { key: 'page profile', title: text('shell.account'), icon: PersonOutlined, to: '/profile' },
    { key: 'page guide', title: text('list.instruction'), icon: MenuBookOutlined, to: '/#guide' },
  ];
  // Somebody looks for an answer only once they have said what about.
  const known = typed.trim() === '' ? all : [...all, ...JOB_KEYS.map(jobOption)];
  const found = (words: string): readonly PaletteOption[] => findBest(known, words, ({ title }) => [title]);
  const own = found(typed);
  const other = otherLayout(typed);
  return own.length > 0 || other === undefined ? own : found(other);
};

/** The answer of the instruction to one question. */
const jobOption = (key: (typeof JOB_KEYS)[number]): PaletteOption => ({
  key: `guide ${key}`,
  title: text('palette.howTo', { what: text(`guide.${key}`).toLocaleLowerCase('ru') }),
  where: text('list.instruction'),
  icon: MenuBookOutlined,
  to: `/#guide-${key}`,
});

const pageOption = ({ id, text: title, path }: SidebarItem): PaletteOption => ({
  key: `page ${id}`,
  title,
  icon: SIDEBAR_ICONS[id],
  to: path,
});
