import type { Ground, GroundOf } from '../../Ground';
import { DEFAULT_ZONE } from '../wallClock';
import { one } from './read';

/** What the point form is judged against. The console itself says `draft` on creation, and `under_moderation` at the end. */
export const pointGrounds = {
  'points.create': async (): Promise<Ground> => ({ timezone: DEFAULT_ZONE, moves: { status: ['draft'] } }),
  'points.update': async ({ path, userId }, world): Promise<Ground> => {
    const { record } = await one({ id: path.id, userId }, world);
    return {
      record,
      timezone: typeof record.timezone === 'string' ? record.timezone : DEFAULT_ZONE,
      moves: { status: ['under_moderation', record.status] },
      ...(record.status === 'draft' || record.status === 'rejected'
        ? { completes: { status: 'under_moderation' } }
        : {}),
    };
  },
} satisfies {
  readonly 'points.create': GroundOf<'points.create'>;
  readonly 'points.update': GroundOf<'points.update'>;
};
