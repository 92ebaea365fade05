/** Whether the server answered when it was last asked: any answer counts, also a refusal. */
let isAnswering = true;
const listeners = new Set<() => void>();

/** The outcome of a call: an answer of any kind, or none at all. A call that was given up says nothing. */
export const reportAnswer = (answered: boolean): void => {
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Asks for as long as the browser says it is offline: the last call may have passed just before the network went. */
  const ask = async (): Promise<void> => {
    await askServer();
    clearTimeout(timer);
    if (listeners.has(listener) && !navigator.onLine) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
  };
  const onOffline = (): void => {
    // The server may not have answered the last time either: then there is nothing to wait for.
    listener();
    void ask();
  };
  const onOnline = (): void => {
    clearTimeout(timer);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  if (!navigator.onLine) onOffline();
  return () => {
    listeners.delete(listener);
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
};

const ASK_AGAIN_MS = 3000;

/** Asks for the page the console came from, without its body: whatever the answer, there was one. */
const askServer = async (): Promise<void> => {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    reportAnswer(true);
  } catch {
    reportAnswer(false);
  }
};
