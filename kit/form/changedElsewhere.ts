import type { LiveChange } from '../../contract/liveEvents';
import { createListeners } from '../../ui/createListeners';

/** What has changed on the server, for open forms: their records are read again by nobody. undefined = so much that it is not named. */
export const { subscribe: onChangedElsewhere, tell: announceChanges } =
  createListeners<[changes: readonly LiveChange[] | undefined]>();
