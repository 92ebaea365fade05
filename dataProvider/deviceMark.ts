import { isRecord } from '../contract/isRecord';

/**
 * Where a browser keeps that somebody has signed in from it: such a device is not locked out by strangers who guess at the
 * account. It is no credential and outlives a sign-out; only a backend that handed a mark out ever sees it.
 */
export const DEVICE_KEY = 'carte.device';

export const deviceHeaders = (): Readonly<Record<string, string>> => {
  try {
    const mark = localStorage.getItem(DEVICE_KEY);
    return mark === null ? {} : { 'Carte-Device': mark };
  } catch {
    return {};
  }
};

/** Keeps the mark of an answer that opened a session. What could be no header is none. */
export const keepDeviceMark = (body: unknown): void => {
  const mark = isRecord(body) ? body.device : undefined;
  if (typeof mark !== 'string' || !/^[\w-]{1,200}$/.test(mark)) return;
  try {
    localStorage.setItem(DEVICE_KEY, mark);
  } catch {
    // Blocked storage: this browser stays a stranger.
  }
};
