/** How whoever measures speaks to a page: the same on ours and on the floors. */
export interface Bench {
  /** Shows what is measured, under a shell that stays. */
  mount(): void;
  unmount(): void;
  /** Form only. The form calls it with what it would save; called with nothing, it presses "save". */
  onSubmit(payload?: unknown): void;
}

declare global {
  interface Window {
    __bench: Bench;
  }
}

/** How many fields or rows the address asks for. */
export const wantedCount = (absent: number): number =>
  Number(new URLSearchParams(location.search).get('n') ?? absent) || absent;
