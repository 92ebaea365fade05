import SendOutlined from '@mui/icons-material/SendOutlined';
import type { Member } from '../../contract/entities';
import type { FieldInputProps } from '../../fieldRenderers/FieldRenderer';
import { text } from '../../i18n/text';
import { defineResource } from '../../kit/declaration/defineResource';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { TeamPages } from '../shared/TeamPages';
import { binColumns, card, columns, nameOf } from './columns';
import { messages } from './messages';

// Questions are asked rarely: no list waits for them.
const AskWithdraw = lazyWithPreload(async () => (await import('./AskWithdraw')).AskWithdraw);
const HandOver = lazyWithPreload(async () => (await import('./HandOver')).HandOver);

const LateRoleInput = lazyWithPreload(async () => (await import('./RoleInput')).RoleInput);

/** Keeps the room of what comes late: its label, and a card for each role. */
const RoleInput = (props: FieldInputProps) => (
  <div
    className="carte-choices"
    style={{ minHeight: `calc(17.5px + ${props.field.options.length} * (45.5px + max(40px, var(--touch))))` }}
  >
    <LateRoleInput {...props} />
  </div>
);

const isWaiting = ({ state }: Member): boolean => state !== 'active';

/**
 * An invitation is withdrawn, in its own words; who holds more than one does, or owns the business and is oneself, is not removed at all:
 * an owner hands it over first.
 */
const canRemove = (member: Member): boolean =>
  !isWaiting(member) && !member.is_locked && !(member.is_me && member.role.preset === 'owner');

/** Leads to the bin as deleting does, in the words of an invitation. */
const withdraw: RowAction<Member> = {
  key: 'withdraw',
  label: () => messages.withdraw,
  call: { resource: 'staff', verb: 'deleteMany' },
  isFor: (member) => isWaiting(member) && !member.is_locked,
  render: ({ record, onClose }) => <AskWithdraw member={record} onClose={onClose} />,
};

/** TM-08. Nobody but an owner may ask for it. */
const handOver: RowAction<Member> = {
  key: 'handOver',
  label: () => messages.handOver,
  call: { resource: 'business', verb: 'handOver' },
  isFor: (member) => !isWaiting(member) && !member.is_me && member.role.preset !== 'owner',
  render: ({ record, onClose }) => <HandOver member={record} onClose={onClose} />,
};

/** Who works in the business, and who is invited to: inviting somebody is adding them (TM-05). */
export const staff = defineResource({
  name: 'staff',
  permission: 'team_staff',
  capability: 'staff',
  messages,
  breadcrumbs: () => [{ key: 'team', label: messages.area }],
  represent: nameOf,
  list: {
    columns,
    card,
    search: 'nameAndEmail',
    filters: 'staff_main',
    actions: [withdraw, handOver],
    canDelete: canRemove,
    header: TeamPages,
  },
  actions: [
    {
      call: 'staff.invite',
      label: messages.sendAgain,
      icon: SendOutlined,
      when: (member) => isWaiting(member) && !member.is_locked,
      ask: async () => (await import('../../i18n/teamWords')).teamWords.sendAgain,
    },
  ],
  form: {
    // The whole business is what most people are let into; a venue or two is said on purpose.
    defaults: { all_points: true },
    inputs: { role: RoleInput },
    afterSave: () => 'list',
    whyLocked: ({ is_me, is_locked }) => (is_me || is_locked ? text('form.readOnly') : undefined),
    submitLabel: ({ record }) => (record ? undefined : messages.invite),
    savedNotice: ({ before }) => (before ? undefined : messages.invited),
  },
  bin: { columns: binColumns, search: 'nameAndEmail' },
});
