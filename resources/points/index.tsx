import type { Point } from '../../contract/entities';
import { defineResource } from '../../kit/declaration/defineResource';
import type { ResourceForm } from '../../kit/declaration/ResourceDeclaration';
import { contentCounts } from '../shared/contentCounts';
import { moreActions } from '../shared/moreActions';
import { binColumns, card, columns, PointParts, PointState } from './columns';
import { messages } from './messages';

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
