import { useParams } from 'react-admin';
import type { Point } from '../../contract/entities';
import { DateText } from '../../kit/cells/DateText';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import { defineResource } from '../../kit/declaration/defineResource';
import type { Card, Column, ResourceForm } from '../../kit/declaration/ResourceDeclaration';
import { useCapability } from '../../kit/parts/may';
import { SeenBadge } from '../../kit/visibility/SeenBadge';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { contentCounts } from '../shared/contentCounts';
import { coveredCard, coveredTitle } from '../shared/covers';
import { messages as words } from '../shared/messages';
import { moreActions } from '../shared/moreActions';
import { pointChoice } from '../shared/pointChoice';
import { useWays, VenueParts } from '../shared/VenueParts';
import { messages } from './messages';
import styles from './Ways.module.css';

/** What a venue does now; no first row waits for it. */
const OpenCell = lazyWithPreload(async () => (await import('../shared/VenueNow')).OpenCell);
const StopsCell = lazyWithPreload(
  async () => (await import('../shared/VenueNow')).StopsCell,
  words.parts.stopList,
);

/** The list turns clicks on plain links into navigation. */
export const Ways = ({ point }: { readonly point: Pick<Point, 'id' | 'title'> }) => (
  <span className={styles.ways}>
    {useWays(point.id).map(({ part, to, label }) => (
      <a key={to} className="medium unlined round-small hover-line" href={to}>
        {part === 'stopList' ? <StopsCell id={point.id} /> : label}
      </a>
    ))}
  </span>
);

/** Above the data of a venue: its other parts. */
const PointParts = () => <VenueParts pointId={useParams().id ?? ''} current="data" />;

/** How a venue stands: in a word of its own where nothing says what guests see of it, or that is not all. */
const PointState = ({ point }: { readonly point: Point }) => {
  const isTold = useCapability('visibility');
  return isTold && point.status === 'displayed' ? null : <StatusBadge status={point.status} />;
};

/** A status that shows it says what guests see of it, any other its own word. */
const Status = ({ point: { status } }: { readonly point: Point }) =>
  status === 'displayed' ? <SeenBadge /> : <StatusBadge status={status} />;

const title: Column<Point> = {
  key: 'title',
  label: messages.columnTitle,
  sort: 'title',
  render: coveredTitle,
  under: pointChoice.facts,
};
const type: Column<Point> = {
  key: 'type',
  label: messages.columnType,
  width: '8.5rem',
  leaves: 'early',
  render: (point) => point.type?.title,
};

/** PT-07: title with the address below it, type with the creation date below it, status; and how it stands, and the ways on. */
const columns: readonly Column<Point>[] = [
  title,
  {
    key: 'now',
    label: messages.columnNow,
    width: '8.5rem',
    leaves: 'late',
    told: { call: { resource: 'overview', verb: 'read' }, capability: 'overview' },
    render: (point) => <OpenCell id={point.id} />,
  },
  {
    key: 'ways',
    label: messages.columnWays,
    width: '11rem',
    render: (point) => <Ways point={point} />,
  },
  {
    key: 'createdAt',
    label: messages.columnCreatedAt,
    sort: 'createdAt',
    width: '9rem',
    leaves: 'early',
    render: (point) => (
      <>
        {point.type?.title}
        <div className="muted text-small">
          <DateText value={point.createdAt} of={point} />
        </div>
      </>
    ),
  },
  {
    key: 'status',
    label: messages.columnStatus,
    sort: 'status',
    width: '10.5rem',
    render: (point) => <Status point={point} />,
  },
];

/** PT-11: title with the address below it, type; deletion date and days before deletion come by themselves. */
const binColumns: readonly Column<Point>[] = [title, type];

const card: Card<Point> = {
  ...coveredCard,
  facts: (point) => [[point.type?.title, pointChoice.facts(point)].filter(Boolean).join(' · ')],
  status: (point) => (
    <>
      <span className={styles.now}>
        <OpenCell id={point.id} />
      </span>
      <Status point={point} />
      <Ways point={point} />
    </>
  ),
};

/** Not shown to anybody yet: a draft, or a record without a status. */
const isUnfinished = (point: Point | undefined): boolean => !point?.status || point.status === 'draft';

/** Saving the last tab sends it to moderation: what was never there, and what was rejected (docs/spec/3-decisions.md). */
const isToBeSent = (point: Point | undefined): boolean => isUnfinished(point) || point?.status === 'rejected';

/** Adding and editing a point: a draft from the first save on, sent to moderation by the last. */
const form: ResourceForm<Point> = {
  tabs: [
    { section: 'point_general', label: messages.tabGeneral },
    { section: 'point_docs', label: messages.tabDocs },
    { section: 'point_other', label: messages.tabOther },
  ],
  placeKey: 'pointId',
  header: PointParts,
  state: (point) => <PointState point={point} />,
  isLocked: (point) => point?.status === 'draft',
  beforeSave: (payload, { record, isLast }) => {
    if (!record) return { ...payload, status: 'draft' };
    return isLast && isToBeSent(record) ? { ...payload, status: 'under_moderation' } : payload;
  },
  // What was not shown yet goes forward by saving; anything else stays where it was saved.
  afterSave: ({ record, isLast }) => (isLast ? 'list' : isUnfinished(record) ? 'nextTab' : 'stay'),
  savedNotice: ({ before, saved }) =>
    saved.status === 'under_moderation' && before?.status !== saved.status ? messages.sent : undefined,
  submitLabel: ({ record, isLast }) => {
    if (isLast && isToBeSent(record)) return messages.toModeration;
    return isUnfinished(record) ? messages.goOn : undefined;
  },
};

export const points = defineResource({
  name: 'points',
  permission: 'management_points',
  messages,
  isForGuests: true,
  breadcrumbs: () => [{ key: 'management', label: messages.management }],
  holds: ({ contents }) => contents && contentCounts(contents),
  list: {
    columns,
    card,
    room: { card: 147 },
    search: 'titleAndAddress',
    filters: 'point_main',
    moreActions: moreActions('points'),
  },
  form,
  bulk: {
    calls: [{ resource: 'points', verb: 'bulk' }],
    acts: async () => (await import('./bulk/acts')).acts,
  },
  bin: { columns: binColumns, search: 'titleAndAddress' },
});
