const SEEN_KEY = 'carte.reloadedFor';

/** How the browsers word a part of the build that does not arrive; and how our own reader of texts does. */
const WORDINGS = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload/i,
  /^Texts "/,
];

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && WORDINGS.some((wording) => wording.test(error.message));

const holders = new Set<() => boolean>();

/** Keeps the page from being reloaded by itself while `isHeld`, as what was typed would go; returns the way to stop it. */
export const holdReload = (isHeld: () => boolean): (() => void) => {
  holders.add(isHeld);
  return () => void holders.delete(isHeld);
};

/**
 * Reloads the page the first time this very part is missing: the page that comes names the parts of the build that is
 * there now. A part that was missing before in this tab is not answered with a reload, whatever was missing in between, so
 * there is never a loop; nor is a missing network, where a reload would take the page away, nor one in whose place something is
 * typed. Answers whether it reloads.
 */
export const reloadOnceFor = (error: unknown, reload: () => void = () => location.reload()): boolean => {
  const failure = error instanceof Error ? error.message : String(error);
  if (!navigator.onLine || [...holders].some((isHeld) => isHeld())) return false;
  try {
    const seen = readSeen();
    if (seen.includes(failure)) return false;
    sessionStorage.setItem(SEEN_KEY, JSON.stringify([...seen, failure]));
  } catch {
    // Without storage nothing could tell the first time from the second: say it, do not reload.
    return false;
  }
  reload();
  return true;
};

const readSeen = (): readonly unknown[] => {
  const seen: unknown = JSON.parse(sessionStorage.getItem(SEEN_KEY) ?? '[]');
  return Array.isArray(seen) ? seen : [];
};

let hasRelease = false;

/** Whether a part of this build was asked for and the server, which answers, has it no more. */
export const hasNewRelease = (): boolean => hasRelease;

/** Calls `listener` when that has come to be known; returns the way to stop it. */
export const onNewRelease = (listener: () => void): (() => void) => {
  const look = async ({ payload }: VitePreloadErrorEvent): Promise<void> => {
    if (hasRelease || !(await isGone(payload))) return;
    hasRelease = true;
    listener();
  };
  const onMissing = (event: VitePreloadErrorEvent): void => void look(event);
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
};

/** A part that only did not arrive is no news. Some servers answer the page itself in place of what they do not have. */
const isGone = async ({ message }: Error): Promise<boolean> => {
  const [address] = /(?:https?:\/|\/assets)\/\S+\.(?:js|css)/.exec(message) ?? [];
  // Safari does not say which part it was.
  if (address === undefined) return navigator.onLine;
  try {
    const { status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || headers.get('content-type')?.startsWith('text/html') === true;
  } catch {
    return false;
  }
};
