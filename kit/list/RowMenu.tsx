import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import SubdirectoryArrowRightOutlined from '@mui/icons-material/SubdirectoryArrowRightOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useContext, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { visibilityWords } from '../../i18n/visibilityWords';
import { rowActionsOf } from '../bulk/actions';
import { callOf } from '../declaration/knownCalls';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { ResourcesContext } from '../declaration/ResourcesContext';
import { verbWords } from '../declaration/verbs';
import { mayAct, useListMode } from '../listMode/ListMode';
import { DropdownMenu } from '../parts/DropdownMenu';
import { CapabilitiesContext, useMay } from '../parts/may';
import { toAddress } from '../queryRouter/RouteTable';
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
  const below = useBelow(record);
  // Whole or not yet: nothing may move under a pointer that is on its way.
  if (!more) return null;
  return (
    <DropdownMenu
      anchor={anchor}
      title={resource.represent(record)}
      onClose={onClose}
      items={[
        kind === 'list' &&
          edit !== undefined && {
            key: 'edit',
            label: text(canEdit ? 'list.edit' : 'list.open'),
            icon: canEdit ? EditOutlined : VisibilityOutlined,
            to: edit,
          },
        ...below.map(({ to, name, title }) => ({
          key: name,
          label: title,
          icon: SubdirectoryArrowRightOutlined,
          to,
        })),
        guests !== undefined && {
          key: 'guests',
          label: visibilityWords.open,
          icon: OpenInNewOutlined,
          href: guests,
        },
        ...actions
          .filter(({ isFor }) => isFor?.(record) ?? true)
          .concat(more)
          .map((action) => ({
            key: action.key,
            label: action.label(record),
            icon: action.icon,
            act: () => runRow(action, record),
          })),
        ...verbsFor(record).map((verb) => ({
          key: verb,
          label: text(verbWords[verb].label),
          icon: verbIcons[verb],
          act: () => ask(verb, [record.id]),
          isGrave: verbWords[verb].tone === 'error',
        })),
      ]}
    />
  );
};

/** The lists of what stands under a record. */
const useBelow = ({ id }: RaRecord): readonly { to: string; name: string; title: string }[] => {
  const { resource, kind } = useListMode();
  const all = useContext(ResourcesContext);
  const may = useMay();
  const own =
    kind === 'list' ? all.filter(({ under, name }) => under === resource.name && may(name, 'list')) : [];
  return own.flatMap(({ name, routes: { list }, messages }) => {
    const [param] = list.params;
    const to = param && toAddress(list, { parents: { [param.parent]: String(id) } });
    return to === undefined ? [] : [{ to, name, title: messages.title }];
  });
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
  const declared = rowActionsOf((kind === 'list' && resource.actions) || []);
  return actions?.concat(declared).filter((action) => {
    const needed = action.call && callOf(action.call.resource, action.call.verb)?.capability;
    return (
      (needed === undefined || [...capabilities].some((each) => each === needed)) &&
      mayAct(action, may) &&
      (action.isFor?.(record) ?? true)
    );
  });
};
