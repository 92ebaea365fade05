import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { Change } from '../../contract/entities';
import { text } from '../../i18n/text';
import { defineResource } from '../../kit/declaration/defineResource';
import type { MoreParents } from '../../kit/declaration/Parents';
import type { Card, Column, RowAction } from '../../kit/declaration/ResourceDeclaration';
import { LateChangeText, LateUndoQuestion } from '../../kit/history/later';
import { personOf } from '../../kit/history/personOf';
import { RecordLink } from '../../kit/history/RecordLink';
import { WhenText } from '../../kit/history/WhenText';
import { useCapability } from '../../kit/parts/may';
import { NotOffered } from '../../kit/parts/NotOffered';
import { messages } from './messages';

const columns: readonly Column<Change>[] = [
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

const card: Card<Change> = {
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

/** The way back; what has none says so when it is tried. */
const takeBack: RowAction<Change> = {
  key: 'undo',
  label: () => text('history.undo'),
  call: { resource: 'changes', verb: 'undo' },
  icon: UndoOutlined,
  render: ({ record, onClose }) => <LateUndoQuestion change={record} onClose={onClose} />,
};

const READY: MoreParents = { status: 'ready', parents: {} };

/** The journal: every change in the venues that one may reach, by person, venue, kind and day. Read only. */
export const changes = defineResource({
  name: 'changes',
  permission: 'management_history',
  messages,
  routes: { list: '/management/history' },
  breadcrumbs: () => [{ key: 'management', label: messages.area }],
  useMoreParents: () =>
    useCapability('history')
      ? READY
      : { status: 'none', content: <NotOffered {...messages} to="/management/points" /> },
  list: {
    columns,
    card,
    search: 'title',
    filters: 'history_main',
    filtersCapability: 'history',
    actions: [takeBack],
  },
});
