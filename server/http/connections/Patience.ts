/** How long a client may keep us waiting, and what it earns by sending and by reading. */
export interface Patience {
  /** For whatever is asked, however short. */
  readonly graceMs: number;
  /** The longest pause of somebody who has sent much of a body before: a telephone in a tunnel. */
  readonly pauseMs: number;
  /** Whoever sends and reads this fast never runs out; slower than the uplink of a 3G telephone. */
  readonly bytesPerSecond: number;
  readonly lookMs: number;
}

export const PATIENCE: Patience = {
  graceMs: 10_000,
  pauseMs: 30_000,
  bytesPerSecond: 16 * 1024,
  lookMs: 1000,
};
