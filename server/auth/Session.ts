/** A live session: of somebody whose address is confirmed, or of a registration that waits for its code. */
export interface Session {
  readonly id: number;
  readonly userId: number;
  readonly verified: boolean;
}
