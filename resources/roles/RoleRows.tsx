import LocalBarOutlined from '@mui/icons-material/LocalBarOutlined';
import SoupKitchenOutlined from '@mui/icons-material/SoupKitchenOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type { ComponentType } from 'react';
import { RecordContextProvider, useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Member, Role } from '../../contract/entities';
import { limits } from '../../contract/limits';
import { shownText, text } from '../../i18n/text';
import { rowActionsOf } from '../../kit/bulk/actions';
import type { RowsProps } from '../../kit/declaration/ResourceDeclaration';
import { useListActions } from '../../kit/list/ListActionsContext';
import { RowMenuButton, SelectAllTick, useRows } from '../../kit/list/RowParts';
import { useCapability, useMay } from '../../kit/parts/may';
import { Button } from '../../ui/Button';
import { Initials } from '../../ui/Initials';
import { Tick } from '../../ui/Tick';
import { Tile } from '../../ui/Tile';
import { noteOf, RightsList } from '../shared/rights';
import { messages } from './messages';

const ICONS: Readonly<Record<string, ComponentType>> = {
  owner: WorkspacePremiumOutlined,
  manager: StorefrontOutlined,
  chef: SoupKitchenOutlined,
  bar: LocalBarOutlined,
  viewer: VisibilityOutlined,
};

/** The roles as cards: what each may do and what is closed to it, and the way to one's own. */
export const RoleRows = ({ rows }: RowsProps<Role>) => {
  const mayCopy = useMay()('roles', 'copy');
  const { runRow } = useListActions();
  const { mode, addressOf, onToggle, all } = useRows(rows);
  const [copy] = rowActionsOf(mode.resource.actions ?? []);
  const membersOf = useMembers();
  const canTick = (role: Role): boolean => mode.hasTicks && mode.canTick(role);
  return (
    <>
      {rows.some(canTick) && <SelectAllTick {...all} label={text('list.selectAll')} />}
      <ul
        className="grid gap-16"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }}
      >
        {rows.map((role) => {
          const { id, title, preset, members } = role;
          const Icon = ICONS[preset ?? ''] ?? TuneOutlined;
          return (
            <RecordContextProvider key={id} value={role}>
              <li className="card stack gap-12 pad-16">
                <div className="row gap-12">
                  {canTick(role) && (
                    <Tick
                      checked={all.selected.has(id)}
                      aria-label={text('list.selectRow', { name: title })}
                      onChange={(event) => onToggle(id, event)}
                    />
                  )}
                  <Tile tone={preset === null ? 'secondary' : 'primary'}>
                    <Icon />
                  </Tile>
                  <div className="grow anywhere">
                    <h2 className="text-group">
                      <Link className="plain unlined hover-line reach" to={addressOf(role) ?? ''}>
                        {title}
                      </Link>
                    </h2>
                    <p className="muted text-small">
                      {`${shownText(messages.members, { smart_count: members })} · ${preset === null ? messages.own : messages.preset}`}
                    </p>
                  </div>
                  <RowMenuButton record={role} name={title} />
                </div>
                <p className="muted text-label grow">{noteOf(role)}</p>
                <RightsList role={role} />
                <div className="row spread gap-12" style={{ minHeight: 'max(32px, var(--touch))' }}>
                  <Faces members={membersOf(role)} />
                  {mayCopy && copy && preset !== 'owner' && (
                    <Button
                      variant="outlined"
                      size="s"
                      aria-label={`${messages.copy}: ${title}`}
                      onClick={() => runRow(copy, role)}
                    >
                      {messages.copyShort}
                    </Button>
                  )}
                </div>
              </li>
            </RecordContextProvider>
          );
        })}
      </ul>
    </>
  );
};

/** Who has which role, as far as this person may know. */
const useMembers = (): ((role: Role) => readonly Member[]) => {
  const hasStaff = useCapability('staff');
  const isOpen = useMay()('staff', 'list') && hasStaff;
  const { data = [] } = useGetList<Member>(
    'staff',
    { pagination: { page: 1, perPage: limits.maxPageSize }, meta: { parents: {}, deleted: false } },
    { enabled: isOpen, retry: false },
  );
  return ({ id }) => data.filter(({ role, state }) => role.id === id && state === 'active');
};

/** More faces than these would push the button away. */
const FACES = 5;

/** Who they are: the number above says how many. */
const Faces = ({ members }: { readonly members: readonly Member[] }) => (
  <span className="flex gap-4">
    {members.slice(0, FACES).map(({ id, name, email }) => (
      <span key={id} title={name || email}>
        <Initials isSmall name={name || email} />
      </span>
    ))}
  </span>
);
