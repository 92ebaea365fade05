import { useParams } from 'react-admin';
import type { Point } from '../../contract/entities';
import { DateText } from '../../kit/cells/DateText';
import { DaysLeft } from '../../kit/cells/DaysLeft';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import { deletedColumns } from '../../kit/declaration/deletedColumns';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { useCapability } from '../../kit/parts/may';
import { readVisibility } from '../../kit/visibility/readVisibility';
import { coveredCard, coveredTitle } from '../shared/covers';
import { pointChoice } from '../shared/pointChoice';
import { useWays, VenueParts } from '../shared/VenueParts';
import { messages } from './messages';
import styles from './Ways.module.css';

/** The list turns clicks on plain links into navigation. */
export const Ways = ({ point }: { readonly point: Pick<Point, 'id' | 'title'> }) => (
  <span className={styles.ways}>
    {useWays(point.id).map(({ to, label }) => (
      <a key={to} className="medium unlined round-small hover-line" href={to}>
        {label}
      </a>
    ))}
  </span>
);

/** Above the data of a venue: its other parts. */
export const PointParts = () => <VenueParts pointId={useParams().id ?? ''} current="data" />;

/** How a venue stands: in a word of its own where nothing says what guests see of it, or that is not all. */
export const PointState = ({ point }: { readonly point: Point }) => {
  const isTold = useCapability('visibility');
  return isTold && point.status === 'displayed' ? null : <StatusBadge status={point.status} />;
};

/** Shown and yet seen by nobody: the reason stands under its name, and the badge does not say otherwise. */
const seenStatus = (point: Point): unknown =>
  point.status === 'displayed' && readVisibility(point)?.is_visible === false
    ? 'not_displayed'
    : point.status;

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

/** PT-07: title with the address below it, type, status, creation date; and the ways on. */
export const columns: readonly Column<Point>[] = [
  title,
  {
    key: 'ways',
    label: messages.columnWays,
    width: '11rem',
    render: (point) => <Ways point={point} />,
  },
  type,
  {
    key: 'status',
    label: messages.columnStatus,
    sort: 'status',
    width: '10.5rem',
    render: (point) => <StatusBadge status={seenStatus(point)} />,
  },
  {
    key: 'createdAt',
    label: messages.columnCreatedAt,
    sort: 'createdAt',
    width: '9rem',
    leaves: 'late',
    render: (point) => <DateText value={point.createdAt} of={point} />,
  },
];

/** PT-11: title with the address below it, type, deletion date, days before deletion. */
export const binColumns: readonly Column<Point>[] = [title, type, ...deletedColumns];

const placeOf = (point: Point) => [[point.type?.title, pointChoice.facts(point)].filter(Boolean).join(' · ')];

export const card: Card<Point> = {
  ...coveredCard,
  facts: placeOf,
  status: (point) => (
    <>
      <StatusBadge status={seenStatus(point)} />
      <Ways point={point} />
    </>
  ),
};

export const binCard: Card<Point> = {
  ...coveredCard,
  facts: placeOf,
  status: (point) => <DaysLeft days={point.days_before_deletion} />,
};
