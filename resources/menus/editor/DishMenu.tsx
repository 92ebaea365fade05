import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { copyWords } from '../../../i18n/copyWords';
import { text } from '../../../i18n/text';
import { DropdownMenu } from '../../../kit/parts/DropdownMenu';
import { useMay } from '../../../kit/parts/may';
import type { Dish } from './board';
import type { Copies } from './useCopies';

interface DishMenuProps {
  readonly dish: Dish;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onOpen: (dish: Dish) => void;
  readonly onPick: (dish: Dish) => void;
  readonly copies: Copies | undefined;
  readonly onDelete: (dish: Dish) => void;
}

/** The menu of one row. */
export const DishMenu = ({ dish, anchor, onClose, onOpen, onPick, copies, onDelete }: DishMenuProps) => {
  const may = useMay();
  const entry = (act: (dish: Dish) => void) => () => {
    onClose();
    act(dish);
  };
  return (
    <DropdownMenu anchor={anchor} onClose={onClose}>
      <MenuItem onClick={entry(onOpen)}>
        <ListItemIcon>
          <EditOutlined fontSize="small" />
        </ListItemIcon>
        {text('editor.open')}
      </MenuItem>
      <MenuItem onClick={entry(onPick)}>
        <ListItemIcon>
          <CheckBoxOutlined fontSize="small" />
        </ListItemIcon>
        {text('editor.pick')}
      </MenuItem>
      {copies && [
        <MenuItem key="duplicate" onClick={entry(copies.duplicate)}>
          <ListItemIcon>
            <ContentCopyOutlined fontSize="small" />
          </ListItemIcon>
          {copyWords.duplicate}
        </MenuItem>,
        <MenuItem key="copyTo" onClick={entry(copies.copyTo)}>
          <ListItemIcon>
            <StorefrontOutlined fontSize="small" />
          </ListItemIcon>
          {copyWords.to}
        </MenuItem>,
      ]}
      {may('foods', 'deleteMany') && (
        <MenuItem
          onClick={entry(onDelete)}
          sx={{ color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } }}
        >
          <ListItemIcon>
            <DeleteOutlined fontSize="small" />
          </ListItemIcon>
          {text('list.delete')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
};
