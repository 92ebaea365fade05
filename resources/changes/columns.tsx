import type { Change } from '../../contract/entities';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { ChangeText, personOf } from '../../kit/history/ChangeText';
import { RecordLink } from '../../kit/history/RecordLink';
import { WhenText } from '../../kit/history/WhenText';
import { messages } from './messages';

export const columns: readonly Column<Change>[] = [
  {
    key: 'title',
    label: messages.columnRecord,
    width: '22%',
    render: (change) => <RecordLink change={change} />,
  },
  { key: 'what', label: messages.columnWhat, render: (change) => <ChangeText change={change} /> },
  { key: 'person', label: messages.columnWho, width: '11rem', leaves: 'late', render: personOf },
  {
    key: 'point',
    label: messages.columnWhere,
    width: '11rem',
    leaves: 'early',
    render: ({ point }) => <span className="clamp">{point.title}</span>,
  },
  {
    key: 'createdAt',
    label: messages.columnWhen,
    width: '10rem',
    render: (change) => <WhenText moment={change.createdAt} />,
  },
];

export const card: Card<Change> = {
  title: (change) => <RecordLink change={change} />,
  facts: (change) => [
    <ChangeText key="what" change={change} />,
    personOf(change),
    change.point.title,
    <WhenText key="when" moment={change.createdAt} />,
  ],
};
