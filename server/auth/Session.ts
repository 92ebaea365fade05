import type { Grant } from '../team/grants';

/** A live session: of somebody whose address is confirmed, or of a registration that waits for its code. */
export interface Session {
  readonly id: number;
  readonly userId: number;
  readonly verified: boolean;
  /** What they may do, in each business they are a member of: as it stood when this call came. */
  readonly grants: readonly Grant[];
}
