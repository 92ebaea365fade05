import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useContext, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { visibilityWords } from '../../i18n/visibilityWords';
import { callOf } from '../declaration/knownCalls';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { verbWords } from '../declaration/verbs';
import { mayAct, useListMode } from '../listMode/ListMode';
import { DropdownMenu } from '../parts/DropdownMenu';
import { CapabilitiesContext, useMay } from '../parts/may';
import { useAddress } from '../queryRouter/useAddress';
import { verbIcons } from '../verbs/verbIcons';
import { guestPageOf } from '../visibility/guestPageOf';
import { useListActions } from './ListActionsContext';

interface RowMenuProps {
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be done to one row: edit and delete, or restore and destroy, and what the resource adds. */
export const RowMenu = ({ record, anchor, onClose }: RowMenuProps) => {
  const { resource, kind, verbsFor, actions } = useListMode();
  const canEdit = useMay()(resource.name, 'update');
  const { ask, runRow } = useListActions();
  const edit = useAddress(resource)('edit', record.id);
  const guests = kind === 'list' ? guestPageOf(record) : undefined;
  const more = useMoreActions(record);
  // Whole or not yet: nothing may move under a pointer that is on its way.
  if (!more) return null;
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
      {guests !== undefined && (
        <MenuItem component="a" href={guests} target="_blank" rel="noopener" onClick={onClose}>
          <ListItemIcon>
            <OpenInNewOutlined fontSize="small" />
          </ListItemIcon>
          {visibilityWords.open}
        </MenuItem>
      )}
      {actions
        .filter(({ isFor }) => isFor?.(record) ?? true)
        .concat(more)
        .map((action) => {
          const Icon = action.icon;
          return (
            <MenuItem key={action.key} onClick={() => runRow(action, record)}>
              {/* Without a sign its words begin where those of the others do. */}
              <ListItemIcon>{Icon && <Icon fontSize="small" />}</ListItemIcon>
              {action.label(record)}
            </MenuItem>
          );
        })}
      {verbsFor(record).map((verb) => {
        const Icon = verbIcons[verb];
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

type Load = () => Promise<readonly RowAction[]>;

/** What has been read, by how it is read: the next menu opens with it at once. */
const known = new Map<Load, readonly RowAction[]>();
const NONE: readonly RowAction[] = [];

/** The entries of a row's menu that come with the menu, as far as somebody may use them; undefined = not here yet. */
const useMoreActions = (record: RaRecord): readonly RowAction[] | undefined => {
  const { resource, kind } = useListMode();
  const capabilities = useContext(CapabilitiesContext);
  const may = useMay();
  const load = kind === 'list' ? resource.list.moreActions : undefined;
  const [actions, setActions] = useState(() => (load ? known.get(load) : NONE));
  useEffect(() => {
    if (!load || known.has(load)) return;
    let isOver = false;
    load()
      .then((found) => known.set(load, found))
      // Without them the menu is what it is; the next one that opens asks again.
      .catch(() => undefined)
      .finally(() => isOver || setActions(known.get(load) ?? NONE));
    return () => {
      isOver = true;
    };
  }, [load]);
  return actions?.filter((action) => {
    const needed = action.call && callOf(action.call.resource, action.call.verb)?.capability;
    return (
      (needed === undefined || [...capabilities].some((each) => each === needed)) &&
      mayAct(action, may) &&
      (action.isFor?.(record) ?? true)
    );
  });
};
