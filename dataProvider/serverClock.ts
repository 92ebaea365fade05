/** How far the clock of this device is behind the server's, ms; 0 until an answer said otherwise. */
let behindMs = 0;

/** Reads the time off an answer; one without a date (or with a spoilt one) changes nothing. */
export const readServerClock = (headers: Headers): void => {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) behindMs = date - Date.now();
};

/** Now by the server's clock: a device whose clock is days off must not validate dates by it. */
export const serverNow = (): Date => new Date(Date.now() + behindMs);
