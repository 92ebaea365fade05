/** A failure while the phone input is focused or read is logged, and the value falls back. */
export function attempt<T>(what: string, act: () => T, fallback: T): T {
  try {
    return act();
  } catch (failure) {
    console.error(`The phone input failed to ${what}.`, failure);
    return fallback;
  }
}
