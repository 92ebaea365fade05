import type { Role } from '../../contract/entities';
import { shownText } from '../../i18n/text';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { Badge } from '../../ui/Badge';
import { messages } from './messages';

const Kind = ({ preset }: Pick<Role, 'preset'>) => (
  <Badge tone={preset === null ? 'good' : 'quiet'}>{preset === null ? messages.own : messages.preset}</Badge>
);

const members = ({ members: count }: Role): string => shownText(messages.members, { smart_count: count });

export const columns: readonly Column<Role>[] = [
  { key: 'title', label: messages.columnTitle, sort: 'title', render: ({ title }) => title },
  {
    key: 'preset',
    label: messages.columnKind,
    width: '10rem',
    render: ({ preset }) => <Kind preset={preset} />,
  },
  { key: 'members', label: messages.columnMembers, sort: 'members', width: '9rem', render: members },
];

export const card: Card<Role> = {
  title: ({ title }) => title,
  facts: (role) => [members(role)],
  status: ({ preset }) => <Kind preset={preset} />,
};
