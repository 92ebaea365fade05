type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears that what was said last is out of date; returns the way to stop it. */
export const onWithdrawal = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes back what was said last: something new is tried, or something is wrong since, and the old fact would mislead. */
export const withdrawNotices = (): void => {
  for (const listener of listeners) listener();
};
