import type { DisplayStatus } from '../../../contract/vocabulary';
import { invalid } from '../../ApiError';
import { apiErrorTexts } from '../../texts/apiErrors';

export type Moderation = 'manual' | 'off';

/** Who may go where by a save of the owner's; the moderator's moves are made elsewhere. */
const MOVES: Readonly<Record<DisplayStatus, readonly DisplayStatus[]>> = {
  draft: ['under_moderation'],
  under_moderation: [],
  displayed: ['not_displayed'],
  not_displayed: ['displayed'],
  rejected: ['under_moderation'],
};

/**
 * The status a save leads to. Staying is always fine. Without moderation a point that is sent there is displayed at once.
 * @param wanted undefined = the save does not speak of the status
 * @throws ApiError 422 under `status`
 */
export const settleStatus = (now: DisplayStatus, wanted: unknown, moderation: Moderation): DisplayStatus => {
  if (wanted === undefined || wanted === now) return now;
  const next = MOVES[now].find((status) => status === wanted);
  const isSentAgain = wanted === 'under_moderation' && moderation === 'off' && now === 'displayed';
  if (isSentAgain) return now;
  if (next === undefined) throw invalid({ status: [apiErrorTexts.statusMove] });
  return next === 'under_moderation' && moderation === 'off' ? 'displayed' : next;
};
