export type UnauthorizedListener = () => void;

const listeners = new Set<UnauthorizedListener>();

/** Calls `listener` whenever the session ended under a call (401, 1§8); returns the way to stop it. */
export const onUnauthorized = (listener: UnauthorizedListener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const announceUnauthorized = (): void => {
  for (const listener of [...listeners]) listener();
};
