import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { type Verb, verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { DropdownMenu } from '../parts/DropdownMenu';
import { useMay } from '../parts/may';
import { useAddress } from '../queryRouter/useAddress';
import { useListActions } from './ListActionsContext';

const VERB_ICONS = {
  deleteMany: DeleteOutlined,
  restoreMany: RestoreFromTrashOutlined,
  destroyMany: DeleteForeverOutlined,
} as const satisfies Record<Verb, typeof DeleteOutlined>;

interface RowMenuProps {
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be done to one row: edit and delete, or restore and destroy, and what the resource adds. */
export const RowMenu = ({ record, anchor, onClose }: RowMenuProps) => {
  const { resource, kind, verbs, actions } = useListMode();
  const canEdit = useMay()(resource.name, 'update');
  const { ask, runRow } = useListActions();
  const edit = useAddress(resource)('edit', record.id);
  return (
    <DropdownMenu anchor={anchor} onClose={onClose}>
      {kind === 'list' && edit !== undefined && (
        <MenuItem component={Link} to={edit} onClick={onClose}>
          <ListItemIcon>
            {canEdit ? <EditOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
          </ListItemIcon>
          {text(canEdit ? 'list.edit' : 'list.open')}
        </MenuItem>
      )}
      {actions
        .filter(({ isFor }) => isFor?.(record) ?? true)
        .map((action) => {
          const Icon = action.icon;
          return (
            <MenuItem key={action.key} onClick={() => runRow(action, record)}>
              {Icon && (
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
              )}
              {action.label(record)}
            </MenuItem>
          );
        })}
      {verbs.map((verb) => {
        const Icon = VERB_ICONS[verb];
        const isGrave = verbWords[verb].tone === 'error';
        return (
          <MenuItem
            key={verb}
            onClick={() => ask(verb, [record.id])}
            sx={isGrave ? { color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } } : {}}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {text(verbWords[verb].label)}
          </MenuItem>
        );
      })}
    </DropdownMenu>
  );
};
