import type { Member } from '../../contract/entities';
import { shownText } from '../../i18n/text';
import { MomentText } from '../../kit/cells/DateText';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Initials } from '../../ui/Initials';
import { messages } from './messages';

/** Who has not been here has no name yet. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email;

const NameCell = ({ member }: { readonly member: Member }) => (
  <span className="row slim gap-12">
    <Initials name={nameOf(member)} isSmall />
    <span className="clamp">
      {nameOf(member)}
      {member.is_me && ` (${messages.me})`}
    </span>
  </span>
);

/** More titles than this would be a wall. */
const TITLES = 2;

const pointsText = ({ all_points, points }: Pick<Member, 'all_points' | 'points'>): string => {
  if (all_points) return messages.allPoints;
  const titles = points
    .slice(0, TITLES)
    .map(({ title }) => title)
    .join(', ');
  const count = points.length - TITLES;
  return count > 0 ? shownText(messages.morePoints, { titles, count }) : titles;
};

const Seen = ({ member: { last_seen } }: { readonly member: Member }) =>
  last_seen === null ? messages.neverSeen : <MomentText value={last_seen} />;

const TONES = {
  active: 'good',
  invited: 'waiting',
  expired: 'bad',
} as const satisfies Record<Member['state'], BadgeTone>;

const StateBadge = ({ state }: Pick<Member, 'state'>) => (
  <Badge tone={TONES[state]}>{messages.states[state]}</Badge>
);

const name: Column<Member> = {
  key: 'name',
  label: messages.columnName,
  sort: 'name',
  width: '24%',
  render: (member) => <NameCell member={member} />,
};
const role: Column<Member> = {
  key: 'role',
  label: messages.columnRole,
  width: '9.5rem',
  render: (member) => member.role.title,
};
const points: Column<Member> = {
  key: 'points',
  label: messages.columnPoints,
  leaves: 'late',
  render: (member) => <span className="clamp">{pointsText(member)}</span>,
};

/** TM-05: name, role, venues, last seen, state. */
export const columns: readonly Column<Member>[] = [
  name,
  role,
  points,
  {
    key: 'last_seen',
    label: messages.columnSeen,
    sort: 'last_seen',
    width: '9.5rem',
    leaves: 'early',
    render: (member) => <Seen member={member} />,
  },
  {
    key: 'state',
    label: messages.columnState,
    width: '13rem',
    render: ({ state }) => <StateBadge state={state} />,
  },
];

export const binColumns: readonly Column<Member>[] = [name, role, points];

export const card: Card<Member> = {
  title: (member) => <NameCell member={member} />,
  facts: (member) => [member.role.title, pointsText(member)],
  status: ({ state }) => <StateBadge state={state} />,
};
