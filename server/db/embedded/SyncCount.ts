/** How many syncs were begun and how many are done, for both threads: one that hangs may hold up the thread that is at it. */
export class SyncCount {
  readonly shared: SharedArrayBuffer;
  readonly #counts: Int32Array;
  #seen = { done: 0, since: 0 };

  constructor(shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.#counts = new Int32Array(shared);
  }

  /** @returns to be called when it has reached the disk */
  begin(): () => void {
    Atomics.add(this.#counts, BEGUN, 1);
    return () => void Atomics.add(this.#counts, DONE, 1);
  }

  /** How long none was done that was wanted, ms, as far as this was asked for. */
  hanging(now: number): number {
    const done = Atomics.load(this.#counts, DONE);
    if (done === Atomics.load(this.#counts, BEGUN) || done !== this.#seen.done)
      this.#seen = { done, since: now };
    return now - this.#seen.since;
  }
}

const [BEGUN, DONE] = [0, 1];
