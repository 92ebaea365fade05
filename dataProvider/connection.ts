/** Whether the server answered when it was last asked: any answer counts, also a refusal. */
let isAnswering = true;
const listeners = new Set<() => void>();

/** What became of a call: an answer of any kind, or none at all. A call that was given up says nothing. */
export const hearServer = (answered: boolean): void => {
  if (answered === isAnswering) return;
  isAnswering = answered;
  for (const listener of [...listeners]) listener();
};

/**
 * No network: the browser says so, and the server does not answer. The browser alone may be wrong: it knows of no internet,
 * while the server stands on this machine or in this house. Silence alone may be the server's own.
 */
export const hasNoNetwork = (): boolean => !navigator.onLine && !isAnswering;

/** Calls `listener` whenever `hasNoNetwork` may have changed; returns the way to stop it. */
export const onConnection = (listener: () => void): (() => void) => {
  const onOffline = (): void => void askServer();
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', onOffline);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', onOffline);
  };
};

/** Asks for the page the console came from, without its body: whatever the answer, there was one. */
const askServer = async (): Promise<void> => {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    hearServer(true);
  } catch {
    hearServer(false);
  }
};
