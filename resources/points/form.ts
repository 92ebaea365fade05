import type { Point } from '../../contract/entities';
import type { ResourceForm } from '../../src/kit/resourceDeclaration';
import { messages } from './messages';

/** Not shown to anybody yet: a draft, or a record without a status (1§4). */
const isUnfinished = (point: Point | undefined): boolean => !point?.status || point.status === 'draft';

/** Adding and editing a point: a draft from the first save on, sent to moderation by the last (1§2, 1§4). */
export const form: ResourceForm<Point> = {
  tabs: [
    { section: 'point_general', label: messages.tabGeneral },
    { section: 'point_docs', label: messages.tabDocs },
    { section: 'point_other', label: messages.tabOther },
  ],
  placeKey: 'pointId',
  isLocked: (point) => point?.status === 'draft',
  beforeSave: (payload, { record, isLast }) => {
    if (!record) return { ...payload, status: 'draft' };
    return isLast && isUnfinished(record) ? { ...payload, status: 'under_moderation' } : payload;
  },
  // What was not shown yet goes forward by saving; anything else stays where it was saved (1§2).
  afterSave: ({ record, isLast }) => {
    if (isLast) return 'list';
    return isUnfinished(record) ? 'nextTab' : 'stay';
  },
  submitLabel: ({ record, isLast }) => {
    if (!isUnfinished(record)) return undefined;
    return isLast ? messages.toModeration : messages.goOn;
  },
};
