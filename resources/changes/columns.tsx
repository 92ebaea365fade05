import type { Change } from '../../contract/entities';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { LateChangeText } from '../../kit/history/later';
import { personOf } from '../../kit/history/personOf';
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
  { key: 'what', label: messages.columnWhat, render: (change) => <LateChangeText change={change} /> },
  { key: 'person', label: messages.columnWho, width: '11rem', leaves: 'late', render: personOf },
  {
    key: 'point',
    label: messages.columnWhere,
    width: '11rem',
    leaves: 'early',
    render: ({ point }) => <span className="clamp">{point?.title}</span>,
  },
  {
    key: 'createdAt',
    label: messages.columnWhen,
    width: '10rem',
    render: (change) => <WhenText of={change} />,
  },
];

export const card: Card<Change> = {
  title: (change) => <RecordLink change={change} />,
  facts: (change) => [
    // Its words come later, and nothing below moves then.
    <div key="what" style={{ minHeight: '1.5em' }}>
      <LateChangeText change={change} />
    </div>,
    <>
      <WhenText of={change} />
      {[personOf(change), change.point?.title].filter(Boolean).map((words) => ` · ${words}`)}
    </>,
  ],
};
