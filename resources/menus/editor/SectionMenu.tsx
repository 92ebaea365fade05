import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ComponentType } from 'react';
import { copyWords } from '../../../i18n/copyWords';
import { text } from '../../../i18n/text';
import { DropdownMenu } from '../../../kit/parts/DropdownMenu';
import { useMay } from '../../../kit/parts/may';
import type { Section } from './board';
import type { Copies } from './useCopies';

interface SectionMenuProps {
  readonly section: Section;
  readonly anchor: HTMLElement;
  readonly canHide: boolean;
  readonly canRename: boolean;
  readonly onClose: () => void;
  readonly onPick: () => void;
  readonly onAdd: () => void;
  readonly onStep: ((by: 1 | -1) => void) | undefined;
  readonly onRename: () => void;
  readonly onOpen: () => void;
  readonly onShow: (isShown: boolean) => void;
  readonly copies: Copies | undefined;
  readonly onDelete: () => void;
}

interface Item {
  readonly key: string;
  readonly words: string;
  readonly Icon: ComponentType<{ fontSize: 'small' }>;
  readonly act: () => void;
  readonly isGrave?: boolean;
}

/** The menu of a category. */
export const SectionMenu = ({
  section,
  anchor,
  canHide,
  canRename,
  copies,
  onClose,
  ...on
}: SectionMenuProps) => {
  const may = useMay();
  const canUpdate = may('categories', 'update');
  const items: readonly (Item | false | undefined)[] = [
    section.rows.length > 0 && {
      key: 'pick',
      words: text('editor.pickAll'),
      Icon: CheckBoxOutlined,
      act: on.onPick,
    },
    canUpdate &&
      canRename && { key: 'rename', words: text('editor.rename'), Icon: EditOutlined, act: on.onRename },
    canUpdate &&
      canHide && {
        key: 'show',
        words: text(section.isShown ? 'editor.hide' : 'editor.show'),
        Icon: section.isShown ? VisibilityOffOutlined : VisibilityOutlined,
        act: () => on.onShow(!section.isShown),
      },
    {
      key: 'open',
      words: text('editor.sectionForm'),
      Icon: SettingsOutlined,
      act: on.onOpen,
    },
    on.onStep && {
      key: 'up',
      words: text('editor.up'),
      Icon: ArrowUpward,
      act: () => on.onStep?.(-1),
    },
    on.onStep && {
      key: 'down',
      words: text('editor.down'),
      Icon: ArrowDownward,
      act: () => on.onStep?.(1),
    },
    may('categories', 'create') && {
      key: 'add',
      words: text('editor.addSection'),
      Icon: AddOutlined,
      act: on.onAdd,
    },
    copies && {
      key: 'duplicate',
      words: copyWords.duplicate,
      Icon: ContentCopyOutlined,
      act: () => copies.duplicate(asRecord(section)),
    },
    copies && {
      key: 'copyTo',
      words: copyWords.to,
      Icon: StorefrontOutlined,
      act: () => copies.copyTo(asRecord(section)),
    },
    may('categories', 'deleteMany') && {
      key: 'delete',
      words: text('list.delete'),
      Icon: DeleteOutlined,
      act: on.onDelete,
      isGrave: true,
    },
  ];
  return (
    <DropdownMenu anchor={anchor} onClose={onClose}>
      {items
        .filter((item) => item !== false && item !== undefined)
        .map(({ key, words, Icon, act, isGrave }) => (
          <MenuItem
            key={key}
            onClick={() => {
              onClose();
              act();
            }}
            sx={isGrave ? { color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } } : {}}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {words}
          </MenuItem>
        ))}
    </DropdownMenu>
  );
};

/** Its key is what the console calls it by: kinds share numbers. */
const asRecord = ({ key, title }: Section) => ({ id: key, title });
